/** The amount of the calculator: digits in groups, with the currency's symbol. Other text stays as it was typed. */
import type { ChangeEvent, RefObject } from 'react';
import { groupAmount, ungroupAmount } from '../../format/digits';
import { LANGUAGES } from '../../languages';
import { readLanguage } from '../../platform/session';
import control from '../../ui/form/control.module.css';
import { useGroupedCaret } from '../../ui/form/use-grouped-caret';
import { useParameters } from '../../ui/links/use-go';
import styles from './calculator.module.css';
import { LONGEST_AMOUNT, readAmount } from './rules';

/** The digits of the longest amount, and a separator for every second one. */
const MAX_LENGTH = LONGEST_AMOUNT * 1.5;

interface AmountFieldProps {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  /** Without separators. */
  text: string;
  /** Id of the error message. */
  errorId: string | undefined;
  onChange: (text: string) => void;
}

export function AmountField({ id, field, text, errorId, onChange }: AmountFieldProps) {
  const { symbol, groupSize } = LANGUAGES[readLanguage(useParameters())];
  const keepCaret = useGroupedCaret(field);
  const isValid = readAmount(text) !== undefined;

  const change = ({ currentTarget: { value, selectionStart }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const caret = selectionStart ?? value.length;
    const start = Math.max(0, caret - typedText(nativeEvent).length);
    // The separators are the field's own, unless it showed an invalid text or they have just been typed.
    const own = isValid ? ungroupAmount : (part: string) => part;
    keepCaret(value);
    onChange(own(value.slice(0, start)) + value.slice(start, caret) + own(value.slice(caret)));
  };

  return (
    <div className={styles.amountField} data-currency={symbol}>
      <input
        ref={field}
        id={id}
        className={control.control}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_LENGTH}
        value={isValid ? groupAmount(text, groupSize) : text}
        aria-invalid={!isValid}
        aria-describedby={errorId}
        onChange={change}
      />
    </div>
  );
}

/** What was typed or pasted; empty for a deletion. A composition may repeat what was in the field before. */
function typedText(event: Partial<InputEvent> | undefined): string {
  return event?.inputType === 'insertCompositionText' ? '' : (event?.data ?? '');
}
