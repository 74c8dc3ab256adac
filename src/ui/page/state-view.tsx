/** Illustration, title and text, shown instead of content: errors, empty lists, completed actions. */
import type { ReactNode } from 'react';
import { Illustration, type Scene } from '../picture/illustration';
import styles from './state-view.module.css';

interface StateViewProps {
  illustration: Scene;
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
      <Illustration scene={illustration} />
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      {note !== undefined && <p className="muted">{note}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
