import styles from './landing-hero.module.css';

/** An illustration of registering: a confirmed form on a phone, and an SMS code. */
export function LandingDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 358 128" fill="none" aria-hidden="true">
      <circle className={styles.shade} cx="179" cy="112" r="104" />
      <circle className={styles.shade} cx="179" cy="112" r="70" />
      <rect className={styles.paper} x="141" y="10" width="76" height="132" rx="14" />
      <rect className={styles.clip} x="165" y="17" width="28" height="6" rx="3" />
      <path className={styles.line} d="M155 42h48M155 56h30" />
      <rect className={styles.clip} x="155" y="74" width="48" height="18" rx="9" />
      <path className={styles.line} d="M155 108h48" />
      <circle className={styles.mark} cx="217" cy="92" r="20" />
      <path className={styles.ink} d="m208 92 6.5 7L226 85" />
      <path
        className={styles.paper}
        d="M58 34h54a12 12 0 0 1 12 12v20a12 12 0 0 1-12 12H80L66 90V78h-8a12 12 0 0 1-12-12V46a12 12 0 0 1 12-12Z"
      />
      <g className={styles.dots}>
        <circle cx="67" cy="56" r="5" />
        <circle cx="85" cy="56" r="5" />
        <circle cx="103" cy="56" r="5" />
      </g>
      <path className={styles.paper} d="M284 26l28 10v22c0 18-11 31-28 38-17-7-28-20-28-38V36Z" />
      <path className={styles.line} d="m273 60 8 8 15-17" />
    </svg>
  );
}
