import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { ignoreSecondTaps } from '../../src/start/taps';

let now = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
ignoreSecondTaps();

interface Tap {
  /** ms after the last one. */
  after: number;
  x: number;
  y: number;
  pointerType?: string;
}

/** Taps where the button is, which each tap that acts replaces by the next. @returns how many acted. */
function tapOn(taps: readonly Tap[], attribute = 'data-own-tap'): number {
  now += 60_000;
  let acted = 0;
  const show = () => {
    document.body.innerHTML = `<button type="button" ${attribute}></button>`;
    const button = document.querySelector('button');
    if (button === null) throw new Error('No button');
    button.onclick = () => {
      acted += 1;
      show();
    };
  };
  show();
  for (const { after, x, y, pointerType = 'touch' } of taps) {
    now += after;
    const button = document.querySelector('button');
    const down = new MouseEvent('pointerdown', { bubbles: true });
    button?.dispatchEvent(Object.assign(down, { pointerType }));
    button?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y }),
    );
  }
  return acted;
}

const near = fc.record({
  after: fc.integer({ min: 0, max: 499 }),
  x: fc.integer({ min: 100, max: 120 }),
  y: fc.integer({ min: 800, max: 820 }),
});

it('Taps in quick succession act once, if each would meet another control', () => {
  fc.assert(fc.property(fc.array(near, { minLength: 1, maxLength: 5 }), (taps) => void expect(tapOn(taps)).toBe(1)));
});

it.each<[string, Partial<Tap>]>([
  ['later', { after: 500 }],
  ['elsewhere', { x: 141 }],
  ['of a mouse', { pointerType: 'mouse' }],
])('A second tap acts %s', (_what, second) => {
  const first = { after: 0, x: 100, y: 800 };
  expect(tapOn([first, { ...first, after: 300, ...second }])).toBe(2);
});

it('A second tap acts on any other button', () => {
  const first = { after: 0, x: 100, y: 800 };
  expect(tapOn([first, { ...first, after: 300 }], 'data-other')).toBe(2);
});

it('A click by a key acts after a tap', () => {
  const acted = vi.fn();
  // Such a click is at 0, 0.
  tapOn([{ after: 0, x: 0, y: 0 }]);
  const button = document.querySelector('button');
  button?.addEventListener('click', acted);
  button?.click();
  expect(acted).toHaveBeenCalledOnce();
});
