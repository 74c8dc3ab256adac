import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitBarcode } from '../../src/ui/picture/barcode';

const PIXEL_RATIOS = [1, 1.5, 2, 2.625, 3];

describe('A barcode', () => {
  it.each([
    [132, 320, 2, 264],
    [132, 375, 3, 352],
    [132, 844, 3, 836],
  ])('of %i modules on %i px at density %i is %i px wide', (modules, available, pixelRatio, width) => {
    expect(fitBarcode(modules, available, pixelRatio).width).toBeCloseTo(width);
  });

  it('has bars of whole device pixels, and is as large as fits', () => {
    const length = fc.integer({ min: 50, max: 800 });
    fc.assert(
      fc.property(
        length,
        fc.integer({ min: 200, max: 1400 }),
        fc.constantFrom(...PIXEL_RATIOS),
        (modules, px, ratio) => {
          const { width, marginLeft } = fitBarcode(modules, px, ratio);
          const pixels = (width * ratio) / modules;
          expect(pixels).toBeCloseTo(Math.round(pixels));
          expect(marginLeft * ratio).toBeCloseTo(Math.round(marginLeft * ratio));
          expect(width + marginLeft).toBeLessThanOrEqual(px);
          expect((pixels + 1) * modules).toBeGreaterThan(Math.floor(px * ratio));
        },
      ),
    );
  });

  it('has no width if the screen is too narrow', () => expect(fitBarcode(715, 320, 2).width).toBe(0));
});
