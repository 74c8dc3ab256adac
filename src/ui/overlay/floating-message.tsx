/** A message with a button, shown over a screen's content. */
import type { ReactNode } from 'react';
import styles from './floating-message.module.css';

interface FloatingMessageProps {
  text: string;
  action: { label: string; onClick: () => void };
}

export function FloatingMessage({ text, action }: FloatingMessageProps): ReactNode {
  return (
    <div className={styles.note} role="status">
      <span>{text}</span>
      <button type="button" onClick={action.onClick}>
        {action.label}
      </button>
    </div>
  );
}
