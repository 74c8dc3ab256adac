import { useIntl } from 'react-intl';
import type { DateValue } from '../api/decode';
import { calendarDay, isoDay } from '../format/dates';

/** A date as ` (Thu 26 Nov)`, to stand behind another form of it, in the reader's language; nothing for a text that is no date. */
export default function DayName({ value }: { value: DateValue }) {
  const intl = useIntl();
  const day = calendarDay(value);
  if (day === undefined) return null;
  const parts = intl.formatDateToParts(isoDay(day), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  // Points, commas and prepositions differ from browser to browser.
  const words = parts.filter(({ type }) => type !== 'literal').map(({ value }) => value.replace('.', ''));
  return <span>{` (${words.join('\u00a0')})`}</span>;
}
