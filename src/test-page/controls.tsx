/** Form controls of the test page. It accepts any value, so the browser must not correct what is typed. */
import type { ComponentProps, RefObject, TextareaHTMLAttributes } from 'react';
import { Button } from '../ui/form/button';
import { Field as LabelledField } from '../ui/form/field';
import styles from './test-page.module.css';

interface FieldProps
  extends Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'inputMode' | 'maxLength' | 'name' | 'rows'> {
  as?: 'input' | 'textarea';
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  /** As wide as its form, for long values. */
  wide?: boolean;
  type?: string;
  fieldRef?: RefObject<HTMLElement | null>;
  /** Makes it a select. */
  options?: readonly Option<string>[];
}

interface Option<Value> {
  value: Value;
  name: string;
}

export function Field({ as = 'input', error, wide, fieldRef, options, ...own }: FieldProps) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <LabelledField
        {...own}
        as={options === undefined ? as : 'select'}
        error={error}
        inputRef={fieldRef}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
      >
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </LabelledField>
    </div>
  );
}

interface SegmentsProps<Value> {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few values. */
export function Segments<Value>({ label, options, value, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset className={styles.segments}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(({ name, value: each }) => (
        <button key={name} type="button" aria-pressed={each === value} onClick={() => onChange(each)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}

type ActionProps = Omit<ComponentProps<typeof Button>, 'children'> & { text: string };

export const Action = ({ text, variant = 'text', ...button }: ActionProps) => (
  <Button variant={variant} {...button}>
    {text}
  </Button>
);
