/** A bar of what is lent and what it costs. The figures are text beside it, with the bar's colours as marks. */
import styles from './cost-bar.module.css';

/** Class names for the labels of the two figures. */
export const COST_LABELS = { lent: styles.lentMark, cost: styles.costMark } as const;

const WHOLE = 1000;
/** A part stays visible, however small it is. */
const SMALLEST = 30;

/** @param lent and `cost` in the same unit; a loan without cost has no bar. */
export function CostBar({ lent, cost }: { lent: number; cost: number }) {
  if (!(lent > 0 && cost > 0)) return null;
  const share = Math.round((WHOLE * lent) / (lent + cost));
  const end = Math.min(Math.max(share, SMALLEST), WHOLE - SMALLEST);
  return (
    <svg className={styles.bar} viewBox={`0 0 ${WHOLE} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.lent} d={`M0 0H${end - 3}V1H0z`} />
      <path className={styles.cost} d={`M${end + 3} 0H${WHOLE}V1H${end + 3}z`} />
    </svg>
  );
}
