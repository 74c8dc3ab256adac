import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { statusRow } from '../../loan/order-status';
import type { Order } from '../../loan/order-wire';
import type { OrderKey } from '../../paths';
import { Illustration } from '../../ui/illustration';
import { onDemand } from '../../ui/on-demand';
import styles from './status-hero.module.css';

const DueDate = onDemand(
  () => import('./due-date'),
  () => null,
);

interface StatusHeroProps {
  order: Order;
  orderKey: OrderKey;
}

/** The picture and the words of a status, on the gradient; until when it is to be paid, where it is. */
export function StatusHero({ order, orderKey }: StatusHeroProps) {
  const intl = useIntl();
  const { illustration, title, canRepay } = statusRow(order.status);
  return (
    <div className={styles.hero}>
      <Illustration name={illustration} background="gradient" />
      <h2 className={styles.title}>{order.statusTitle ?? intl.formatMessage({ id: title })}</h2>
      {order.statusText !== undefined && <p className={styles.text}>{order.statusText}</p>}
      {canRepay && (
        // Its place is there from the start.
        <div className={styles.due}>
          <Suspense>
            <DueDate orderKey={orderKey} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
