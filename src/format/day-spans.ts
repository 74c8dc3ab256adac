/** Days ago and working days. Not in `dates.ts`, which the document has for every screen: only complaints need them. */
import { calendarDay, isoDay, weekdayOf } from './dates.ts';

/**
 * How many days, months or years ago a date was, such as "yesterday"; undefined if the value is not a date, or a later one.
 * @param today of `calendarDay`.
 */
export function formatDaysAgo(value: number | bigint | string, today: number | undefined, locale: string) {
  const day = calendarDay(value);
  if (day === undefined || today === undefined || day > today) return undefined;
  const days = today - day;
  if (days <= 30) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');
  const format = new Intl.RelativeTimeFormat(locale);
  return days < 365 ? format.format(-Math.floor(days / 30.4), 'month') : format.format(-Math.floor(days / 365), 'year');
}

/**
 * The day that is `count` working days (Monday to Friday) after a date, as `YYYY-MM-DD`. The date itself does not count.
 * Undefined if the value is not a date.
 */
export function afterWorkingDays(value: number | bigint | string, count: number): string | undefined {
  let day = calendarDay(value);
  if (day === undefined) return undefined;
  for (let left = count; left > 0; ) {
    day += 1;
    const weekday = weekdayOf(day);
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return isoDay(day);
}
