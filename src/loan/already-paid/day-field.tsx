/** A day in the borrower's own words: today, yesterday, or another one, for which the browser's date field opens. */
import { useId } from 'react';
import { calendarDay, isoDay } from '../../format/dates';
import { useText } from '../../intl/text';
import field from '../../ui/form/field.module.css';
import styles from './day-field.module.css';

interface DayFieldProps {
  name: string;
  label: string;
  /** Days are `YYYY-MM-DD`. */
  value: string;
  today: string;
  error: string | undefined;
  onChange: (day: string) => void;
}

export function DayField({ name, label, value, today, error, onChange }: DayFieldProps) {
  const t = useText();
  const id = useId();
  const errorId = useId();
  const yesterday = isoDay((calendarDay(today) ?? 0) - 1);
  const isOther = value !== today && value !== yesterday;
  const button = (text: string, day: string) => (
    <button
      type="button"
      className={day === value ? `${styles.day} ${styles.chosen}` : styles.day}
      aria-pressed={day === value}
      onClick={() => onChange(day)}
    >
      {text}
    </button>
  );
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.days}>
        {button(t('paid.today'), today)}
        {button(t('paid.yesterday'), yesterday)}
        <span className={isOther ? `${styles.day} ${styles.chosen}` : styles.day}>
          {isOther && value !== '' ? (
            <span key="day" aria-hidden="true" translate="no">
              {value}
            </span>
          ) : (
            <span key="other" aria-hidden="true">
              {t('paid.anotherDate')}
            </span>
          )}
          {/* Over the words, which say the same in the borrower's language. */}
          <input
            id={id}
            className={styles.input}
            name={name}
            type="date"
            required
            max={today}
            value={value}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </span>
      </div>
      {error !== undefined && (
        <p className={field.foot}>
          <span id={errorId} className={field.error}>
            {error}
          </span>
        </p>
      )}
    </div>
  );
}
