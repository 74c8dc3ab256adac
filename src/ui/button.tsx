/** Buttons and the bar of actions: one primary action per screen. */
import { type ButtonHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './button.module.css';
import { useKeyboardGap } from './keyboard';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  look?: 'primary' | 'secondary' | 'text';
  /** Shows that its action is under way; it stays focusable and takes no further tap. */
  busy?: boolean;
  /** Stands with the label and is read as the description: the name stays the label alone (contract, section 7). */
  note?: ReactNode;
}

export function Button({ look = 'primary', busy = false, note, disabled, onClick, children, ...rest }: ButtonProps) {
  const noteId = useId();
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[look]}`}
      aria-busy={busy}
      aria-describedby={note === undefined ? undefined : noteId}
      disabled={disabled}
      onClick={busy ? undefined : onClick}
      {...rest}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      <span className={styles.label}>
        {children}
        {note !== undefined && (
          <small id={noteId} className={styles.note} aria-hidden="true">
            {note}
          </small>
        )}
      </span>
    </button>
  );
}

/** The bar at the bottom; it rests on the safe area or the keyboard and stays in sight while the page scrolls. */
export function ActionBar({ children }: { children: ReactNode }) {
  const gap = useKeyboardGap();
  return (
    <div className={styles.bar} style={gap === 0 ? undefined : { bottom: gap }}>
      {children}
    </div>
  );
}

/** Two buttons side by side. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
