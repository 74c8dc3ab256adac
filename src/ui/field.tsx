/** Form fields: a label, an input, select or text area, an optional element beside it, and an error or hint. */
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import control from './control.module.css';
import styles from './field.module.css';
import { Select } from './select';

interface LineProps {
  label: string;
  /** Id of the input. Its description has the id `noteId`. */
  id: string;
  noteId: string;
  error: string | undefined;
  /** Help text, shown while there is no error. */
  hint?: string | undefined;
  /** Shown at the end of the line below the input, with the id `counterId`. */
  counter?: string | undefined;
  counterId?: string;
  children: ReactNode;
}

export function FieldLine({ label, id, noteId, error, hint, counter, counterId, children }: LineProps) {
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>{children}</div>
      {(note ?? counter) !== undefined && (
        <p className={styles.foot}>
          {note !== undefined && (
            <span id={noteId} className={error === undefined ? styles.hint : styles.error}>
              {note}
            </span>
          )}
          {counter !== undefined && (
            <span id={counterId} className={styles.counter}>
              {counter}
            </span>
          )}
        </p>
      )}
    </div>
  );
}

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'onChange'> {
  label: string;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
  /** Help text, shown while there is no error. */
  hint?: string | undefined;
  /** Rendered beside the input, such as a button. */
  beside?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

export function Field({ label, onChange, error, hint, beside, inputRef, ...input }: FieldProps) {
  const id = useId();
  const noteId = useId();
  return (
    <FieldLine label={label} id={id} noteId={noteId} error={error} hint={hint}>
      <input
        {...input}
        ref={inputRef}
        id={id}
        className={control.control}
        aria-invalid={error !== undefined}
        aria-describedby={(error ?? hint) === undefined ? undefined : noteId}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {beside}
    </FieldLine>
  );
}

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id' | 'onChange'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** The options. */
  children: ReactNode;
}

export function SelectField({ label, onChange, error, children, ...select }: SelectFieldProps) {
  const id = useId();
  const noteId = useId();
  return (
    <FieldLine label={label} id={id} noteId={noteId} error={error}>
      <Select
        {...select}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : noteId}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {children}
      </Select>
    </FieldLine>
  );
}

interface TextAreaFieldProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> {
  label: string;
  error: string | undefined;
  hint?: string | undefined;
  /** For example `12/200`. */
  counter?: string;
}

export function TextAreaField({ label, error, hint, counter, ...area }: TextAreaFieldProps) {
  const id = useId();
  const noteId = useId();
  const counterId = useId();
  const descriptions = [(error ?? hint) !== undefined && noteId, counter !== undefined && counterId].filter(Boolean);
  return (
    <FieldLine label={label} id={id} noteId={noteId} error={error} hint={hint} counter={counter} counterId={counterId}>
      <textarea
        {...area}
        id={id}
        className={control.control}
        aria-invalid={error !== undefined}
        aria-describedby={descriptions.join(' ') || undefined}
      />
    </FieldLine>
  );
}
