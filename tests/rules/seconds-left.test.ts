import { describe, expect, it } from 'vitest';
import { secondsUntil } from '../../src/ui/countdown';

const STARTED = 1_000_000;
const LONGEST = 60;

describe('A countdown of a minute', () => {
  it.each([
    [0, 60],
    [1, 60],
    [1000, 59],
    [45_000, 15],
    [59_001, 1],
    [60_000, 0],
    [3_600_000, 0],
  ])('has, %i ms later, %i seconds left', (passed, left) => {
    expect(secondsUntil(STARTED + LONGEST * 1000, STARTED + passed)).toBe(left);
  });

  it('is over if the clock was set back, or if its end is not a time', () => {
    expect(secondsUntil(STARTED + 60_000, STARTED - 1000)).toBe(0);
    expect(secondsUntil(Number.NaN, STARTED)).toBe(0);
    expect(secondsUntil(Number.POSITIVE_INFINITY, STARTED)).toBe(0);
  });
});
