/** Illustrations of states: one for each meaning, each with an outline of its own. */
import type { ReactNode } from 'react';
import styles from './illustration.module.css';

const { paper, soft, line, accent, ink, stroke } = styles;

const CALENDAR = (
  <>
    <rect className={paper} x="28" y="18" width="64" height="66" rx="10" />
    <path className={soft} d="M28 36v-8a10 10 0 0 1 10-10h44a10 10 0 0 1 10 10v8z" />
    <path className={line} d="M44 12v12m32-12v12M42 50h6m12 0h6m12 0h2M42 66h6m12 0h6" />
  </>
);

const LETTER = (
  <>
    <rect className={paper} x="20" y="22" width="78" height="54" rx="9" />
    <path className={line} d="m24 30 35 26 35-26" />
  </>
);

const WARNING = (
  <>
    <path className={accent} d="M86 41q5-8 10 0l21 35q4 8-5 8H70q-9 0-5-8z" />
    <path className={ink} d="M91 53v14m0 8v.5" />
  </>
);

const CLOUD = <path className={paper} d="M38 76a20 20 0 0 1-2-40 30 30 0 0 1 58-6 23 23 0 0 1 0 46z" />;

/** On a canvas of 132 × 96 above a shadow. */
const scenes = {
  // A document below a magnifier.
  review: (
    <>
      <rect className={paper} x="34" y="10" width="56" height="74" rx="10" />
      <path className={line} d="M46 28h32M46 42h20M46 56h12" />
      <circle className={accent} cx="80" cy="56" r="18" />
      <path className={ink} d="M80 38a18 18 0 1 0 0 36 18 18 0 0 0 0-36Zm13 31 14 14" />
    </>
  ),
  // A crossed-out document.
  stop: (
    <>
      <path className={paper} d="M44 10h32l18 18v46a10 10 0 0 1-10 10H44a10 10 0 0 1-10-10V20a10 10 0 0 1 10-10Z" />
      <path className={soft} d="M76 10l18 18H80a4 4 0 0 1-4-4z" />
      <path className={stroke} d="m50 42 28 28m0-28L50 70" />
    </>
  ),
  // A banknote and an arrow.
  transfer: (
    <>
      <rect className={paper} x="14" y="26" width="76" height="48" rx="9" />
      <circle className={soft} cx="52" cy="50" r="13" />
      <path className={line} d="M26 38h6m-6 24h6" />
      <path className={accent} d="M76 42h16V28l28 22-28 22V58H76z" />
    </>
  ),
  // A calendar and a clock.
  pending: (
    <>
      {CALENDAR}
      <circle className={accent} cx="92" cy="66" r="20" />
      <path className={ink} d="M92 55v11l7 5" />
    </>
  ),
  // A calendar and a warning sign.
  overdue: (
    <>
      {CALENDAR}
      {WARNING}
    </>
  ),
  // A large tick.
  done: (
    <>
      <circle className={soft} cx="66" cy="46" r="40" />
      <circle className={accent} cx="66" cy="46" r="30" />
      <path className={ink} d="m53 47 9 10 17-21" />
      <path className={line} d="M18 34h.1M112 26h.1M22 64h.1M114 60h.1" />
    </>
  ),
  // A cloud with a slash.
  unplugged: (
    <>
      {CLOUD}
      <path className={line} d="M48 52c10-9 26-9 36 0m-27 11c5-5 13-5 18 0" />
      <path className={stroke} d="M44 22l44 58" />
    </>
  ),
  // A cloud and a warning sign.
  faulty: (
    <>
      {CLOUD}
      {WARNING}
    </>
  ),
  // An open box.
  empty: (
    <>
      <path className={soft} d="M28 46l14-24h48l14 24z" />
      <path className={paper} d="M28 46h22l6 12h20l6-12h22v28a10 10 0 0 1-10 10H38a10 10 0 0 1-10-10z" />
    </>
  ),
  // A letter and a question mark.
  lost: (
    <>
      {LETTER}
      <circle className={accent} cx="94" cy="64" r="20" />
      <path className={ink} d="M88.5 59a5.5 5.5 0 1 1 8 5c-1.8.9-2.5 2-2.5 4m0 6v.5" />
    </>
  ),
  // A padlock.
  locked: (
    <>
      <path className={line} d="M50 46V30a16 16 0 0 1 32 0v16" />
      <rect className={paper} x="36" y="42" width="60" height="42" rx="10" />
      <circle className={accent} cx="66" cy="60" r="9" />
      <path className={ink} d="M66 60v11" />
    </>
  ),
  // Two speech bubbles.
  talk: (
    <>
      <path
        className={paper}
        d="M28 14h48a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10H46L32 70V58h-4a10 10 0 0 1-10-10V24a10 10 0 0 1 10-10Z"
      />
      <path className={line} d="M36 36h.1m15.9 0h.1m15.9 0h.1" />
      <path
        className={accent}
        d="M76 42h28a10 10 0 0 1 10 10v14a10 10 0 0 1-10 10h-2v10L90 76H76a10 10 0 0 1-10-10V52a10 10 0 0 1 10-10Z"
      />
      <path className={ink} d="M80 59h20" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IllustrationName = keyof typeof scenes;

interface IllustrationProps {
  name: IllustrationName;
  background?: 'card' | 'gradient';
}

/** Decorative: a text beside it has the meaning. */
export function Illustration({ name, background = 'card' }: IllustrationProps) {
  return (
    <svg
      className={background === 'card' ? `${styles.illustration} ${styles.onCard}` : styles.illustration}
      viewBox="0 0 132 96"
      fill="none"
      role="img"
      data-illustration={name}
      aria-hidden="true"
    >
      <ellipse className={styles.shade} cx="66" cy="89" rx="48" ry="5" />
      {scenes[name]}
    </svg>
  );
}
