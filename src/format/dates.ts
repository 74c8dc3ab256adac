/** Parses the date formats that the server sends and formats them in the device's time zone (contract, section 3). Pure. */
import dayjs from 'dayjs';

const ISO = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

export type DatePrecision = keyof typeof PATTERNS;

const PATTERNS = { day: 'YYYY-MM-DD', minute: 'YYYY-MM-DD HH:mm', time: 'YYYY-MM-DD HH:mm:ss' } as const;

/**
 * Formats as `YYYY-MM-DD`, with precision `time` as `YYYY-MM-DD HH:MM:SS`, and with `minute` without the seconds.
 * Accepts epoch milliseconds, epoch seconds (10 digits), ISO text and `YYYY-MM-DD HH:mm:ss`.
 * Any other value is returned unchanged as text.
 */
export function formatDate(value: number | bigint | string, precision: DatePrecision): string {
  const date = readDate(value);
  return date === undefined ? String(value) : dayjs(date).format(PATTERNS[precision]);
}

/** The number of days from 1970-01-01 to a date, in the device's time zone; undefined if the value is not a date. */
export function calendarDay(value: number | bigint | string): number | undefined {
  const date = readDate(value);
  return date && Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
}

/**
 * How many days, months or years ago a date was, such as "yesterday"; undefined if the value is not a date, or a later one.
 * @param today of `calendarDay`.
 */
export function formatDaysAgo(
  value: number | bigint | string,
  today: number | undefined,
  locale: string,
): string | undefined {
  const day = calendarDay(value);
  if (day === undefined || today === undefined || day > today) return undefined;
  const days = today - day;
  if (days <= 30) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');
  const format = new Intl.RelativeTimeFormat(locale);
  return days < 365 ? format.format(-Math.floor(days / 30.4), 'month') : format.format(-Math.floor(days / 365), 'year');
}

const DAY = 86_400_000;

/**
 * The day that is `count` working days (Monday to Friday) after a date, as `YYYY-MM-DD`. The date itself does not count.
 * Undefined if the value is not a date.
 */
export function afterWorkingDays(value: number | bigint | string, count: number): string | undefined {
  let day = calendarDay(value);
  if (day === undefined) return undefined;
  for (let left = count; left > 0; ) {
    day += 1;
    const weekday = new Date(day * DAY).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return isoDay(day);
}

/** A day of `calendarDay` as `YYYY-MM-DD`. */
export const isoDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

function readDate(value: number | bigint | string): Date | undefined {
  const text = String(value).trim();
  if (/^\d{10,}$/.test(text)) return valid(new Date(text.length === 10 ? Number(text) * 1000 : Number(text)));
  // Safari parses `YYYY-MM-DD HH:mm:ss` only with a `T`. A day without a time would be parsed as midnight UTC.
  if (ISO.test(text) && isInCalendar(text)) {
    return valid(new Date(text.length === 10 ? `${text}T00:00:00` : text.replace(' ', 'T')));
  }
  return undefined;
}

/** Excludes dates that `Date` would shift: `0000-00-00` (a database's "no date") to 1899, 30 February to March. */
function isInCalendar(text: string): boolean {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.slice(0, 19).split(/\D+/).map(Number);
  if (year < 1000 || month < 1 || month > 12 || hour > 23 || minute > 59 || second > 59) return false;
  return day >= 1 && day <= new Date(year, month, 0).getDate();
}

/** The year of an invalid date is no number. */
const valid = (date: Date): Date | undefined => (date.getFullYear() <= 9999 ? date : undefined);
