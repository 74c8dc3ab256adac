/** A sentence over a screen that has content, and what can be done about it. */
import styles from './floating-note.module.css';

interface FloatingNoteProps {
  text: string;
  action: { label: string; onClick: () => void };
}

export function FloatingNote({ text, action }: FloatingNoteProps) {
  return (
    <div className={styles.note} role="status">
      <span>{text}</span>
      <button type="button" onClick={action.onClick}>
        {action.label}
      </button>
    </div>
  );
}
