import { useText } from '../../intl/text';
import styles from './badge.module.css';
import type { ComplaintState } from './rules';

/** The state of a complaint, or that its answer was not opened yet. */
export function Badge({ state }: { state: ComplaintState | 'newAnswer' }) {
  const t = useText();
  return <span className={`${styles.badge} ${styles[state]}`}>{t(`complaint.${state}`)}</span>;
}
