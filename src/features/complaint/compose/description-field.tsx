import { type ChangeEvent, type CompositionEvent, type Ref, useState } from 'react';
import { useIntl } from 'react-intl';
import { TextAreaField } from '../../../ui/form/field';
import { Card } from '../../../ui/page/card';
import { LONGEST_TEXT, limitText } from '../rules';

interface DescriptionFieldProps {
  text: string;
  setText: (text: string) => void;
  /** Submit was tapped without a text. */
  isMissing: boolean;
  isLocked: boolean;
  ref: Ref<HTMLTextAreaElement>;
}

/** The text of a complaint, limited to 200 UTF-16 units. */
export function DescriptionField({ text, setText, isMissing, isLocked, ref }: DescriptionFieldProps) {
  const intl = useIntl();
  /** Shown during an input method's composition: shortening it would break the word that is being composed. */
  const [composed, setComposed] = useState<string>();

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const { value } = event.currentTarget;
    if ((event.nativeEvent as InputEvent).isComposing === true) setComposed(value);
    setText(limitText(value));
  };
  const endComposition = (event: CompositionEvent<HTMLTextAreaElement>) => {
    setComposed(undefined);
    setText(limitText(event.currentTarget.value));
  };

  return (
    <Card>
      <TextAreaField
        ref={ref}
        label={intl.formatMessage({ id: 'complaint.description' })}
        rows={6}
        value={composed ?? text}
        maxLength={LONGEST_TEXT}
        readOnly={isLocked}
        placeholder={intl.formatMessage({ id: 'complaint.descriptionHint' })}
        error={isMissing ? intl.formatMessage({ id: 'complaint.textMissing' }) : undefined}
        hint={text.length < LONGEST_TEXT ? undefined : intl.formatMessage({ id: 'complaint.textFull' })}
        counter={`${text.length}/${LONGEST_TEXT}`}
        onChange={change}
        onCompositionEnd={endComposition}
      />
    </Card>
  );
}
