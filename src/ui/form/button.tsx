/** Buttons and the action bar. A screen has one primary button. */
import { type ButtonHTMLAttributes, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { fitFigures } from '../text/figures';
import styles from './button.module.css';
import { useKeyboardGap } from './keyboard';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  variant?: 'primary' | 'secondary' | 'text';
  /** Shows a spinner while the action is running. The button stays focusable and ignores taps. */
  busy?: boolean;
  /** Second line of the button. It is the accessible description, not part of the name (contract, section 7). */
  note?: ReactNode;
}

export function Button({ variant = 'primary', busy = false, note, disabled, onClick, children, ...rest }: ButtonProps) {
  const noteId = useId();
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[variant]}`}
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
          <small
            id={noteId}
            className={styles.note}
            aria-hidden="true"
            {...(typeof note === 'string' && fitFigures(note))}
          >
            {note}
          </small>
        )}
      </span>
    </button>
  );
}

/**
 * The bar at the bottom of the screen. It stays visible while the page scrolls, above the safe area and the keyboard,
 * unless it takes too much of the window (large text, landscape): more than 33 % if it is the primary button alone, else
 * more than 28 %.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  const gap = useKeyboardGap();
  const ref = useRef<HTMLDivElement>(null);
  const [isTall, setIsTall] = useState(false);

  // After each render, because the bar may get another button of the same height.
  useLayoutEffect(() => {
    const bar = ref.current;
    if (bar === null) return;
    const measure = () => {
      const isButtonAlone = bar.firstElementChild?.matches(`.${styles.primary}:only-child`) === true;
      setIsTall(bar.offsetHeight > window.innerHeight * (isButtonAlone ? 0.33 : 0.28));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  });

  return (
    <div
      ref={ref}
      className={isTall ? `${styles.bar} ${styles.tall}` : styles.bar}
      data-action-bar=""
      style={gap === 0 ? undefined : { bottom: gap }}
    >
      {children}
    </div>
  );
}

/** An error message beside the action that failed. Screen readers announce it. */
export function InlineError({ children }: { children: ReactNode }) {
  return (
    <p className="error" role="alert">
      {children}
    </p>
  );
}
