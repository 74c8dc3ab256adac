/** A message with a button, shown over a screen's content. */
import type { ReactNode } from 'react';
import styles from './floating-note.module.css';

interface FloatingNoteProps {
  text: string;
  action: { label: string; onClick: () => void };
}

export function FloatingNote({ text, action }: FloatingNoteProps): ReactNode {
  return (
    <div className={styles.note} role="status">
      <span>{text}</span>
      <button type="button" onClick={action.onClick}>
        {action.label}
      </button>
    </div>
  );
}
