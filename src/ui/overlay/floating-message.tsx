/** A message with a button, shown over a screen's content. */
import { type ReactNode, useSyncExternalStore } from 'react';
import { coveredBottom } from '../form/keyboard';
import styles from './floating-message.module.css';

interface FloatingMessageProps {
  text: string;
  action: { label: string; onClick: () => void };
}

/** Above the action bar, so that it covers neither the amount nor the primary action. */
export function FloatingMessage({ text, action }: FloatingMessageProps): ReactNode {
  const covered = useSyncExternalStore(subscribe, coveredBottom);
  return (
    <div
      className={styles.note}
      role="status"
      data-floating-message
      style={covered > 0 ? { bottom: Math.min(covered, window.innerHeight / 2) + SPACE } : undefined}
    >
      <span>{text}</span>
      <button type="button" onClick={action.onClick}>
        {action.label}
      </button>
    </div>
  );
}

/** CSS px between the message and the action bar. */
const SPACE = 8;

/** The bar changes its place with the content, and where it follows the cards also with scrolling. */
function subscribe(changed: () => void): () => void {
  const observer = new ResizeObserver(changed);
  observer.observe(document.body);
  window.addEventListener('scroll', changed, { passive: true });
  window.addEventListener('resize', changed);
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', changed);
    window.removeEventListener('resize', changed);
  };
}
