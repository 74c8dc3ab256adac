/** One shape for everything that stands in for content: failures, empty lists, things done. */
import type { ReactNode } from 'react';
import { Drawing, type Mark } from './drawing';
import styles from './state-view.module.css';

interface StateViewProps {
  mark: Mark;
  title: string;
  text: ReactNode;
  /** A quieter second sentence. */
  note?: string;
  role?: 'alert' | 'status';
  /** Ways on. */
  children?: ReactNode;
}

export function StateView({ mark, title, text, note, role, children }: StateViewProps) {
  return (
    <section className={styles.state} role={role}>
      <Drawing mark={mark} />
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
