/** Buttons beside each other. Not in `button.tsx`, whose styles are in the document. */
import type { ReactNode } from 'react';
import styles from './button-row.module.css';

export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
