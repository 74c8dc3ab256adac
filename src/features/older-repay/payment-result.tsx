/** What a payment leads to: accepted, or without an answer. */

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Order } from '../../contract/order';
import type { Repayment } from '../../contract/repayment';
import type { Amount } from '../../format/money';
import { useText } from '../../intl/text';
import { orderQuery, statusRow } from '../../loan/order';
import { Product } from '../../loan/product';
import { ReceiptCard } from '../../loan/receipt-card';
import { CustomerServiceButton } from '../../loan/service/help';
import SuccessView from '../../loan/success-view';
import { type OlderOrderKey, paths } from '../../paths';
import { ActionBar, Button } from '../../ui/form/button';
import { GoButton } from '../../ui/links/go-button';
import { LinkRow } from '../../ui/links/link-row';
import { useReplace } from '../../ui/links/use-go';
import { hideMessage } from '../../ui/overlay/toast';
import { Card } from '../../ui/page/card';
import { Hero } from '../../ui/page/hero';
import { Page } from '../../ui/page/page';
import { CardSkeleton } from '../../ui/page/skeleton';
import { StateView } from '../../ui/page/state-view';
import { DONE_SCENE, PAYMENT_UNKNOWN_SCENE } from '../../ui/picture/state-scenes';
import { wholeFigures } from '../../ui/text/figures';
import { AttemptLines } from '../../ui/write/attempt-notice';
import type { Attempt } from '../../ui/write/use-submit';
import styles from './older-repay.module.css';

/** Whether the server answered the payment itself. After a lost answer, a later read of the order notes it without a sender. */
const isAnswered = ({ arrivedAt, sender }: Attempt['saved'][number]) => arrivedAt !== undefined && sender !== '';

interface UnknownPaymentProps {
  order: OlderOrderKey;
  attempt: Attempt;
  reopen: () => void;
}

/** Shows the order's current state. Never sends the payment again automatically. */
export function UnknownPayment({ order, attempt, reopen }: UnknownPaymentProps) {
  const t = useText();
  const query = useQuery(orderQuery(order));
  // Ignores data that was loaded before the payment.
  const current = query.isFetching || query.isError ? undefined : query.data;
  const settled = statusRow(current?.status).isSettled;
  const settledText = attempt.saved.every(isAnswered) ? 'attempt.arrivedText' : 'olderRepay.settledText';

  // The toast about the lost answer must not stand over what is known since.
  useEffect(() => {
    if (!query.isFetching) hideMessage();
  }, [query.isFetching]);

  return (
    <>
      <StateView
        role="alert"
        illustration={settled ? DONE_SCENE : PAYMENT_UNKNOWN_SCENE}
        title={t(settled ? 'olderRepay.settledTitle' : 'olderRepay.unknownTitle')}
        text={t(settled ? settledText : 'olderRepay.unknownText')}
        note={!settled && <AttemptLines attempt={attempt} />}
      >
        {settled ? (
          <GoButton to={paths.order(order)} label="common.seeLoan" />
        ) : (
          <>
            <Button onClick={() => void query.refetch()} busy={query.isFetching}>
              {t('olderRepay.checkAgain')}
            </Button>
            <CustomerServiceButton />
            <Button variant="text" onClick={reopen}>
              {t('olderRepay.reopen')}
            </Button>
          </>
        )}
      </StateView>
      {!settled && (query.isFetching ? <CardSkeleton shape={2} /> : <OrderNow order={order} current={current} />)}
    </>
  );
}

interface OrderNowProps {
  order: OlderOrderKey;
  /** Undefined if it could not be read. */
  current: Order | undefined;
}

function OrderNow({ order, current }: OrderNowProps) {
  const t = useText();
  return (
    <Card title={t('olderRepay.now')}>
      <div className={styles.block} role="status">
        {current === undefined ? (
          <p>{t('olderRepay.nowFailed')}</p>
        ) : (
          <>
            <p className={styles.status}>{current.statusTitle ?? t(statusRow(current.status).title)}</p>
            {current.statusText !== undefined && <p>{wholeFigures(current.statusText)}</p>}
            <p className="muted">{t('olderRepay.nowHint')}</p>
          </>
        )}
      </div>
      <LinkRow to={paths.order(order)} name={t('common.seeLoan')} />
    </Card>
  );
}

export interface AcceptedPayment {
  amount: Amount;
  product: Repayment['product'];
  /** When the answer arrived, in epoch milliseconds. */
  time: number;
}

interface PaidProps {
  order: OlderOrderKey;
  payment: AcceptedPayment;
}

export function Paid({ order, payment: { amount, product, time } }: PaidProps) {
  const t = useText();
  const replace = useReplace();
  return (
    <Page
      hero={<Hero product={<Product {...product} />} label={t('olderRepay.paidAmount')} amount={amount} />}
      bar={
        <ActionBar>
          <Button onClick={() => replace(paths.order(order))}>{t('common.seeLoan')}</Button>
        </ActionBar>
      }
    >
      <SuccessView
        title={t('olderRepay.paid')}
        text={t('olderRepay.paidText')}
        facts={[{ label: t('receipt.order'), value: order.orderId }]}
        time={time}
      />
      <ReceiptCard
        title={t('olderRepay.paid')}
        orderId={order.orderId}
        product={product.name}
        amount={amount}
        time={time}
      />
    </Page>
  );
}
