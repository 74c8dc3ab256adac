/** Form controls of the test page. It accepts any value, so the browser must not correct what is typed. */
import { type ChangeEvent, createElement, type ReactNode, type RefObject, useId } from 'react';
import { Button } from '../ui/button';
import styles from './test-page.module.css';

interface FieldProps {
  as?: 'input' | 'textarea' | 'select';
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  /** As wide as its form, for long values. */
  wide?: boolean;
  name?: string;
  type?: string;
  rows?: number;
  maxLength?: number;
  inputMode?: 'text' | 'numeric';
  fieldRef?: RefObject<HTMLElement | null>;
  /** The options of a select. */
  children?: ReactNode;
}

export function Field({
  as = 'input',
  label,
  hint,
  error,
  wide = false,
  fieldRef,
  onChange,
  children,
  ...own
}: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  const attributes = {
    ...own,
    id,
    ref: fieldRef,
    autoCapitalize: 'off',
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    'aria-invalid': error !== undefined,
    'aria-describedby': note === undefined ? undefined : `${id}-note`,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value),
  };
  return (
    <div className={wide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      {createElement(as, attributes, children)}
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? styles.note : styles.error}>
          {note}
        </p>
      )}
    </div>
  );
}

interface SegmentsProps<Value> {
  label: string;
  options: readonly { value: Value; name: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few values. */
export function Segments<Value>({ label, options, value, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset className={styles.tiles}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(({ name, value: each }) => (
        <button key={name} type="button" aria-pressed={each === value} onClick={() => onChange(each)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}

interface ActionProps {
  text: string;
  variant?: 'primary' | 'secondary' | 'text';
  busy?: boolean;
  type?: 'button' | 'submit';
  onClick?: () => void;
}

export const Action = ({ text, variant = 'text', ...button }: ActionProps) => (
  <Button variant={variant} {...button}>
    {text}
  </Button>
);
