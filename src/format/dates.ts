/** Dates in the device's time zone, from the forms that servers send (contract, section 3). Pure. */
import dayjs from 'dayjs';

const ISO = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** What precision to show: the day alone, or the day and the time. */
export type DatePrecision = 'day' | 'time';

/**
 * `YYYY-MM-DD`, with ` HH:MM:SS` at precision `time`.
 * Reads epoch milliseconds, seconds when 10 digits (number or text), ISO text, `YYYY-MM-DD HH:mm:ss`;
 * anything else is shown as it came.
 */
export function formatDate(value: number | bigint | string, precision: DatePrecision): string {
  const moment = readDate(value);
  if (moment === undefined) return String(value);
  return moment.format(precision === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM-DD HH:mm:ss');
}

/** The same in epoch milliseconds; undefined for anything else. */
export function readTime(value: number | bigint | string): number | undefined {
  return readDate(value)?.valueOf();
}

/** Days from 1970-01-01 to a date's day in the device's calendar; undefined when it is no date. */
export function calendarDay(value: number | bigint | string): number | undefined {
  const moment = readDate(value);
  return moment && Date.UTC(moment.year(), moment.month(), moment.date()) / DAY;
}

/** ms. */
const DAY = 86_400_000;

/**
 * The last of so many working days, Monday to Friday, after a date's day; `YYYY-MM-DD`. The date's own day does not
 * count. Undefined when it is no date.
 */
export function afterWorkingDays(value: number | bigint | string, count: number): string | undefined {
  let day = calendarDay(value);
  if (day === undefined) return undefined;
  for (let left = count; left > 0; ) {
    day += 1;
    const weekday = new Date(day * DAY).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(day * DAY).toISOString().slice(0, 10);
}

function readDate(value: number | bigint | string): dayjs.Dayjs | undefined {
  const text = String(value).trim();
  if (/^\d{10,}$/.test(text)) return valid(dayjs(text.length === 10 ? Number(text) * 1000 : Number(text)));
  // Safari reads `YYYY-MM-DD HH:mm:ss` only with a `T`; a day alone must not become midnight UTC.
  if (ISO.test(text) && isInCalendar(text)) {
    return valid(dayjs(text.length === 10 ? `${text}T00:00:00` : text.replace(' ', 'T')));
  }
  return undefined;
}

/** Databases write "no date" as `0000-00-00`, which would roll over into 1899; so would 30 February into March. */
function isInCalendar(text: string): boolean {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.slice(0, 19).split(/\D+/).map(Number);
  if (year < 1000 || month < 1 || month > 12 || hour > 23 || minute > 59 || second > 59) return false;
  return day >= 1 && day <= new Date(year, month, 0).getDate();
}

function valid(moment: dayjs.Dayjs): dayjs.Dayjs | undefined {
  return moment.isValid() && moment.year() <= 9999 ? moment : undefined;
}
