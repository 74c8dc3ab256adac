/** Illustration, title and text, shown instead of content: errors, empty lists, completed actions. */
import type { ReactNode } from 'react';
import { Drawing, type Mark } from './drawing';
import styles from './state-view.module.css';

interface StateViewProps {
  mark: Mark;
  title: string;
  text: ReactNode;
  /** A less prominent second text. */
  note?: string;
  role?: 'alert' | 'status';
  /** Buttons or links. */
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
