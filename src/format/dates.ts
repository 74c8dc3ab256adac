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

function readDate(value: number | bigint | string): dayjs.Dayjs | undefined {
  const text = String(value).trim();
  if (/^\d{10,}$/.test(text)) return valid(dayjs(text.length === 10 ? Number(text) * 1000 : Number(text)));
  // Safari reads `YYYY-MM-DD HH:mm:ss` only with a `T`; a day alone must not become midnight UTC.
  if (ISO.test(text)) return valid(dayjs(text.length === 10 ? `${text}T00:00:00` : text.replace(' ', 'T')));
  return undefined;
}

function valid(moment: dayjs.Dayjs): dayjs.Dayjs | undefined {
  return moment.isValid() && moment.year() <= 9999 ? moment : undefined;
}
