import { type ChangeEvent, type CompositionEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../ui/card';
import { LONGEST_TEXT, limitText } from '../rules';
import styles from './description-field.module.css';

interface NextDescriptionProps {
  text: string;
  setText: (text: string) => void;
  /** Submit was tapped without any words. */
  missing: boolean;
  locked: boolean;
}

/** The words of a complaint: 200 UTF-16 units, and what is over is not taken. */
export function NextDescription({ text, setText, missing, locked }: NextDescriptionProps) {
  const intl = useIntl();
  const id = useId();
  const counterId = useId();
  const problemId = useId();
  /** What an input method is still putting together: cutting it would break the word. */
  const [composed, setComposed] = useState<string>();

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const { value } = event.currentTarget;
    if ((event.nativeEvent as InputEvent).isComposing === true) setComposed(value);
    else setText(limitText(value));
  };
  const finish = (event: CompositionEvent<HTMLTextAreaElement>) => {
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
        readOnly={locked}
        placeholder={intl.formatMessage({ id: 'complaint.descriptionHint' })}
        aria-describedby={missing ? `${problemId} ${counterId}` : counterId}
        aria-invalid={missing}
        onChange={change}
        onCompositionEnd={finish}
      />
      <p className={styles.foot}>
        <span id={problemId} className={styles.problem} role="alert">
          {missing && intl.formatMessage({ id: 'complaint.textMissing' })}
        </span>
        <span id={counterId} className={styles.counter}>
          {text.length}/{LONGEST_TEXT}
        </span>
      </p>
    </Card>
  );
}
