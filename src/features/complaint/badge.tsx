import { useText } from '../../intl/text';
import styles from './badge.module.css';
import type { ComplaintState } from './rules';

/** Whole ids: for a template literal, the first paint would get all messages of complaints. */
const NAMES = {
  pending: 'complaint.pending',
  inReview: 'complaint.inReview',
  answered: 'complaint.answered',
  newAnswer: 'complaint.newAnswer',
} as const;

/** The state of a complaint, or that its answer was not opened yet. */
export function Badge({ state }: { state: ComplaintState | 'newAnswer' }) {
  const t = useText();
  return <span className={`${styles.badge} ${styles[state]}`}>{t(NAMES[state])}</span>;
}
