/** The card with the proof of what was settled. Its buttons are loaded after the screen; their height is reserved. */
import { useText } from '../intl/text';
import { onDemand, showNothing } from '../ui/on-demand';
import { Card } from '../ui/page/card';
import type { ReceiptProps } from './receipt';
import styles from './receipt-card.module.css';

const Receipt = onDemand(() => import('./receipt'), { missing: showNothing });

export function ReceiptCard(props: ReceiptProps) {
  const t = useText();
  return (
    <div className="screen-only">
      <Card title={t('receipt.title')}>
        <div className={styles.tools}>
          <Receipt {...props} />
        </div>
      </Card>
    </div>
  );
}
