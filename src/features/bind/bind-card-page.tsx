/** Card binding: validates a card's number and saves the card. */
import { type ComponentProps, type FormEvent, useId, useState } from 'react';
import { formatBankCard, formatPhone, groupPhone } from '../../format/digits';
import { useText } from '../../intl/text';
import { BankCard } from '../../loan/bank-card';
import SuccessView from '../../loan/success-view';
import { paths } from '../../paths';
import { ActionBar, Button, InlineError } from '../../ui/form/button';
import { Field } from '../../ui/form/field';
import { useForm } from '../../ui/form/use-form';
import { useFormMemory } from '../../ui/form/use-form-memory';
import { useGroupedField } from '../../ui/form/use-grouped-field';
import { useParameters, useReplace } from '../../ui/links/use-go';
import { Card } from '../../ui/page/card';
import { Page } from '../../ui/page/page';
import { StateView } from '../../ui/page/state-view';
import { CARD_UNKNOWN_SCENE } from '../../ui/picture/state-scenes';
import { useSubmit } from '../../ui/write/use-submit';
import styles from './bind.module.css';
import { saveCard } from './commands';
import { type CardForm, cardForm, type FieldName, knownPhone, normalize } from './rules';

/** A number of 10 digits is grouped as in Mexico. */
const groupDigits = (phone: string) => (/^(?:\d{0,9}|\d{11})$/.test(phone) ? formatPhone(phone) : groupPhone(phone));

export default function BindCardPage() {
  const t = useText();
  const formId = useId();
  const parameters = useParameters();
  const [values, setValues, clear] = useFormMemory<CardForm>('card', () => ({
    holder: '',
    number: '',
    phone: knownPhone(parameters.get('mobilePhone')),
  }));
  const form = useForm(values, (name, text) => setValues({ ...values, [name]: normalize(name, text, values[name]) }));
  const [saved, setSaved] = useState<Saved>();
  const { submit, outcome, message } = useSubmit(saveCard, {
    loading: t('bind.saving'),
    // If the answer has no number, the saved number is the one that was sent.
    onSuccess: ({ bank, number }, sent) => {
      clear();
      setSaved({ bank, number: number ?? sent.number, time: Date.now() });
    },
    showsMessage: true,
  });

  const field = (name: FieldName) => ({ ...form.field(name), label: t(`bind.${name}`), required: true });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const card = form.check(cardForm((error, count) => t(`bind.${error}`, { count })));
    if (card !== undefined) submit(card);
  };

  if (saved !== undefined || outcome === 'unknown') {
    return (
      <Page>
        <OutcomeView saved={saved} />
      </Page>
    );
  }
  return (
    <Page
      bar={
        <ActionBar>
          {message !== undefined && <InlineError>{message}</InlineError>}
          <Button type="submit" form={formId} busy={outcome === 'sending'}>
            {t('bind.save')}
          </Button>
        </ActionBar>
      }
    >
      <form ref={form.ref} id={formId} noValidate onSubmit={save}>
        <Card>
          <p className={`muted ${styles.text}`}>{t('bind.formText')}</p>
          <Field
            {...field('holder')}
            type="text"
            autoComplete="cc-name"
            autoCapitalize="words"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
          />
          <GroupedField
            {...field('number')}
            format={formatBankCard}
            hint={t('bind.numberHint')}
            autoComplete="cc-number"
            enterKeyHint="next"
          />
          <GroupedField
            {...field('phone')}
            format={groupDigits}
            hint={t('bind.phoneHint')}
            autoComplete="tel-national"
            enterKeyHint="go"
          />
        </Card>
      </form>
    </Page>
  );
}

interface Saved {
  bank: string | undefined;
  number: string;
  /** Of the answer, in epoch milliseconds. */
  time: number;
}

/** The saved card with its bank; or, without one, a message that the answer was lost. Links to the list of cards. */
function OutcomeView({ saved }: { saved: Saved | undefined }) {
  const t = useText();
  const replace = useReplace();
  const seeCards = <Button onClick={() => replace(paths.bindBank())}>{t('bind.seeCards')}</Button>;
  if (saved === undefined) {
    return (
      <StateView
        role="alert"
        illustration={CARD_UNKNOWN_SCENE}
        title={t('bind.unknownTitle')}
        text={t('bind.unknownText')}
      >
        {seeCards}
      </StateView>
    );
  }
  return (
    <SuccessView title={t('bind.savedTitle')} text={t('bind.savedText')} facts={[]} time={saved.time}>
      <div className={styles.saved}>
        <BankCard bank={saved.bank} number={saved.number} />
      </div>
      {seeCards}
    </SuccessView>
  );
}

interface GroupedFieldProps extends Omit<ComponentProps<typeof Field>, 'onChange'> {
  onChange: (text: string) => void;
  format: (digits: string) => string;
}

/**
 * A field for long numbers.
 * @param value the digits alone.
 * @param onChange gets the typed text, which may contain other characters than digits.
 */
function GroupedField({ value, onChange, format, ...field }: GroupedFieldProps) {
  return <Field {...field} {...useGroupedField(format(value), onChange)} type="tel" inputMode="numeric" />;
}
