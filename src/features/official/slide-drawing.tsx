/** The drawings of the carousel, in the style of `ui/picture/illustration.tsx`. They are loaded after the first picture. */
import art from '../../ui/picture/drawing.module.css';
import styles from './carousel.module.css';

/** A calendar with one day marked, between a clock and a phone. */
const ANSWER = (
  <>
    <rect className={art.back} x="70" y="40" width="132" height="148" rx="16" />
    <path className={art.soft} d="M70 72V56a16 16 0 0 1 16-16h100a16 16 0 0 1 16 16v16Z" />
    <path className={art.line} d="M102 30v20M152 30v20" />
    <path className={`${art.line} ${art.thick}`} d="M96 96h10m20 0h10M96 122h10m20 0h10M126 148h10" />
    <rect className={art.cast} x="176" y="16" width="100" height="178" rx="20" />
    <rect className={art.soft} x="172" y="10" width="100" height="182" rx="20" />
    <rect className={art.paper} x="180" y="18" width="84" height="166" rx="14" />
    <path className={art.line} d="M212 34h20M196 66h52M196 84h32" />
    <rect className={art.accent} x="192" y="106" width="60" height="26" rx="10" />
    <path className={art.ink} d="m214 119 6 6 11-12" />
    <rect className={art.deep} x="192" y="148" width="60" height="20" rx="10" />
    <path className={`${art.edge} ${art.thick}`} d="m36 112 12-12m48 0 12 12M52 180l-8 12m48-12 8 12" />
    <circle className={art.cast} cx="75" cy="154" r="42" />
    <circle className={art.accent} cx="72" cy="148" r="42" />
    <path className={art.ink} d="M72 124v25l17 11" />
  </>
);

/** A store, and a payment voucher. */
const PAY = (
  <>
    <rect className={art.back} x="44" y="70" width="156" height="118" rx="12" />
    <path className={art.paper} d="M36 72 50 26a10 10 0 0 1 9-6h126a10 10 0 0 1 9 6l14 46Z" />
    <path className={art.accent} d="m79 20-9 52h34l5-52Zm56 0 5 52h34l-9-52Z" />
    <path
      className={art.paper}
      d="M36 72a17 17 0 0 0 34 0 17 17 0 0 0 34 0 18 18 0 0 0 36 0 17 17 0 0 0 34 0 17 17 0 0 0 34 0Z"
    />
    <path className={art.accent} d="M70 72a17 17 0 0 0 34 0m36 0a17 17 0 0 0 34 0" />
    <rect className={art.deep} opacity="0.7" x="64" y="112" width="42" height="76" rx="8" />
    <path className={art.ink} d="M94 150v8" />
    <rect className={art.deep} opacity="0.7" x="122" y="112" width="58" height="36" rx="8" />
    <g transform="rotate(6 220 130)">
      <rect className={art.cast} x="162" y="74" width="124" height="116" rx="14" />
      <rect className={art.paper} x="158" y="66" width="124" height="118" rx="14" />
      <path
        className={art.line}
        d="M178 90h46M178 110v38M190 110v38M206 110v38M218 110v38M236 110v38M248 110v38M262 110v38M178 166h84"
      />
    </g>
  </>
);

const DRAWINGS = { answer: ANSWER, pay: PAY };

/** On a canvas of 320 × 208, above a shadow. */
export default function SlideDrawing({ name }: { name: keyof typeof DRAWINGS }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 208" fill="none" aria-hidden="true">
      <ellipse className={art.shade} cx="160" cy="192" rx="136" ry="12" />
      <g>{DRAWINGS[name]}</g>
    </svg>
  );
}
