import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { LineValue } from '../../api/decode';
import { lastFour } from '../../format/digits';
import { useMoney } from '../../intl/values';
import { ActionBar, Button } from '../../ui/button';
import styles from './older-repay.module.css';
import type { Payment } from './use-payment';

interface PayBarProps {
  payment: Payment;
  /** What can be paid; undefined = nothing. */
  amount: LineValue | undefined;
}

/** Pay by card, and by Alipay where the server offers it. Without a list of cards there is nothing to pay with yet. */
export function PayBar({ payment, amount }: PayBarProps) {
  const intl = useIntl();
  const money = useMoney();
  const noteId = useId();
  const { ways, cards, chosenCard, problem, paying, opening } = payment;
  if (ways.data === undefined) return null;
  const { offersAlipay } = ways.data;
  if (cards.length === 0 && !offersAlipay) return null;

  const note = () => {
    if (amount === undefined) return intl.formatMessage({ id: 'olderRepay.noAmount' });
    if (chosenCard?.number === undefined) return money(amount);
    return intl.formatMessage(
      { id: 'olderRepay.payWith' },
      { amount: money(amount), digits: lastFour(chosenCard.number) },
    );
  };

  return (
    <ActionBar>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem.text}
        </p>
      )}
      {cards.length > 0 && (
        <Button
          onClick={payment.pay}
          busy={paying}
          disabled={amount === undefined}
          aria-label={intl.formatMessage({ id: 'olderRepay.pay' })}
          aria-describedby={noteId}
        >
          {intl.formatMessage({ id: 'olderRepay.pay' })}
          <small id={noteId} className={styles.note}>
            {note()}
          </small>
        </Button>
      )}
      {offersAlipay && (
        <Button
          look={cards.length > 0 ? 'secondary' : 'primary'}
          onClick={payment.payByAlipay}
          busy={opening}
          disabled={amount === undefined}
        >
          {intl.formatMessage({ id: 'olderRepay.alipay' })}
        </Button>
      )}
    </ActionBar>
  );
}
