/** A field for long numbers. Formats the digits in groups while typing, and keeps the caret's position. */
import { type ComponentProps, useRef } from 'react';
import { Field } from '../../ui/form/field';
import { useGroupedCaret } from '../../ui/form/use-grouped-caret';

interface GroupedFieldProps extends ComponentProps<typeof Field> {
  /** Formats digits in groups. */
  format: (digits: string) => string;
}

/**
 * @param value the digits alone.
 * @param onChange gets the typed text, which may contain other characters than digits.
 */
export function GroupedField({ value, onChange, format, ...field }: GroupedFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const keepCaret = useGroupedCaret(inputRef);

  return (
    <Field
      {...field}
      value={format(value)}
      onChange={(text) => {
        keepCaret(text);
        onChange(text);
      }}
      inputRef={inputRef}
      type="tel"
      inputMode="numeric"
    />
  );
}
