/** What a payment leads to: accepted, or without an answer. */
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { Amount } from '../../format/money';
import Moment from '../../loan/moment';
import { orderQuery, statusRow } from '../../loan/order';
import { Product } from '../../loan/product';
import type { Repayment } from '../../loan/repayment';
import { CustomerServiceButton } from '../../loan/service/help';
import { type OlderOrderKey, paths } from '../../paths';
import { withSession } from '../../platform/session';
import { ActionBar, Button } from '../../ui/form/button';
import { GoButton } from '../../ui/links/go-button';
import { Card } from '../../ui/page/card';
import { Hero } from '../../ui/page/hero';
import { Page } from '../../ui/page/page';
import { CardSkeleton } from '../../ui/page/skeleton';
import { StateView } from '../../ui/page/state-view';
import { DONE, UNANSWERED } from '../../ui/picture/illustration';
import { wholeDates } from '../../ui/text/figures';
import styles from './older-repay.module.css';

interface UnknownPaymentProps {
  order: OlderOrderKey;
  reopen: () => void;
}

/** Shows the order's current state. Never sends the payment again automatically. */
export function UnknownPayment({ order, reopen }: UnknownPaymentProps) {
  const intl = useIntl();
  const query = useQuery(orderQuery(order));
  // Ignores data that was loaded before the payment.
  const current = query.isFetching || query.isError ? undefined : query.data;
  const row = statusRow(current?.status);
  const settled = row.isSettled;

  return (
    <>
      <StateView
        role="alert"
        illustration={settled ? DONE : UNANSWERED}
        title={intl.formatMessage({ id: settled ? 'olderRepay.settledTitle' : 'olderRepay.unknownTitle' })}
        text={intl.formatMessage({ id: settled ? 'olderRepay.settledText' : 'olderRepay.unknownText' })}
      >
        <GoButton to={paths.order(order)} label="common.seeLoan" />
        {!settled && <CustomerServiceButton />}
        {!settled && (
          <Button variant="text" onClick={reopen}>
            {intl.formatMessage({ id: 'olderRepay.reopen' })}
          </Button>
        )}
      </StateView>
      {query.isFetching ? (
        <CardSkeleton shape={2} />
      ) : (
        <Card title={intl.formatMessage({ id: 'olderRepay.now' })}>
          <div className={styles.block} role="status">
            {current === undefined ? (
              <p>{intl.formatMessage({ id: 'olderRepay.nowFailed' })}</p>
            ) : (
              <>
                <p className={styles.status}>{current.statusTitle ?? intl.formatMessage({ id: row.title })}</p>
                {current.statusText !== undefined && <p>{wholeDates(current.statusText)}</p>}
                {!settled && <p className="muted">{intl.formatMessage({ id: 'olderRepay.nowHint' })}</p>}
              </>
            )}
            {!settled && (
              <div className={styles.again}>
                <Button variant="text" onClick={() => void query.refetch()}>
                  {intl.formatMessage({ id: 'olderRepay.checkAgain' })}
                </Button>
              </div>
            )}
          </div>
        </Card>
      )}
    </>
  );
}

export interface AcceptedPayment {
  amount: Amount | undefined;
  product: Repayment['product'];
  /** When the answer arrived, in epoch milliseconds. */
  time: number;
}

interface PaidProps {
  order: OlderOrderKey;
  payment: AcceptedPayment;
}

export function Paid({ order, payment: { amount, product, time } }: PaidProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  // Replaces the payment in the history, so that Back does not return to it.
  const showOrder = () => void navigate(withSession(paths.order(order)), { replace: true });
  return (
    <Page
      hero={
        <Hero
          product={<Product {...product} />}
          label={intl.formatMessage({ id: 'olderRepay.paidAmount' })}
          amount={amount}
        />
      }
      bar={
        <ActionBar>
          <Button onClick={showOrder}>{intl.formatMessage({ id: 'common.seeLoan' })}</Button>
        </ActionBar>
      }
    >
      <Moment
        title={intl.formatMessage({ id: 'olderRepay.paid' })}
        text={intl.formatMessage({ id: 'olderRepay.paidText' })}
        facts={[{ label: intl.formatMessage({ id: 'moment.reference' }), value: order.orderId }]}
        time={time}
      />
    </Page>
  );
}
