import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef, useState } from 'react';
import { caretAfter, digitsOnly } from '../../format/digits';

type InputChange = ChangeEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>;

/** The browser's event: in the first paint there is no other. */
export const nativeOf = (event: InputChange): Partial<InputEvent> =>
  (event.nativeEvent ?? event) as Partial<InputEvent>;

/**
 * A field that shows its digits in groups while they are typed. The caret stays behind the same digit. While an input method
 * composes, the text is left alone, since a change of it would end the composition.
 * @param shown the digits in groups.
 * @param onChange gets the field's text, which may contain other characters than digits.
 * @returns the attributes of the field.
 */
export function useGroupedField(shown: string, onChange: (text: string, event: InputChange) => void) {
  const inputRef = useRef<HTMLInputElement>(null);
  /** The number of digits before the caret, infinite at the end; undefined before the first change. */
  const caret = useRef<number>(undefined);
  const [composed, setComposed] = useState<string>();
  const [, repaint] = useState(0);

  useLayoutEffect(() => {
    const input = inputRef.current;
    if (input === null || caret.current === undefined || composed !== undefined) return;
    const place = Math.min(caretAfter(input.value, caret.current), input.value.length);
    caret.current = undefined;
    if (document.activeElement === input) input.setSelectionRange(place, place);
  });

  const change = (text: string, event: InputChange) => {
    setComposed(undefined);
    const place = inputRef.current?.selectionStart ?? text.length;
    caret.current = place === text.length ? Number.POSITIVE_INFINITY : digitsOnly(text.slice(0, place)).length;
    // Deleting a separator changes no digit, but the field must be rendered again to restore it.
    repaint((count) => count + 1);
    onChange(text, event);
  };
  return {
    inputRef,
    value: composed ?? shown,
    onChange(text: string, event: ChangeEvent<HTMLInputElement>) {
      if (nativeOf(event).isComposing === true) setComposed(text);
      else change(text, event);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => change(event.currentTarget.value, event),
  };
}
