import { useId } from 'react';
import styles from './field.module.css';

interface FieldProps {
  label: string;
  value: string;
  hint?: string;
  numeric?: boolean;
  /** As wide as its form, for long values. */
  wide?: boolean;
  onChange: (value: string) => void;
}

/** One value that may be anything: a test page forbids nothing. */
export function Field({ label, value, hint, numeric = false, wide = false, onChange }: FieldProps) {
  const id = useId();
  const hintId = useId();
  return (
    <div className={wide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputMode={numeric ? 'numeric' : 'text'}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={hint === undefined ? undefined : hintId}
      />
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
