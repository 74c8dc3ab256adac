import type { ComplaintOrder } from '../../../contract/complaint-start';
import { useText } from '../../../intl/text';
import { Lines } from '../../../loan/lines';
import { RowButton } from '../../../ui/links/link-row';
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
  return (
    <Card>
      <div className={styles.order}>
        {order === undefined ? <p className={styles.noOrder}>{t('complaint.noOrder')}</p> : <OrderName order={order} />}
      </div>
      {order !== undefined && order.lines.length > 0 && <Lines lines={order.lines} />}
      {count > 0 && (
        <RowButton name={t('complaint.all')} hint={t('complaint.allHint', { count })} opensDialog onClick={showAll} />
      )}
    </Card>
  );
}

export function OrderName({ order: { orderNo, product, status } }: { order: ComplaintOrder }) {
  const t = useText();
  return (
    <>
      <LogoTile src={product.logo} />
      <span className={styles.orderName}>
        <b translate={product.name === undefined ? undefined : 'no'}>
          {product.name ??
            (orderNo === undefined ? t('complaint.order') : t('complaint.orderNumber', { number: orderNo }))}
        </b>
        {status !== undefined && <span className="muted">{status}</span>}
      </span>
    </>
  );
}
