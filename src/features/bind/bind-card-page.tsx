/** Card binding: validates a card's number and saves the card. */
import { type FormEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { formatBankCard, formatPhone } from '../../format/digits';
import { withSession } from '../../host/session';
import { BankCard } from '../../loan/bank-card';
import Moment from '../../loan/moment';
import { paths } from '../../paths';
import { ActionBar, Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Field } from '../../ui/field';
import { InlineError } from '../../ui/inline-error';
import { Page } from '../../ui/page';
import { StateView } from '../../ui/state-view';
import { useFieldErrors } from '../../ui/use-field-errors';
import { useParameters } from '../../ui/use-go';
import { useSubmit } from '../../ui/use-submit';
import styles from './bind.module.css';
import { saveCard } from './commands';
import { GroupedField } from './grouped-field';
import { type CardForm, FIELD_NAMES, type FieldName, fieldError, knownPhone, normalize } from './rules';
import type { SavedCard } from './wire';

export default function BindCardPage() {
  const intl = useIntl();
  const formId = useId();
  const parameters = useParameters();
  const [values, setValues] = useState<CardForm>(() => ({
    holder: '',
    number: '',
    phone: knownPhone(parameters.get('mobilePhone')),
  }));
  const { form, errors, clearError, showErrors } = useFieldErrors<FieldName>();
  /** With the time of the answer, in epoch milliseconds. */
  const [saved, setSaved] = useState<{ card: SavedCard; time: number }>();
  const { submit, outcome, message } = useSubmit(saveCard, {
    loading: intl.formatMessage({ id: 'bind.saving' }),
    // If the answer has no number, the saved number is the one that was sent.
    onSuccess: (card, sent) => setSaved({ card: { ...card, number: card.number ?? sent.number }, time: Date.now() }),
    screenShowsUnknown: true,
  });

  const change = (name: FieldName, text: string) => {
    setValues((current) => ({ ...current, [name]: normalize(name, text) }));
    clearError(name);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const wrong = FIELD_NAMES.flatMap((name) => {
      const error = fieldError(name, values);
      return error === undefined
        ? []
        : [[name, intl.formatMessage({ id: `bind.${error}` }, { count: values.number.length })]];
    });
    if (showErrors(Object.fromEntries(wrong)) === undefined) submit(values);
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
            {intl.formatMessage({ id: 'bind.save' })}
          </Button>
        </ActionBar>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={save}>
        <Card>
          <p className={styles.text}>{intl.formatMessage({ id: 'bind.formText' })}</p>
          <Field
            label={intl.formatMessage({ id: 'bind.holder' })}
            name="holder"
            value={values.holder}
            onChange={(text) => change('holder', text)}
            error={errors.holder}
            type="text"
            autoComplete="cc-name"
            autoCapitalize="words"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
            required
          />
          <GroupedField
            label={intl.formatMessage({ id: 'bind.number' })}
            name="number"
            digits={values.number}
            onChange={(text) => change('number', text)}
            format={formatBankCard}
            error={errors.number}
            hint={intl.formatMessage({ id: 'bind.numberHint' })}
            autoComplete="cc-number"
            enterKeyHint="next"
          />
          <GroupedField
            label={intl.formatMessage({ id: 'bind.phone' })}
            name="phone"
            digits={values.phone}
            onChange={(text) => change('phone', text)}
            format={formatPhone}
            error={errors.phone}
            hint={intl.formatMessage({ id: 'bind.phoneHint' })}
            autoComplete="tel-national"
            enterKeyHint="go"
          />
        </Card>
      </form>
    </Page>
  );
}

interface OutcomeViewProps {
  /** Undefined if the answer was lost. */
  saved: { card: SavedCard; time: number } | undefined;
}

/** The saved card with its bank; or a message that the answer was lost. Links to the list of cards. */
function OutcomeView({ saved }: OutcomeViewProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const seeCards = (
    // Replaces the form in the history, so that Back does not return to it.
    <Button onClick={() => void navigate(withSession(paths.bindBank()), { replace: true })}>
      {intl.formatMessage({ id: 'bind.seeCards' })}
    </Button>
  );
  if (saved === undefined) {
    return (
      <StateView
        role="alert"
        illustration="lost"
        title={intl.formatMessage({ id: 'bind.unknownTitle' })}
        text={intl.formatMessage({ id: 'bind.unknownText' })}
      >
        {seeCards}
      </StateView>
    );
  }
  const { card, time } = saved;
  return (
    <Moment
      title={intl.formatMessage({ id: 'bind.savedTitle' })}
      text={intl.formatMessage({ id: 'bind.savedText' })}
      facts={[]}
      time={time}
    >
      <div className={styles.saved}>
        <BankCard bank={card.bank} number={card.number} />
      </div>
      {seeCards}
    </Moment>
  );
}
