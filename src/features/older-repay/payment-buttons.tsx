import { useId } from 'react';
import { useIntl } from 'react-intl';
import { lastFour } from '../../format/digits';
import type { Amount } from '../../format/money';
import { useMoney } from '../../intl/values';
import { ActionBar, Button } from '../../ui/form/button';
import { InlineError } from '../../ui/form/inline-error';
import { Card } from '../../ui/page/card';
import styles from './older-repay.module.css';
import { isPayable } from './rules';
import type { Payment } from './use-payment';

interface PayBarProps {
  payment: Payment;
  /** The amount due, as the server gave it. */
  due: Amount | undefined;
}

/** The bar with the button that pays by card. Renders nothing without a card. */
export function PayBar({ payment, due }: PayBarProps) {
  const intl = useIntl();
  const money = useMoney();
  const { cards, chosenCard, error, paying } = payment;
  if (cards.length === 0) return null;

  const note = () => {
    if (due === undefined || typeof due === 'string') return intl.formatMessage({ id: 'olderRepay.amountUnknown' });
    if (!isPayable(due)) return intl.formatMessage({ id: 'olderRepay.noAmount' });
    if (chosenCard?.number === undefined) return money(due);
    return intl.formatMessage(
      { id: 'olderRepay.payWith' },
      { amount: money(due), digits: lastFour(chosenCard.number) },
    );
  };

  return (
    <ActionBar>
      {error?.at === 'bar' && <InlineError>{error.text}</InlineError>}
      <Button onClick={payment.pay} busy={paying} disabled={!isPayable(due)} note={note()}>
        {intl.formatMessage({ id: 'olderRepay.pay' })}
      </Button>
    </ActionBar>
  );
}

interface AlipayCardProps {
  payment: Payment;
  /** Whether there is nothing to pay. */
  disabled: boolean;
}

/** The button that opens Alipay's page, if the server offers it. */
export function AlipayCard({ payment, disabled }: AlipayCardProps) {
  const intl = useIntl();
  const hintId = useId();
  const { paymentMethods, cards, error, opening } = payment;
  if (paymentMethods.data?.offersAlipay !== true) return null;
  return (
    <Card>
      <div className={styles.alipay}>
        <p id={hintId} className="muted">
          {intl.formatMessage({ id: 'olderRepay.alipayHint' })}
        </p>
        {error?.at === 'alipay' && <InlineError>{error.text}</InlineError>}
        <Button
          variant={cards.length > 0 ? 'secondary' : 'primary'}
          onClick={payment.payByAlipay}
          busy={opening}
          disabled={disabled}
          aria-describedby={hintId}
        >
          {intl.formatMessage({ id: 'olderRepay.alipay' })}
        </Button>
      </div>
    </Card>
  );
}
