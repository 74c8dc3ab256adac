/** Saves, shares and prints a payment code. */

import { leftOut, onDemand } from '../../ui/on-demand';
import type { VoucherToolsProps } from './voucher-buttons';
import styles from './voucher-tools.module.css';

const VoucherButtons = onDemand(() => import('./voucher-buttons'), { missing: leftOut });

/** The buttons are loaded after the screen; their height is reserved. */
export function VoucherTools(props: VoucherToolsProps) {
  return (
    <div className={styles.tools}>
      <VoucherButtons {...props} />
    </div>
  );
}
