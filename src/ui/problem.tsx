/** What went wrong with an action, beside it: read out at once, and there to be read again. */
import type { ReactNode } from 'react';
import styles from './problem.module.css';

export function Problem({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert">
      {children}
    </p>
  );
}
