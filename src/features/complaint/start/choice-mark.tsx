import { CheckIcon } from '../../../ui/icons';
import styles from './start.module.css';

/** Shows to the eye what is chosen; the control around it tells the rest. */
export function HomeMark({ chosen }: { chosen: boolean }) {
  return (
    <span className={chosen ? `${styles.dot} ${styles.chosen}` : styles.dot} aria-hidden="true">
      {chosen && <CheckIcon />}
    </span>
  );
}
