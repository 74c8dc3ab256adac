/** A day in the borrower's own words: today, yesterday, or another one, for which the browser's date field opens. */
import type { InputHTMLAttributes } from 'react';
import { calendarDay, isoDay } from '../../format/dates';
import { useText } from '../../intl/text';
import styles from './day-control.module.css';

interface DayControlProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  /** `YYYY-MM-DD`, as is `max`, the latest day: today. */
  value: string;
  max: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
}

export function DayControl({
  value,
  max: today,
  onChange,
  className: _ofOtherControls,
  ...attributes
}: DayControlProps) {
  const t = useText();
  const yesterday = isoDay((calendarDay(today) ?? 0) - 1);
  const isOther = value !== today && value !== yesterday;
  const other = isOther && value !== '' ? value : undefined;
  const dayStyle = (isChosen: boolean) => (isChosen ? `${styles.day} ${styles.chosen}` : styles.day);
  const button = (text: string, day: string) => (
    <button
      type="button"
      className={dayStyle(day === value)}
      aria-pressed={day === value}
      value={day}
      onClick={onChange}
    >
      {text}
    </button>
  );
  return (
    <div className={styles.days}>
      {button(t('paid.today'), today)}
      {button(t('paid.yesterday'), yesterday)}
      <span className={dayStyle(isOther)}>
        <span key={other} aria-hidden="true" translate={other === undefined ? undefined : 'no'}>
          {other ?? t('paid.anotherDate')}
        </span>
        {/* Over the words, which say the same in the borrower's language. */}
        <input {...attributes} className={styles.input} type="date" value={value} max={today} onChange={onChange} />
      </span>
    </div>
  );
}
