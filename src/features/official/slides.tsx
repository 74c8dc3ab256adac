/** The pictures of the carousel, in the style of `ui/picture/illustration.tsx`. */
import art from '../../ui/picture/illustration.module.css';
import styles from './carousel.module.css';

/** A sheet with a sum, and a stack of coins. */
const COST = (
  <>
    <rect className={art.back} x="124" y="34" width="120" height="154" rx="16" transform="rotate(6 184 111)" />
    <rect className={art.paper} x="92" y="22" width="128" height="168" rx="16" />
    <rect className={art.soft} x="126" y="10" width="60" height="24" rx="12" />
    <path className={art.line} d="M112 62h46M112 86h38M112 110h50" />
    <path className={art.line} d="M184 62h18M178 86h24M186 110h16" />
    <path className={art.line} d="M112 130h90" />
    <path className={`${art.line} ${styles.thick}`} d="M112 154h32M168 154h34" />
    <path className={`${art.soft} ${art.line}`} d="M36 160v14c0 7 14 12 30 12s30-5 30-12v-14" />
    <path className={`${art.soft} ${art.line}`} d="M36 144v14c0 7 14 12 30 12s30-5 30-12v-14" />
    <ellipse className={`${art.soft} ${art.line}`} cx="66" cy="144" rx="30" ry="12" />
    <circle className={art.accent} cx="232" cy="150" r="32" />
    <path className={art.ink} d="m218 150 10 11 19-22" />
  </>
);

/** A phone in front of a calendar with one day marked. */
const ANSWER = (
  <>
    <rect className={art.back} x="36" y="52" width="132" height="124" rx="16" />
    <path className={art.soft} d="M36 84V68a16 16 0 0 1 16-16h100a16 16 0 0 1 16 16v16Z" />
    <path className={art.line} d="M70 42v20M134 42v20" />
    <g className={styles.solid} opacity="0.45">
      <rect x="54" y="100" width="20" height="16" rx="5" />
      <rect x="84" y="100" width="20" height="16" rx="5" />
      <rect x="114" y="100" width="20" height="16" rx="5" />
      <rect x="54" y="126" width="20" height="16" rx="5" />
      <rect x="114" y="126" width="20" height="16" rx="5" />
      <rect x="54" y="150" width="20" height="16" rx="5" />
      <rect x="84" y="150" width="20" height="16" rx="5" />
    </g>
    <rect className={art.accent} x="84" y="126" width="20" height="16" rx="5" />
    <rect className={art.paper} x="150" y="12" width="104" height="178" rx="20" />
    <rect className={art.soft} x="184" y="22" width="36" height="8" rx="4" />
    <path className={art.line} d="M170 56h64M170 74h44" />
    <rect className={art.soft} opacity="0.45" x="166" y="92" width="72" height="40" rx="12" />
    <path className={art.line} d="M178 106h48M178 118h30" />
    <rect className={styles.solid} x="166" y="152" width="72" height="20" rx="10" />
    <circle className={art.accent} cx="252" cy="62" r="32" />
    <path className={art.ink} d="M252 44v19l13 9" />
  </>
);

/** A store's counter and a payment voucher. */
const PAY = (
  <>
    <rect className={art.back} x="44" y="70" width="156" height="118" rx="12" />
    <path className={art.paper} d="M36 72 50 30a10 10 0 0 1 9-6h126a10 10 0 0 1 9 6l14 42Z" />
    <path className={art.soft} d="m79 24-9 48h34l5-48Zm56 0 5 48h34l-9-48Z" />
    <path
      className={styles.solid}
      d="M36 72a17 17 0 0 0 34 0 17 17 0 0 0 34 0 18 18 0 0 0 36 0 17 17 0 0 0 34 0 17 17 0 0 0 34 0Z"
    />
    <rect className={styles.solid} opacity="0.7" x="64" y="112" width="42" height="76" rx="8" />
    <path className={art.line} d="M96 150v8" />
    <rect className={styles.solid} opacity="0.7" x="122" y="112" width="58" height="36" rx="8" />
    <rect className={art.paper} x="166" y="86" width="104" height="102" rx="14" />
    <path className={art.line} d="M184 108h46" />
    <path className={art.line} d="M185 126v36M193 126v36M206 126v36M214 126v36M229 126v36M237 126v36M250 126v36" />
    <path className={art.line} d="M184 174h68" />
    <circle className={art.accent} cx="262" cy="84" r="32" />
    <path className={art.ink} d="M246 84h32m-13-13 13 13-13 13" />
  </>
);

/** The ids select the slides' messages. The canvas is 320 × 208, above a shadow. */
export const SLIDES = [
  { id: 'cost', drawing: COST },
  { id: 'answer', drawing: ANSWER },
  { id: 'pay', drawing: PAY },
] as const;
