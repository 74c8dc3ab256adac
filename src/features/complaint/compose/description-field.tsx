import { type ChangeEvent, type CompositionEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../ui/card';
import { LONGEST_TEXT, limitText } from '../rules';
import styles from './description-field.module.css';

interface DescriptionFieldProps {
  text: string;
  setText: (text: string) => void;
  /** Submit was tapped without a text. */
  isMissing: boolean;
  isLocked: boolean;
}

/** The text of a complaint, limited to 200 UTF-16 units. */
export function DescriptionField({ text, setText, isMissing, isLocked }: DescriptionFieldProps) {
  const intl = useIntl();
  const id = useId();
  const counterId = useId();
  const problemId = useId();
  /** The text during an input method's composition: shortening it would break the word that is being composed. */
  const [composed, setComposed] = useState<string>();

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const { value } = event.currentTarget;
    if ((event.nativeEvent as InputEvent).isComposing === true) setComposed(value);
    else setText(limitText(value));
  };
  const endComposition = (event: CompositionEvent<HTMLTextAreaElement>) => {
    setComposed(undefined);
    setText(limitText(event.currentTarget.value));
  };

  return (
    <Card>
      <label className={styles.label} htmlFor={id}>
        {intl.formatMessage({ id: 'complaint.description' })}
      </label>
      <textarea
        id={id}
        className={styles.area}
        rows={6}
        value={composed ?? text}
        maxLength={LONGEST_TEXT}
        readOnly={isLocked}
        placeholder={intl.formatMessage({ id: 'complaint.descriptionHint' })}
        aria-describedby={isMissing ? `${problemId} ${counterId}` : counterId}
        aria-invalid={isMissing}
        onChange={change}
        onCompositionEnd={endComposition}
      />
      <p className={styles.foot}>
        <span id={problemId} className={styles.problem} role="alert">
          {isMissing && intl.formatMessage({ id: 'complaint.textMissing' })}
        </span>
        <span id={counterId} className={styles.counter}>
          {text.length}/{LONGEST_TEXT}
        </span>
      </p>
    </Card>
  );
}
