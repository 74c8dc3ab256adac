import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { checkPhoto, decodeDefect, HEAD_LENGTH, isCutOff, LARGEST_PHOTO, sizeDefect } from '../../src/ui/photo/check';
import { encodeSmall, fitInside, LONGEST_SIDE, MAX_BYTES, NARROWEST, surfaceOf } from '../../src/ui/photo/encode';
import { limitConcurrency } from '../../src/ui/photo/limit-concurrency';

const bytes = (latin: string) => Uint8Array.from(latin, (sign) => sign.charCodeAt(0));
const check = (head: string, type = '', name = 'photo', size = 1000) => checkPhoto({ size, type, name }, bytes(head));

const JPEG = '\xff\xd8\xff\xe1';
const photos = {
  jpeg: JPEG,
  png: '\x89PNG\r\n\x1a\n',
  gif: 'GIF89a',
  webp: 'RIFF\x24\x00\x00\x00WEBPVP8 ',
  heic: '\x00\x00\x00\x18ftypheic',
  avif: '\x00\x00\x00\x1cftypavif',
  bmp: 'BM\x36\x00',
  tiff: 'II*\x00',
};
const others = {
  pdf: '%PDF-1.7',
  zip: 'PK\x03\x04',
  exe: 'MZ\x90\x00',
  mp4: '\x00\x00\x00\x18ftypisom',
  wav: 'RIFF\x24\x00\x00\x00WAVEfmt ',
  html: '<!doctype html><title>x</title>',
  script: '<script>alert(1)</script>',
  json: '{"a":1}',
  php: '<?php echo 1;',
};
const drawings = [
  '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  '\xef\xbb\xbf  <svg></svg>',
  '<?xml version="1.0"?>\n<!-- x -->\n<svg/>'.replace('<svg/>', '<svg />'),
  '<!DOCTYPE svg PUBLIC "x"><svg>',
];

describe('A file that may be sent', () => {
  it.each(Object.entries(photos))('is a %s, whatever its MIME type', (_format, head) => {
    for (const type of ['', 'image/jpeg', 'application/octet-stream', 'text/plain'])
      expect(check(head, type)).toBeUndefined();
  });

  it.each(Object.entries(others))('is not a %s, even as photo.jpg', (_format, head) => {
    for (const type of ['', 'image/jpeg', 'application/pdf']) expect(check(head, type, 'photo.jpg')).toBe('notPhoto');
  });

  it.each(drawings)('is no SVG: %j', (head) => {
    for (const type of ['', 'image/jpeg', 'image/svg+xml']) expect(check(head, type)).toBe('svg');
  });

  it('is no SVG by its type or name either', () => {
    expect(check('\x1f\x8b', 'image/svg+xml')).toBe('svg');
    for (const name of ['drawing.SVGZ', 'drawing.svg']) expect(check('?', '', name)).toBe('svg');
    expect(check(JPEG, '', 'drawing.svg.jpg')).toBeUndefined();
  });

  it.each([
    ['heic', photos.heic],
    ['heic', '\x00\x00\x00\x18ftypmif1'],
    ['undecodable', photos.jpeg],
    ['undecodable', photos.avif],
    ['undecodable', ''],
  ])('that cannot be decoded is refused as %s: %j', (reason, head) => expect(decodeDefect(bytes(head))).toBe(reason));

  it('of an unknown format is accepted by its MIME type', () => {
    expect(check('????', 'image/x-raw')).toBeUndefined();
    for (const head of ['? <!-- --><svg >', '? {"a":1}']) expect(check(head, 'image/x-raw')).toBeUndefined();
    for (const type of ['text/plain', 'x-image/raw']) expect(check('????', type)).toBe('notPhoto');
    expect(check('????')).toBe('notPhoto');
  });

  it('is not empty, and at most 20 MB', () => {
    expect(check('', 'image/jpeg', 'photo.jpg', 0)).toBe('empty');
    expect(check(JPEG, 'image/jpeg', 'photo.jpg', LARGEST_PHOTO)).toBeUndefined();
    expect(check(JPEG, 'image/jpeg', 'photo.jpg', LARGEST_PHOTO + 1)).toBe('tooLarge');
    expect(check('%PDF', 'image/jpeg', 'photo.jpg', LARGEST_PHOTO + 1)).toBe('notPhoto');
  });

  it('is checked for any bytes without an error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: HEAD_LENGTH }), fc.string(), (head, type) => {
        checkPhoto({ size: head.length, type, name: 'x' }, head);
      }),
    );
  });
});

describe('A reduced photo', () => {
  it('has a long side of at most 1600 px or a width of 720 px, its shape, and never grows', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fit = fitInside(width, height, LONGEST_SIDE);
        const longest = Math.max(fit.width, fit.height);
        expect(longest).toBeLessThanOrEqual(16_000);
        if (longest > LONGEST_SIDE && longest < 16_000) expect(fit.width).toBe(Math.min(NARROWEST, width));
        else if (longest < 16_000) expect(longest).toBe(Math.min(LONGEST_SIDE, Math.max(width, height)));
        expect(Math.min(fit.width, fit.height)).toBeGreaterThanOrEqual(1);
        expect(fit.width).toBeLessThanOrEqual(width);
        expect(fit.height).toBeLessThanOrEqual(height);
      }),
    );
  });

  it.each([
    [1080, 12000, 720, 8000],
    [1080, 2400, 720, 1600],
    [600, 9000, 600, 9000],
    [4032, 3024, 1600, 1200],
    [12000, 1080, 1600, 144],
  ])('of %i × %i px has %i × %i px', (width, height, ...fit) => {
    expect(Object.values(fitInside(width, height, LONGEST_SIDE))).toEqual(fit);
  });

  /** A canvas whose JPEG has `bytesPerDot` at full quality. */
  const surface = (bytesPerDot: number) => {
    let dots = 0;
    return {
      draw: vi.fn((width: number, height: number) => {
        dots = width * height;
      }),
      toJpeg: async (quality: number) => ({ size: dots * bytesPerDot * quality }) as Blob,
    };
  };

  it('has the best quality that is small enough', async () => {
    const plain = surface(0.1);
    expect((await encodeSmall(4032, 3024, plain)).size).toBeLessThan(MAX_BYTES);
    expect(plain.draw.mock.calls).toEqual([[1600, 1200]]);
    const rich = surface(0.6);
    expect((await encodeSmall(4032, 3024, rich)).size).toBeLessThan(MAX_BYTES);
    expect(rich.draw).toHaveBeenCalledTimes(2);
  });

  it('that never gets small enough has the smallest size', async () => {
    const noise = surface(20);
    await encodeSmall(4032, 3024, noise);
    expect(noise.draw).toHaveBeenLastCalledWith(960, 720);
  });

  it('is drawn on white, and fills its canvas', () => {
    const canvas = { width: 0, height: 0 };
    const source = {} as CanvasImageSource;
    const drawn: unknown[] = [];
    const context = {
      fillStyle: '#000000',
      imageSmoothingQuality: 'low',
      fillRect: (...area: number[]) => drawn.push(context.fillStyle, area),
      drawImage: (...image: unknown[]) => drawn.push(context.imageSmoothingQuality, image),
    };
    const toJpeg = async () => new Blob();
    const surface = surfaceOf(canvas, context as unknown as CanvasRenderingContext2D, source, toJpeg);
    surface.draw(40, 30);
    expect(canvas).toEqual({ width: 40, height: 30 });
    expect(drawn).toEqual(['#ffffff', [0, 0, 40, 30], 'high', [source, 0, 0, 40, 30]]);
    expect(surface.toJpeg).toBe(toJpeg);
    expect(() => surfaceOf(canvas, null, source, toJpeg)).toThrow('no canvas');
  });
});

it('limitConcurrency does not run a task that is aborted while it waits, and runs the next one', async () => {
  const run = limitConcurrency(1);
  const photo = new AbortController();
  const kept = new AbortController();
  const ran: string[] = [];
  const all = Promise.allSettled([
    run(kept.signal, async () => ran.push('first')),
    run(photo.signal, async () => ran.push('aborted')),
    run(kept.signal, async () => ran.push('last')),
  ]);
  photo.abort();
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(ran).toEqual(['first', 'last']);
});

it('limitConcurrency runs all tasks in order, never more than the limit at the same time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.record({ turns: fc.nat(4), fails: fc.boolean() }), { maxLength: 20 }),
      async (limit, works) => {
        const run = limitConcurrency(limit);
        const { signal } = new AbortController();
        const begun: number[] = [];
        let running = 0;
        let most = 0;
        const results = works.map(({ turns, fails }, index) =>
          run(signal, async () => {
            begun.push(index);
            running += 1;
            most = Math.max(most, running);
            for (let rest = turns; rest > 0; rest -= 1) await Promise.resolve();
            running -= 1;
            if (fails) throw new Error('failed');
          }),
        );
        await Promise.allSettled(results);
        expect(begun).toEqual(works.map((_, index) => index));
        expect(most).toBeLessThanOrEqual(limit);
      },
    ),
  );
});

describe('A photo of more than 50 megapixels, or that is too long to stay readable', () => {
  const png = (width: number, height: number) => {
    const file = new Uint8Array(33);
    file.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
    new DataView(file.buffer).setUint32(16, width);
    new DataView(file.buffer).setUint32(20, height);
    return file;
  };
  /** A comment, then the size of a progressive JPEG. */
  const jpegOf = (width: number, height: number) => {
    const file = new Uint8Array([0xff, 0xd8, 0xff, 0xfe, 0, 4, 1, 2, 0xff, 0xc2, 0, 11, 8, 0, 0, 0, 0, 1, 0xff, 0xd9]);
    new DataView(file.buffer).setUint16(13, height);
    new DataView(file.buffer).setUint16(15, width);
    return file;
  };

  const webpOf = (kind: string, write: (view: DataView, width: number, height: number) => void) => {
    const webp = (width: number, height: number) => {
      const file = new Uint8Array(40);
      file.set(Array.from(`RIFF\0\0\0\0WEBP${kind}`, (character) => character.charCodeAt(0)));
      write(new DataView(file.buffer), width, height);
      return file;
    };
    return webp;
  };
  const lossy = webpOf('VP8 ', (view, width, height) => {
    view.setUint16(26, width, true);
    view.setUint16(28, height, true);
  });
  const lossless = webpOf('VP8L', (view, width, height) => view.setUint32(21, (height << 14) | width, true));
  const extended = webpOf('VP8X', (view, width, height) => {
    view.setUint32(24, width, true);
    view.setUint32(27, height, true);
  });

  it.each([png, jpegOf, lossy, lossless, extended])('is told by its size alone', (file) => {
    expect(sizeDefect(file(8192, 6145))).toBe('tooManyPixels');
    expect(sizeDefect(file(8192, 6144))).toBeUndefined();
    expect(sizeDefect(file(720, 16_100))).toBe('tooLong');
    expect(sizeDefect(file(100, 16_100))).toBe('tooLong');
    expect(sizeDefect(file(720, 16_000))).toBeUndefined();
    expect(sizeDefect(file(16_100, 100))).toBeUndefined();
  });

  it.each([png, jpegOf, lossy, lossless, extended])('is not told by a file that ends before its size', (file) => {
    for (let length = 0; length < 17; length += 1)
      expect(sizeDefect(file(8192, 6145).slice(0, length)), `${length}`).toBeUndefined();
    for (let length = 17; length < 40; length += 1) sizeDefect(file(8192, 6145).slice(0, length));
  });

  it('is told of any bytes without an error', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), (file) => void sizeDefect(file)));
  });
});

describe('A photo that was cut off', () => {
  const END = '\xff\xd9';
  /** With a thumbnail, which has an end marker of its own, and two scans as in a progressive JPEG. */
  const jpeg = `\xff\xd8\xff\xe1\0\x08\xff\xd8${END}aa\xff\xff\xda\0\x03aa\xff\0b\xff\xd0c\xff\xc4\0\x04${END}\xff\xda\0\x02d${END}`;
  const png = `\x89PNG\r\n\x1a\n\0\0\0\x04IDATIENDcrc1\0\0\0\0IENDcrc2`;
  const webp = 'RIFF\x0c\0\0\0WEBPVP8 abcd';
  const whole = { jpeg, png, webp };

  it.each(Object.entries(whole))('is a %s without its end, wherever it was cut', (_format, file) => {
    expect(isCutOff(bytes(file))).toBe(false);
    expect(isCutOff(bytes(`${file}${jpeg.slice(0, 20)}`))).toBe(false);
    for (let length = 12; length < file.length; length += 1)
      expect(isCutOff(bytes(file.slice(0, length))), `${length}`).toBe(true);
  });

  it.each([photos.heic, photos.avif, photos.gif, photos.bmp, photos.tiff, ''])('is left to the browser: %j', (file) => {
    expect(isCutOff(bytes(file))).toBe(false);
  });
});
