/** Buttons and the action bar. A screen has one primary button. */
import { type ButtonHTMLAttributes, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { fitFigures, wholeFigures } from '../text/figures';
import styles from './button.module.css';
import { useKeyboardGap } from './keyboard';

const VARIANTS = { primary: styles.primary, secondary: styles.secondary, text: styles.text };

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  variant?: keyof typeof VARIANTS;
  /** Shows a spinner while the action is running. The button stays focusable and ignores taps. */
  busy?: boolean;
  /** Second line of the button. It is the accessible description, not part of the name (contract, section 7). */
  note?: ReactNode;
}

export function Button({ variant = 'primary', busy = false, note, onClick, children, ...rest }: ButtonProps) {
  const descriptionId = useId();
  return (
    <button
      type="button"
      className={`${styles.button} ${VARIANTS[variant]}`}
      aria-busy={busy}
      aria-describedby={note === undefined ? undefined : descriptionId}
      onClick={busy ? undefined : onClick}
      {...rest}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      <span className={styles.label}>
        {note === undefined ? (
          children
        ) : (
          <>
            <span>{children}</span>
            <small
              id={descriptionId}
              className={styles.note}
              aria-hidden="true"
              {...(typeof note === 'string' && fitFigures(note))}
            >
              {wholeFigures(note)}
            </small>
          </>
        )}
      </span>
    </button>
  );
}

/** Part of the window's height. A bar with a consent and a button takes 26 % of 320 × 568 px. */
const MOST_OF_WINDOW = 0.28;

/**
 * The bar at the bottom of the screen. It stays visible while the page scrolls, above the safe area and the keyboard,
 * unless it takes too much of the window (large text, landscape).
 */
export function ActionBar({ children }: { children: ReactNode }) {
  const gap = useKeyboardGap();
  const ref = useRef<HTMLDivElement>(null);
  const [isTall, setIsTall] = useState(false);

  useLayoutEffect(() => {
    const bar = ref.current;
    if (bar === null) return;
    const measure = () => setIsTall(bar.offsetHeight > window.innerHeight * MOST_OF_WINDOW);
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);

  return (
    <div
      ref={ref}
      className={isTall ? `${styles.bar} ${styles.tall}` : styles.bar}
      data-action-bar={isTall ? 'tall' : ''}
      style={gap === 0 || isTall ? undefined : { bottom: gap }}
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
