/** An error message beside the action that failed. Screen readers announce it. */
import type { ReactNode } from 'react';
import styles from './problem.module.css';

export function Problem({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert">
      {children}
    </p>
  );
}
