/** Shown after a payment whose answer was lost: the order's current state. Never sends the payment again automatically. */
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { orderQuery } from '../../loan/order-queries';
import { statusRow } from '../../loan/order-status';
import { ServiceWay } from '../../loan/service-way';
import { type OlderOrderKey, paths } from '../../paths';
import { Button } from '../../ui/button';
import { Card, CardSkeleton } from '../../ui/card';
import { StateView } from '../../ui/state-view';
import { useGo } from '../../ui/use-go';
import styles from './older-repay.module.css';

interface OutcomeProps {
  order: OlderOrderKey;
  reopen: () => void;
}

export function Outcome({ order, reopen }: OutcomeProps) {
  const intl = useIntl();
  const go = useGo();
  const query = useQuery(orderQuery(order));
  // Ignores data that was loaded before the payment.
  const current = query.isFetching || query.isError ? undefined : query.data;
  const row = statusRow(current?.status);
  const settled = row.isSettled;

  return (
    <>
      <StateView
        role="alert"
        illustration={settled ? 'done' : 'lost'}
        title={intl.formatMessage({ id: settled ? 'olderRepay.settledTitle' : 'olderRepay.unknownTitle' })}
        text={intl.formatMessage({ id: settled ? 'olderRepay.settledText' : 'olderRepay.unknownText' })}
      >
        <Button onClick={() => go(paths.order(order))}>{intl.formatMessage({ id: 'common.seeLoan' })}</Button>
        {!settled && <ServiceWay />}
        {!settled && (
          <Button variant="text" onClick={reopen}>
            {intl.formatMessage({ id: 'olderRepay.reopen' })}
          </Button>
        )}
      </StateView>
      {query.isFetching ? (
        <CardSkeleton rows={2} />
      ) : (
        <Card title={intl.formatMessage({ id: 'olderRepay.now' })}>
          <div className={styles.now} role="status">
            {current === undefined ? (
              <p>{intl.formatMessage({ id: 'olderRepay.nowFailed' })}</p>
            ) : (
              <>
                <p className={styles.status}>{current.statusTitle ?? intl.formatMessage({ id: row.title })}</p>
                {current.statusText !== undefined && <p>{current.statusText}</p>}
                {!settled && <p className={styles.hint}>{intl.formatMessage({ id: 'olderRepay.nowHint' })}</p>}
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
