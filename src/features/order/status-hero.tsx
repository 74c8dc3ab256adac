import { useIntl } from 'react-intl';
import { statusRow } from '../../loan/order-status';
import type { Order } from '../../loan/order-wire';
import { Drawing } from '../../ui/drawing';
import styles from './status-hero.module.css';

/** The picture and the words of a status, on the gradient. */
export function StatusHero({ order }: { order: Order }) {
  const intl = useIntl();
  const { mark, title } = statusRow(order.status);
  return (
    <div className={styles.hero}>
      <Drawing mark={mark} ground="gradient" />
      <h2 className={styles.title}>{order.statusTitle ?? intl.formatMessage({ id: title })}</h2>
      {order.statusText !== undefined && <p className={styles.text}>{order.statusText}</p>}
    </div>
  );
}
