/** Illustration, title and text, shown instead of content: errors, empty lists, completed actions. */
import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './illustration';
import styles from './state-view.module.css';

interface StateViewProps {
  illustration: IllustrationName;
  title: string;
  text: ReactNode;
  /** A less prominent second text. */
  note?: string;
  role?: 'alert' | 'status';
  /** Buttons or links. */
  children?: ReactNode;
}

export function StateView({ illustration, title, text, note, role, children }: StateViewProps) {
  return (
    <section className={`surface ${styles.state}`} role={role}>
      <Illustration name={illustration} />
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      {note !== undefined && <p className="muted">{note}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
