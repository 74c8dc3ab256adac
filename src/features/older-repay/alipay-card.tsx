import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { InlineError } from '../../ui/inline-error';
import styles from './older-repay.module.css';
import type { Payment } from './use-payment';

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
        <p id={hintId} className={styles.hint}>
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
