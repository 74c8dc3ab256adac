import { useIntl } from 'react-intl';
import { Lines } from '../../../loan/lines';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { LogoTile } from '../../../ui/tile';
import type { ComplaintOrder } from '../wire';
import styles from './start.module.css';

interface OrderCardProps {
  order: ComplaintOrder | undefined;
  /** Opens the sheet with all orders; absent if there are none. */
  showAll: (() => void) | undefined;
}

/** The order that the complaint is about. */
export function OrderCard({ order, showAll }: OrderCardProps) {
  const intl = useIntl();
  return (
    <Card>
      <div className={styles.order}>
        {order === undefined ? (
          <p className={styles.noOrder}>{intl.formatMessage({ id: 'complaint.noOrder' })}</p>
        ) : (
          <OrderName order={order} />
        )}
        {showAll && (
          <Button variant="text" aria-haspopup="dialog" onClick={showAll}>
            {intl.formatMessage({ id: 'complaint.all' })}
          </Button>
        )}
      </div>
      {order !== undefined && order.lines.length > 0 && <Lines lines={order.lines} />}
    </Card>
  );
}

/** Logo, name and status of an order. */
export function OrderName({ order: { orderNo, product, status } }: { order: ComplaintOrder }) {
  const intl = useIntl();
  return (
    <>
      <LogoTile src={product.logo} />
      <span className={styles.orderName}>
        <b>
          {product.name ??
            (orderNo === undefined
              ? intl.formatMessage({ id: 'complaint.order' })
              : intl.formatMessage({ id: 'complaint.orderNumber' }, { number: orderNo }))}
        </b>
        {status !== undefined && <span className="muted">{status}</span>}
      </span>
    </>
  );
}
