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

/** The attributes that connect an input with its label, error and hint. */
type ControlAttributes = Pick<InputHTMLAttributes<HTMLElement>, 'id' | 'aria-invalid' | 'aria-describedby'>;

interface LineProps {
  label: string;
  error: string | undefined;
  /** Help text, shown while there is no error. */
  hint?: string | undefined;
  /** Shown at the end of the line below the input. */
  counter?: string | undefined;
  /** Renders the input. */
  children: (attributes: ControlAttributes) => ReactNode;
}

export function FieldLine({ label, error, hint, counter, children }: LineProps) {
  const id = useId();
  const noteId = useId();
  const counterId = useId();
  const note = error ?? hint;
  const descriptions = [note !== undefined && noteId, counter !== undefined && counterId].filter(Boolean);
  const attributes = {
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': descriptions.join(' ') || undefined,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>{children(attributes)}</div>
      {descriptions.length > 0 && (
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
  return (
    <FieldLine label={label} error={error} hint={hint}>
      {(attributes) => (
        <>
          <input
            {...input}
            {...attributes}
            ref={inputRef}
            className={control.control}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {beside}
        </>
      )}
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
  return (
    <FieldLine label={label} error={error}>
      {(attributes) => (
        <Select {...select} {...attributes} onChange={(event) => onChange(event.currentTarget.value)}>
          {children}
        </Select>
      )}
    </FieldLine>
  );
}

interface TextAreaFieldProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> {
  label: string;
  error: string | undefined;
  hint?: string | undefined;
  /** For example `12/200`. */
  counter?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextAreaField({ label, error, hint, counter, ...area }: TextAreaFieldProps) {
  return (
    <FieldLine label={label} error={error} hint={hint} counter={counter}>
      {(attributes) => <textarea {...area} {...attributes} className={control.control} />}
    </FieldLine>
  );
}
