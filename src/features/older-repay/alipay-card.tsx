import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Problem } from '../../ui/problem';
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
  const { paymentMethods, cards, problem, opening } = payment;
  if (paymentMethods.data?.offersAlipay !== true) return null;
  return (
    <Card>
      <div className={styles.alipay}>
        <p id={hintId} className={styles.hint}>
          {intl.formatMessage({ id: 'olderRepay.alipayHint' })}
        </p>
        {problem?.at === 'alipay' && <Problem>{problem.text}</Problem>}
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
