/** One line of a form: a visible label, its input with what stands beside it, and what is wrong with it. */
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './field.module.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'onChange'> {
  label: string;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
  /** Help or news, while there is no error. */
  hint?: string | undefined;
  /** What stands beside the input. */
  beside?: ReactNode;
  inputRef: Ref<HTMLInputElement>;
}

export function Field({ label, onChange, error, hint, beside, inputRef, ...input }: FieldProps) {
  const id = useId();
  const noteId = useId();
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          {...input}
          ref={inputRef}
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined}
          aria-describedby={note === undefined ? undefined : noteId}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {beside}
      </div>
      {note !== undefined && (
        <p id={noteId} className={error === undefined ? styles.hint : styles.error}>
          {note}
        </p>
      )}
    </div>
  );
}
