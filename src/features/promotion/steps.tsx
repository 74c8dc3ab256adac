import { Card } from '../../ui/card';
import styles from './steps.module.css';

/** The steps of applying, in order. */
export function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <Card title={title}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}
