import { Tag } from 'antd-mobile';
import { type KeyboardEvent, useRef } from 'react';
import { mayHaveMore } from '../../../api/decode';
import type { ComplaintOrder } from '../../../contract/complaint-start';
import { useText } from '../../../intl/text';
import { Sheet } from '../../../ui/overlay/dialog';
import { CutHint } from '../../../ui/page/card';
import { CheckIcon } from '../../../ui/picture/icons';
import { OneLine } from '../../../ui/text/figures';
import { OrderName } from './order-card';
import styles from './start.module.css';

interface OrdersSheetProps {
  orders: readonly ComplaintOrder[];
  chosen: number;
  choose: (index: number) => void;
  onClose: () => void;
}

export default function OrdersSheet({ orders, chosen, choose, onClose }: OrdersSheetProps) {
  const t = useText();
  const group = useRef<HTMLDivElement>(null);
  const title = t('complaint.ordersTitle');

  // Arrow keys only move the focus: with native radios an arrow key would choose an order and close the sheet.
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const radios: Element[] = [...(group.current?.querySelectorAll('[role="radio"]') ?? [])];
    const current = document.activeElement === null ? -1 : radios.indexOf(document.activeElement);
    if (step === undefined || current < 0) return;
    event.preventDefault();
    const next = radios[(current + step + radios.length) % radios.length];
    if (next instanceof HTMLElement) next.focus();
  };

  return (
    <Sheet title={title} onClose={onClose}>
      <div ref={group} role="radiogroup" aria-label={title} onKeyDown={onKeyDown}>
        {orders.map((order, index) => (
          // biome-ignore lint/a11y/useSemanticElements: see onKeyDown
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: orders may come without a number
            key={index}
            type="button"
            role="radio"
            aria-checked={index === chosen}
            className={styles.option}
            onClick={() => choose(index)}
          >
            <span className={index === chosen ? `${styles.dot} ${styles.checked}` : styles.dot} aria-hidden="true">
              {index === chosen && <CheckIcon />}
            </span>
            <OrderName order={order}>
              {order.status !== undefined && (
                <Tag color="primary" fill="outline">
                  <span>{order.status}</span>
                </Tag>
              )}
            </OrderName>
            {order.product.name !== undefined && order.orderNo !== undefined && (
              <span className={`hint ${styles.optionNumber}`}>
                {t('complaint.orderNumber', { number: <OneLine key="number">{order.orderNo}</OneLine> })}
              </span>
            )}
          </button>
        ))}
      </div>
      {mayHaveMore(orders) && <CutHint />}
    </Sheet>
  );
}
