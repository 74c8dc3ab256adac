import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { caretAfter, digitsOnly } from '../../format/digits';

/**
 * Keeps the caret behind the same digit in a field that formats its digits in groups while typing.
 * @returns a function to call with the field's text at each change.
 */
export function useGroupedCaret(field: RefObject<HTMLInputElement | null>): (text: string) => void {
  /** The number of digits before the caret; undefined before the first change. */
  const caret = useRef<number>(undefined);
  const [, repaint] = useState(0);

  useLayoutEffect(() => {
    const input = field.current;
    if (input === null || caret.current === undefined) return;
    const place = caretAfter(input.value, caret.current);
    caret.current = undefined;
    if (document.activeElement === input) input.setSelectionRange(place, place);
  });

  return (text) => {
    caret.current = digitsOnly(text.slice(0, field.current?.selectionStart ?? text.length)).length;
    // Deleting a separator changes no digit, but the field must be rendered again to restore it.
    repaint((count) => count + 1);
  };
}
