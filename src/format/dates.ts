/** Parses the date formats that the server sends and formats them in the lender's time zone (contract, section 3 and B15). */
import { withoutDecimals } from './text.ts';
import { atDevice, atLender } from './time-zone.ts';

/** A day, and the time and the zone that may follow it. */
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?:(Z)|([+-]\d{2}):?(\d{2})?)?)?$/;

export type DatePrecision = 'day' | 'time';

/** @param fields as `readDate` returns them. */
const written = (fields: number, precision: DatePrecision): string =>
  new Date(fields)
    .toISOString()
    .slice(0, precision === 'day' ? 10 : 19)
    .replace('T', ' ');

/**
 * Formats as `YYYY-MM-DD`, and with precision `time` as `YYYY-MM-DD HH:MM:SS` if the value has a time.
 * Accepts epoch milliseconds and seconds (13 and 10 digits, of the years 2000 to 2100), ISO text, `YYYY-MM-DD HH:mm:ss`, and
 * `YYYYMMDD` with a time or without. Any other value is returned unchanged as text.
 */
export function formatDate(value: number | bigint | string, precision: DatePrecision): string {
  const fields = readDate(value);
  return fields === undefined ? String(value) : written(fields, hasTime(value) ? precision : 'day');
}

/**
 * A time of the phone's own clock, in epoch milliseconds, as the phone shows it. The clock may be in any year. Empty if what was
 * saved is no time.
 */
export function formatDeviceTime(time: number): string {
  const fields = atDevice(time);
  return Number.isNaN(new Date(fields).getTime()) ? '' : written(fields, 'time');
}

/** A date as text, without the decimals of a number such as `20261205.0`. */
const givenText = (value: number | bigint | string): string => withoutDecimals(String(value).trim());

/** A date without a time has eight digits. */
const hasTime = (value: number | bigint | string): boolean => givenText(value).replace(/\D/g, '').length > 8;

/**
 * The number of days from 1970-01-01 to a date, in the lender's time zone; undefined if the value is not a date of the years 2000
 * to 2100: databases have `1970-01-01` or `9999-12-31` for "no date".
 */
export function calendarDay(value: number | bigint | string): number | undefined {
  const fields = readDate(value) ?? Number.NaN;
  return isInRange(new Date(fields).getUTCFullYear()) ? Math.floor(fields / DAY) : undefined;
}

/** The day of the week of a `calendarDay`; 0 is Sunday. */
export const weekdayOf = (day: number): number => new Date(day * DAY).getUTCDay();

const DAY = 86_400_000;

/** A day of `calendarDay` as `YYYY-MM-DD`. */
export const isoDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** `YYYYMMDD`, with hours, minutes and seconds or without. */
const COMPACT = /^(\d{4})(\d\d)(\d\d)(\d\d)?(\d\d)?(\d\d)?$/;

const EPOCH = /^(?:\d{10}|\d{13})$/;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/**
 * @returns the time in epoch milliseconds whose fields in UTC are those to show. In the phone's zone some times do not exist:
 * those of the hour that summer time skips.
 */
function readDate(value: number | bigint | string): number | undefined {
  const given = givenText(value);
  const [, year = '', month, day, hour = '00', minute = '00', second = '00'] = COMPACT.exec(given) ?? [];
  const compact = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  // Ten digits that are a day and an hour would be epoch seconds of the years 2033 to 2036.
  if (isInRange(Number(year)) && isInCalendar(compact)) return Date.parse(`${compact}Z`);
  if (EPOCH.test(given)) {
    const instant = given.length === 10 ? Number(given) * 1000 : Number(given);
    return isInRange(new Date(instant).getUTCFullYear()) ? atLender(instant) : undefined;
  }
  const [iso, isoDate, time = '00:00:00', utc, hours, minutes = '00'] = ISO.exec(given) ?? [];
  if (iso === undefined || !isInCalendar(given)) return undefined;
  const offset = utc ?? (hours && `${hours}:${minutes}`);
  // Written with `T` and a zone such as `+05:30`, which all browsers parse.
  const date = Date.parse(`${isoDate}T${time}${offset ?? 'Z'}`);
  // Its zone does not exist, such as `+99:99`.
  if (Number.isNaN(date)) return undefined;
  // Text that has a zone is an instant, other text a date on the calendar.
  return offset === undefined ? date : atLender(date);
}

const isInRange = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR;

/** Excludes dates that `Date` would shift: `0000-00-00` (a database's "no date") to 1899, 30 February to March. */
function isInCalendar(text: string): boolean {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.split(/\D/).map(Number);
  if (year < 1000 || month < 1 || month > 12 || hour > 23 || minute > 59 || second > 59) return false;
  return day >= 1 && day <= new Date(year, month, 0).getDate();
}
