/** A field for long numbers: digits alone, in groups while they are typed, and the caret stays where the hand is. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { digitsOnly } from '../../format/digits';
import { Field } from '../../ui/field';
import { caretAfter } from './rules';

interface GroupedFieldProps {
  label: string;
  digits: string;
  /** Hears what was typed, digits or not. */
  onChange: (text: string) => void;
  /** Digits → groups. */
  format: (digits: string) => string;
  error: string | undefined;
  hint: string;
  autoComplete: string;
  enterKeyHint: 'next' | 'go';
  inputRef: RefObject<HTMLInputElement | null>;
}

export function GroupedField({ digits, onChange, format, inputRef, ...field }: GroupedFieldProps) {
  /** How many digits stand before the caret, once something was typed. */
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
      value={format(digits)}
      onChange={(text) => {
        caret.current = digitsOnly(text.slice(0, inputRef.current?.selectionStart ?? text.length)).length;
        onChange(text);
        // A space that was deleted changes no digit, yet the field must be written anew.
        repaint((count) => count + 1);
      }}
      inputRef={inputRef}
      type="tel"
      inputMode="numeric"
      required
    />
  );
}
