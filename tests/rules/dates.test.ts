import fc from 'fast-check';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { calendarDay, formatDate, formatDeviceTime } from '../../src/format/dates';
import { setTimeZone } from '../../src/format/time-zone';

const zone = process.env.TZ;
const inZone = (name: string) => {
  process.env.TZ = name;
};
afterEach(() => setTimeZone(undefined));
afterAll(() => {
  if (zone === undefined) Reflect.deleteProperty(process.env, 'TZ');
  else process.env.TZ = zone;
});

// 2026-11-21T03:04:05.000Z
const MOMENT = 1795230245000;
const ISO = '2026-11-21T03:04:05Z';

/** Of the years 2001 to 2100, but those that are also a day and an hour. */
const epochSeconds = fc
  .integer({ min: 1_000_000_000, max: 4_102_444_799 })
  .filter((seconds) => !/^20\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])/.test(String(seconds)));

describe('A date', () => {
  it.each([
    ['America/Mexico_City', '2026-11-20 21:04:05'],
    ['Asia/Kolkata', '2026-11-21 08:34:05'],
    ['UTC', '2026-11-21 03:04:05'],
  ])("is shown in the device's zone, %s", (name, shown) => {
    inZone(name);
    for (const form of [MOMENT, `${MOMENT}`, MOMENT / 1000, `${MOMENT / 1000}`, ISO, BigInt(MOMENT)]) {
      expect(formatDate(form, 'time'), String(form)).toBe(shown);
      expect(formatDate(form, 'day'), String(form)).toBe(shown.slice(0, 10));
    }
    // A zone may have no colon and no minutes.
    for (const offset of ['+00:00', '+0000', '+00']) {
      expect(formatDate(`2026-11-21T03:04:05.000${offset}`, 'time'), offset).toBe(shown);
      expect(formatDate(`2026-11-21 03:04:05${offset}`, 'time'), offset).toBe(shown);
    }
  });

  it.each(['America/Mexico_City', 'Asia/Kolkata', 'UTC', 'Pacific/Auckland'])(
    'without a zone of its own stays the day it says, in %s',
    (name) => {
      inZone(name);
      expect(formatDate('2026-11-21', 'day')).toBe('2026-11-21');
      expect(formatDate('2026-11-21 23:59:59', 'time')).toBe('2026-11-21 23:59:59');
      expect(formatDate('2026-11-21 00:00:00', 'day')).toBe('2026-11-21');
      expect(formatDate('2026-11-21T10:20', 'time')).toBe('2026-11-21 10:20:00');
      expect(formatDate('20261121.00', 'time')).toBe('2026-11-21');
    },
  );

  it.each([
    '',
    'mañana',
    '21/11/2026',
    '12345',
    12345,
    0,
    -5,
    '2026-11',
    '99999999999999999999',
    1e300,
    '2026-11-21 later',
    'x1795230245',
    '1795230245x',
    // In the year 10000.
    '253402400000000',
    // In no calendar.
    '0000-00-00 00:00:00',
    '0000-00-00',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '0999-11-21',
    '2026-11-21 24:01:00',
    '2026-11-21 10:60:00',
    '2026-11-21 10:00:60',
    '2026-02-30T00:00:00Z',
    // Not compact.
    '20261329',
    '202611312500',
    '18991231',
    '2026112',
    '202611291',
    '4133980800',
    '946598400',
    '20261129123060',
    // In no zone.
    '2026-11-29T10:00:00+99:99',
    '2026-11-29T10:00:00-30:00',
  ])('%j is none, so it is shown as it came and no day is counted from it', (value) => {
    for (const zone of [undefined, 'America/Mexico_City']) {
      setTimeZone(zone);
      expect(formatDate(value, 'time')).toBe(String(value));
      expect(formatDate(value, 'day')).toBe(String(value));
      expect(calendarDay(value)).toBeUndefined();
    }
  });

  it.each([
    ['1970-01-01 00:00:00', false],
    ['1999-12-31', false],
    ['2000-01-01', true],
    ['2100-12-31', true],
    ['9999-12-31', false],
  ])('%s is shown, and days are counted from it: %s', (value, isCounted) => {
    expect(formatDate(value, 'day')).toBe(value.slice(0, 10));
    expect(calendarDay(value) !== undefined).toBe(isCounted);
  });

  it('has the same format, whichever form the server sent', () => {
    inZone('America/Mexico_City');
    fc.assert(
      fc.property(epochSeconds, (seconds) => {
        const shown = formatDate(seconds, 'time');
        expect(shown).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
        expect(formatDate(String(seconds), 'time')).toBe(shown);
        expect(formatDate(seconds * 1000, 'time')).toBe(shown);
        expect(formatDate(new Date(seconds * 1000).toISOString(), 'time')).toBe(shown);
        expect(formatDate(seconds, 'day')).toBe(shown.slice(0, 10));
      }),
    );
  });

  it('without a time gets none', () => {
    for (const value of ['2026-11-21', '20261121', 20261121]) expect(formatDate(value, 'time')).toBe('2026-11-21');
  });

  it.each([
    ['20261129', '2026-11-29', '2026-11-29'],
    [' 20000101 ', '2000-01-01', '2000-01-01'],
    ['21001231', '2100-12-31', '2100-12-31'],
    [20261129, '2026-11-29', '2026-11-29'],
    ['2026112912', '2026-11-29', '2026-11-29 12:00:00'],
    ['202611291230', '2026-11-29', '2026-11-29 12:30:00'],
    [20261129123045, '2026-11-29', '2026-11-29 12:30:45'],
  ])('may be compact, as %j is', (value, day, time) => {
    for (const zone of ['America/Mexico_City', 'Asia/Kolkata']) {
      setTimeZone(zone);
      expect(formatDate(value, 'day')).toBe(day);
      expect(formatDate(value, 'time')).toBe(time);
    }
  });

  it.each([
    ['America/Tijuana', '2026-03-08 02:30:00'],
    ['America/Santiago', '2026-09-06 00:15:00'],
  ])("keeps its time in the hour that the phone's zone skips, %s", (zone, time) => {
    inZone(zone);
    setTimeZone('America/Mexico_City');
    for (const form of [time, time.replace(/\D/g, ''), `${time}-06:00`, Date.parse(`${time}-06:00`)]) {
      expect(formatDate(form, 'time'), String(form)).toBe(time);
      expect(calendarDay(form)).toBe(calendarDay(time.slice(0, 10)));
    }
    // In a zone that the browser counts.
    setTimeZone('America/Sao_Paulo');
    expect(formatDate(`${time}-03:00`, 'time')).toBe(time);
  });

  it('that is an instant has the day of the lender, wherever the phone is', () => {
    setTimeZone('America/Mexico_City');
    for (const zone of ['America/Cancun', 'America/Tijuana', 'America/Hermosillo', 'Asia/Kolkata', 'UTC']) {
      inZone(zone);
      for (const [from, to] of [
        ['00:00:00', '2026-11-29 00:00:00'],
        ['23:59:59', '2026-11-29 23:59:59'],
      ] as const) {
        const instant = Date.parse(`2026-11-29T${from}-06:00`);
        for (const form of [instant, instant / 1000, new Date(instant).toISOString(), `2026-11-29T${from}-06:00`]) {
          expect([zone, formatDate(form, 'time')]).toEqual([zone, to]);
          expect(calendarDay(form)).toBe(calendarDay('2026-11-29'));
        }
      }
      // A date without a zone stays what it says.
      expect(formatDate('2026-11-29 23:59:59', 'time')).toBe('2026-11-29 23:59:59');
    }
    setTimeZone('Asia/Kolkata');
    expect(formatDate(MOMENT, 'time')).toBe('2026-11-21 08:34:05');
  });

  it('that is an instant has the time that the browser gives it in the zone', () => {
    for (const timeZone of ['America/Mexico_City', 'Asia/Kolkata', 'America/Santiago']) {
      setTimeZone(timeZone);
      const browser = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
      fc.assert(
        fc.property(fc.integer({ min: 10 ** 12, max: Date.UTC(2100, 11, 30) }), (instant) => {
          expect(formatDate(instant, 'time')).toBe(browser.format(instant));
        }),
      );
    }
  });

  it.each([
    [MOMENT, '2026-11-21 08:34:05'],
    [86_400_000, '1970-01-02 05:30:00'],
    [1_000_000_000, '1970-01-12 19:16:40'],
    [1e300, ''],
    [8.64e15, ''],
  ])("of the phone's clock stays in its zone and its year: %i", (time, shown) => {
    setTimeZone('America/Mexico_City');
    inZone('Asia/Kolkata');
    expect(formatDeviceTime(time)).toBe(shown);
  });

  it('is formatted from any text without an error', () => {
    fc.assert(fc.property(fc.string(), (text) => void expect(formatDate(text, 'time')).not.toMatch(/Invalid|NaN/)));
  });
});

describe('The days between two dates', () => {
  const ZONES = [
    'America/Mexico_City',
    'America/Tijuana',
    'Asia/Kolkata',
    'UTC',
    'Pacific/Auckland',
    'Pacific/Kiritimati',
    'Europe/Madrid',
    'America/St_Johns',
  ];
  const daysBetween = (from: number | string, to: number | string) =>
    Number(calendarDay(to)) - Number(calendarDay(from));

  it.each([
    ['2026-11-30', '2026-12-01', 1],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-11-30 00:00:00', '2026-11-30 23:59:59', 0],
    ['2026-11-30 23:59:59', '2026-12-01 00:00:00', 1],
  ])('%s and %s are %i, in each time zone', (from, to, days) => {
    for (const zone of ZONES) {
      inZone(zone);
      expect(daysBetween(from, to), zone).toBe(days);
    }
  });

  it("are counted in the device's calendar, at any time of both days", () => {
    const time = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) });
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: 2021, max: 2097 }),
        fc.integer({ min: 0, max: 11 }),
        // The first and the last days of a month.
        fc.integer({ min: -2, max: 3 }),
        fc.integer({ min: -800, max: 800 }),
        time,
        time,
        (zone, year, month, date, days, one, other) => {
          inZone(zone);
          const from = new Date(year, month, date, one.hour, one.minute).getTime();
          const to = new Date(year, month, date + days, other.hour, other.minute).getTime();
          expect(daysBetween(from, to)).toBe(days);
          expect(daysBetween(from, new Date(to).toISOString())).toBe(days);
          expect(daysBetween(Math.floor(from / 1000), formatDate(to, 'day'))).toBe(days);
        },
      ),
    );
  });
});
