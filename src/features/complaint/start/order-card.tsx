import { type ReactNode, useId } from 'react';
import type { ComplaintOrder } from '../../../contract/complaint-start';
import { useText } from '../../../intl/text';
import { Lines } from '../../../loan/lines';
import { Button } from '../../../ui/form/button';
import { Card } from '../../../ui/page/card';
import { LogoTile } from '../../../ui/picture/remote-image';
import styles from './start.module.css';

interface OrderCardProps {
  order: ComplaintOrder | undefined;
  count: number;
  showAll: () => void;
}

export function OrderCard({ order, count, showAll }: OrderCardProps) {
  const t = useText();
  const hintId = useId();
  return (
    <Card>
      <div className={styles.order}>
        {order === undefined ? (
          <p className={styles.noOrder}>{t('complaint.noOrder')}</p>
        ) : (
          <OrderName order={order}>
            {order.status !== undefined && <span className="muted">{order.status}</span>}
          </OrderName>
        )}
        {count > 0 && (
          <>
            <Button variant="text" aria-haspopup="dialog" aria-describedby={hintId} onClick={showAll}>
              {t('complaint.all')}
            </Button>
            <span id={hintId} hidden>
              {t('complaint.allHint', { count })}
            </span>
          </>
        )}
      </div>
      {order !== undefined && order.lines.length > 0 && <Lines lines={order.lines} />}
    </Card>
  );
}

interface OrderNameProps {
  order: ComplaintOrder;
  /** The status, as it is shown below the name. */
  children: ReactNode;
}

export function OrderName({ order: { orderNo, product }, children }: OrderNameProps) {
  const t = useText();
  return (
    <>
      <LogoTile src={product.logo} name={product.name} />
      <span className={styles.orderName}>
        <b translate={product.name === undefined ? undefined : 'no'}>
          {product.name ??
            (orderNo === undefined ? t('complaint.order') : t('complaint.orderNumber', { number: orderNo }))}
        </b>
        {children}
      </span>
    </>
  );
}
