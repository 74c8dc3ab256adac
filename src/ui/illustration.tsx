/** Illustrations: a sheet of paper with a symbol that shows the state. */
import type { ReactNode } from 'react';
import styles from './illustration.module.css';

export type IllustrationName =
  | 'review'
  | 'stop'
  | 'transfer'
  | 'pending'
  | 'overdue'
  | 'done'
  | 'unplugged'
  | 'empty'
  | 'lost'
  | 'locked'
  | 'talk';

/** Strokes inside a circle of radius 20 around (96, 68). */
const symbols: Record<IllustrationName, ReactNode> = {
  review: <path d="M94 76a9 9 0 1 1 0-18 9 9 0 0 1 0 18Zm6.5-2.5 6 6" />,
  stop: <path d="m89 61 14 14m0-14L89 75" />,
  transfer: <path d="M85 68h21m-8-8 8 8-8 8" />,
  pending: <path d="M96 57v11l7 5" />,
  overdue: <path d="M96 57v13m0 7.5v.5" />,
  done: <path d="m87 68 6.5 7L106 61" />,
  unplugged: <path d="M85 66c6-6 16-6 22 0m-18 5c4-4 10-4 14 0m-7 6v.5M86 57l20 23" />,
  empty: <path d="M87 68h18" />,
  lost: <path d="M90.5 63a5.5 5.5 0 1 1 8 5c-1.8.9-2.5 2-2.5 4m0 6v.5" />,
  locked: <path d="M89 67h14v10H89zm2.5 0v-3.5a4.5 4.5 0 0 1 9 0V67" />,
  talk: <path d="M86 59h20v13H96l-5 5v-5h-5z" />,
};

interface IllustrationProps {
  name: IllustrationName;
  /** Accessible name; without it the illustration is decorative. */
  label?: string | undefined;
  background?: 'card' | 'gradient';
}

export function Illustration({ name, label, background = 'card' }: IllustrationProps) {
  return (
    <svg
      className={background === 'card' ? `${styles.illustration} ${styles.onCard}` : styles.illustration}
      viewBox="0 0 132 96"
      fill="none"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <ellipse className={styles.shade} cx="66" cy="88" rx="48" ry="6" />
      <rect className={styles.paper} x="34" y="14" width="64" height="70" rx="10" />
      <path className={styles.line} d="M46 34h40M46 46h40M46 58h24" />
      <rect className={styles.clip} x="50" y="6" width="32" height="14" rx="7" />
      <circle className={styles.badge} cx="96" cy="68" r="20" />
      <g className={styles.ink}>{symbols[name]}</g>
    </svg>
  );
}
