/** Card binding: validates a card's number and saves the card. */
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { formatBankCard, formatPhone } from '../../format/digits';
import { withSession } from '../../host/session';
import { BankCard } from '../../loan/bank-card';
import { paths } from '../../paths';
import { ActionBar, Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Field } from '../../ui/field';
import { InlineError } from '../../ui/inline-error';
import { Page } from '../../ui/page';
import { StateView } from '../../ui/state-view';
import styles from './bind.module.css';
import { GroupedField } from './grouped-field';
import { type Outcome, useCardForm } from './use-card-form';

export default function BindCardPage() {
  const intl = useIntl();
  const formId = useId();
  const { form, inputs, outcome, saving, failure, errorOf, change, save } = useCardForm();
  const title = intl.formatMessage({ id: 'bind.formTitle' });

  if (outcome !== undefined) {
    return (
      <Page title={title}>
        <OutcomeView outcome={outcome} />
      </Page>
    );
  }
  return (
    <Page
      title={title}
      bar={
        <ActionBar>
          {failure !== undefined && <InlineError>{failure}</InlineError>}
          <Button type="submit" form={formId} busy={saving}>
            {intl.formatMessage({ id: 'bind.save' })}
          </Button>
        </ActionBar>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Card>
          <p className={styles.text}>{intl.formatMessage({ id: 'bind.formText' })}</p>
          <Field
            label={intl.formatMessage({ id: 'bind.holder' })}
            value={form.holder}
            onChange={(text) => change('holder', text)}
            error={errorOf('holder')}
            inputRef={inputs.holder}
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
            digits={form.number}
            onChange={(text) => change('number', text)}
            format={formatBankCard}
            error={errorOf('number')}
            hint={intl.formatMessage({ id: 'bind.numberHint' })}
            autoComplete="cc-number"
            enterKeyHint="next"
            inputRef={inputs.number}
          />
          <GroupedField
            label={intl.formatMessage({ id: 'bind.phone' })}
            digits={form.phone}
            onChange={(text) => change('phone', text)}
            format={formatPhone}
            error={errorOf('phone')}
            hint={intl.formatMessage({ id: 'bind.phoneHint' })}
            autoComplete="tel-national"
            enterKeyHint="go"
            inputRef={inputs.phone}
          />
        </Card>
      </form>
    </Page>
  );
}

/** The result: the saved card with its bank, or a message that the answer was lost. Links to the list of cards. */
function OutcomeView({ outcome }: { outcome: Outcome }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const saved = outcome.kind === 'saved';
  return (
    <StateView
      role="alert"
      illustration={saved ? 'done' : 'lost'}
      title={intl.formatMessage({ id: saved ? 'bind.savedTitle' : 'bind.unknownTitle' })}
      text={intl.formatMessage({ id: saved ? 'bind.savedText' : 'bind.unknownText' })}
    >
      {saved && (
        <div className={styles.saved}>
          <BankCard bank={outcome.card.bank} number={outcome.card.number} />
        </div>
      )}
      {/* Replaces the form in the history, so that Back does not return to it. */}
      <Button onClick={() => void navigate(withSession(paths.bindBank()), { replace: true })}>
        {intl.formatMessage({ id: 'bind.seeCards' })}
      </Button>
    </StateView>
  );
}
