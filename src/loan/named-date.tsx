/** A due date as `2026-11-26 · Thu 26 Nov`. */
import type { DateValue } from '../api/decode';
import { calendarDay, formatDate } from '../format/dates';
import { leftOut, onDemand } from '../ui/on-demand';
import { OneLine } from '../ui/text/figures';
import styles from './named-date.module.css';

// The first use of `Intl` for dates takes long on a slow phone.
const DayName = onDemand(() => import('./day-name'), { missing: leftOut });

export function NamedDate({ value }: { value: DateValue }) {
  const date = <OneLine>{formatDate(value, 'day')}</OneLine>;
  if (calendarDay(value) === undefined) return date;
  return (
    <>
      {date}{' '}
      <span className={styles.name}>
        <DayName value={value} />
      </span>
    </>
  );
}
