/** A field for long numbers. Formats the digits in groups while typing, and keeps the caret's position. */
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { digitsOnly } from '../../format/digits';
import { Field } from '../../ui/field';
import { caretAfter } from './rules';

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
  /** The number of digits before the caret; undefined before the first change. */
  const caret = useRef<number>(undefined);
  const [, repaint] = useState(0);

  useLayoutEffect(() => {
    const input = inputRef.current;
    if (input === null || caret.current === undefined) return;
    const place = caretAfter(input.value, caret.current);
    caret.current = undefined;
    if (document.activeElement === input) input.setSelectionRange(place, place);
  });

  return (
    <Field
      {...field}
      value={format(value)}
      onChange={(text) => {
        caret.current = digitsOnly(text.slice(0, inputRef.current?.selectionStart ?? text.length)).length;
        onChange(text);
        // Deleting a space changes no digit, but the field must be rendered again to restore the space.
        repaint((count) => count + 1);
      }}
      inputRef={inputRef}
      type="tel"
      inputMode="numeric"
    />
  );
}
