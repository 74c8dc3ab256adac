import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../src/format/dates';
import { afterWorkingDays, formatDaysAgo } from '../../src/format/day-spans';

describe('A date some working days later', () => {
  const DAY = 86_400_000;
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const isWorkingDay = (day: string) => ![0, 6].includes(new Date(day).getUTCDay());
  // Of the years 2000 to 2098.
  const anyDay = fc.integer({ min: 11_000, max: 47_000 }).map((days) => dayOf(days * DAY));
  const someDays = fc.integer({ min: 1, max: 60 });
  const workingDaysAfter = (from: string, to: string) => {
    let count = 0;
    for (let time = Date.parse(from) + DAY; time <= Date.parse(to); time += DAY) {
      if (isWorkingDay(dayOf(time))) count += 1;
    }
    return count;
  };

  it.each([
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-20 23:59:59', 10, '2026-12-04'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('after %s, %i: %s', (sent, count, day) => expect(afterWorkingDays(sent, count)).toBe(day));

  it('is a working day, with that many working days up to it', () => {
    fc.assert(
      fc.property(anyDay, someDays, (sent, count) => {
        const day = afterWorkingDays(sent, count) ?? '';
        expect(isWorkingDay(day)).toBe(true);
        expect(workingDaysAfter(sent, day)).toBe(count);
      }),
    );
  });

  it('is later for each additional day, and not earlier for a later start', () => {
    fc.assert(
      fc.property(anyDay, someDays, (sent, count) => {
        const day = afterWorkingDays(sent, count) ?? '';
        expect((afterWorkingDays(sent, count + 1) ?? '') > day).toBe(true);
        expect((afterWorkingDays(dayOf(Date.parse(sent) + DAY), count) ?? '') >= day).toBe(true);
        expect(afterWorkingDays(sent, count + 5)).toBe(dayOf(Date.parse(day) + 7 * DAY));
      }),
    );
  });

  it.each(['', 'soon', 12345])('is unknown for %j', (sent) => expect(afterWorkingDays(sent, 5)).toBeUndefined());
});

describe('How long ago a date was', () => {
  const today = calendarDay('2026-11-21');
  it.each([
    ['2026-11-21 00:00:01', 'today', 'hoy'],
    ['2026-11-20 23:59:59', 'yesterday', 'ayer'],
    ['2026-11-16', '5 days ago', 'hace 5 días'],
    ['2026-10-22', '30 days ago', 'hace 30 días'],
    ['2026-10-21', '1 month ago', 'hace 1 mes'],
    ['2025-11-22', '11 months ago', 'hace 11 meses'],
    ['2025-11-21', '1 year ago', 'hace 1 año'],
  ])('of %s is %s, %s', (date, english, spanish) => {
    expect(formatDaysAgo(date, today, 'en-IN')).toBe(english);
    expect(formatDaysAgo(date, today, 'es-MX')).toBe(spanish);
  });

  it.each(['soon', '2026-11-22', ''])('is undefined for %j', (date) => {
    expect(formatDaysAgo(date, today, 'es-MX')).toBeUndefined();
    expect(formatDaysAgo('2026-11-16', undefined, 'es-MX')).toBeUndefined();
  });
});
