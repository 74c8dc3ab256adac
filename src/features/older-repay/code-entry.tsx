/** The form for the code that the bank sent. A new code can be requested after a minute. */
import { type FormEvent, useEffect, useRef } from 'react';
import { useMoney, useText } from '../../intl/text';
import { BankCard } from '../../loan/bank-card';
import { useSecondsLeft } from '../../ui/countdown';
import { ActionBar, Button, InlineError } from '../../ui/form/button';
import { ButtonRow } from '../../ui/form/button-row';
import { Field } from '../../ui/form/field';
import { useForm } from '../../ui/form/use-form';
import { useFormMemory } from '../../ui/form/use-form-memory';
import { Card } from '../../ui/page/card';
import { focusHeading } from '../../ui/page/error-view';
import type { Attempt } from '../../ui/write/use-submit';
import styles from './older-repay.module.css';
import { codeForm, normalizeCode } from './rules';
import type { Payment } from './use-payment';

interface CodeCardProps {
  payment: Payment;
  /** The form's id, which the submit button in the bar refers to. */
  formId: string;
  /** Epoch milliseconds. */
  resendAt: number;
}

export function CodeCard({ payment, formId, resendAt }: CodeCardProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useFormMemory(`code ${payment.pending?.recordId}`, () => '');
  const secondsLeft = useSecondsLeft(resendAt);
  const waiting = secondsLeft > 0;
  const { pendingCard } = payment;
  const form = useForm({ code }, (_name, text) => {
    setCode(normalizeCode(text));
    payment.clearError();
  });
  const field = form.field('code');
  const error = field.error ?? (payment.error?.at === 'code' ? payment.error.text : undefined);
  const wrong = error !== undefined;

  // Focuses the field for a new code, and after a wrong one.
  useEffect(() => {
    if (resendAt > 0) input.current?.focus({ preventScroll: true });
  }, [resendAt]);
  useEffect(() => {
    if (!wrong) return;
    input.current?.focus();
    input.current?.select();
  }, [wrong]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    payment.clearError();
    const schema = codeForm((id) => t(`olderRepay.${id}`), payment.pending?.wrongCodes);
    const checked = form.check(schema, { code });
    if (checked !== undefined) payment.confirm(checked.code);
  };

  return (
    <form ref={form.ref} id={formId} noValidate onSubmit={submit}>
      <Card title={t('olderRepay.codeTitle')}>
        {pendingCard && (
          <p className={styles.paidWith}>
            <BankCard bank={pendingCard.bank} number={pendingCard.number} />
          </p>
        )}
        <p className={`muted ${styles.text}`}>{t('olderRepay.codeText')}</p>
        <Field
          {...field}
          label={t('olderRepay.code')}
          error={error}
          inputRef={input}
          type="tel"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          required
        />
        <div className={styles.again}>
          <Button
            variant="text"
            busy={payment.paying}
            // It needs the card, which is not saved on the device.
            disabled={waiting || payment.paymentMethods.data === undefined}
            note={waiting ? t('olderRepay.secondsLeft', { seconds: secondsLeft }) : undefined}
            onClick={() => {
              form.clearError('code');
              payment.resend();
            }}
          >
            {t('olderRepay.resend')}
          </Button>
        </div>
      </Card>
    </form>
  );
}

interface CodeBarProps {
  payment: Payment;
  formId: string;
  variant: Attempt['submitVariant'];
}

export function CodeBar({ payment, formId, variant }: CodeBarProps) {
  const t = useText();
  const money = useMoney();
  const { error, pendingAmount } = payment;
  return (
    <ActionBar>
      {error?.at === 'bar' && <InlineError>{error.text}</InlineError>}
      <ButtonRow>
        <Button
          variant="text"
          onClick={() => {
            focusHeading();
            payment.cancel();
          }}
          disabled={payment.confirming || payment.paying}
        >
          {t('common.cancel')}
        </Button>
        <Button
          variant={variant}
          type="submit"
          form={formId}
          busy={payment.confirming}
          note={pendingAmount === undefined ? undefined : money(pendingAmount)}
        >
          {t('olderRepay.confirm')}
        </Button>
      </ButtonRow>
    </ActionBar>
  );
}
