/** Steps in a card, each with its number in a circle. */
import { wholeFigures } from './figures';
import styles from './numbered-list.module.css';

export function NumberedList({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.list}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step may repeat
        <li key={index}>{wholeFigures(step)}</li>
      ))}
    </ol>
  );
}
