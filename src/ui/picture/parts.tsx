/**
 * Parts of the drawings that several scenes have. The annotations tell the bundler what it does not see by itself: that it can
 * leave out a call with its scene.
 */
import type { ReactNode } from 'react';
import styles from './drawing.module.css';

const { shade, paper, back, soft, line, edge, accent, ink, cast } = styles;

/** Behind a scene. */
export const halo = (x: number, y: number, radius: number) => (
  <circle className={shade} cx={x} cy={y} r={radius} opacity="0.55" />
);

/** The shadow on the ground. The light comes from the upper left. */
export const shadow = (x: number, radius: number) => <ellipse className={shade} cx={x} cy="89" rx={radius} ry="5" />;

/** What stands in front of the rest: the shadow that it casts, and its disc. */
/* @__NO_SIDE_EFFECTS__ */
export const disc = (x: number, y: number, radius = 20) => (
  <>
    <circle className={cast} cx={x + 1} cy={y + 3} r={radius} />
    <circle className={accent} cx={x} cy={y} r={radius} />
  </>
);

/* @__NO_SIDE_EFFECTS__ */
export const at = (x: number, y: number, drawing: ReactNode) => <g transform={`translate(${x} ${y})`}>{drawing}</g>;

export const CALENDAR = (
  <>
    <rect className={back} x="8" y="-6" width="64" height="66" rx="10" transform="rotate(8 40 27)" />
    <rect className={paper} width="68" height="70" rx="10" />
    <path className={soft} d="M0 20V10A10 10 0 0 1 10 0h48a10 10 0 0 1 10 10v10z" />
    <path className={edge} d="M17-6V6m34-12V6" />
  </>
);

/** A phone, 48 × 82 units of the canvas. */
export const PHONE = (
  <>
    <rect className={cast} x="2" y="3" width="48" height="81" rx="11" />
    <rect className={soft} width="48" height="82" rx="11" />
    <rect className={paper} x="4" y="4" width="40" height="74" rx="8" />
    <path className={line} d="M20 12h8" />
  </>
);

const TEETH = 'M-6-29q0-4 4-4h4q4 0 4 4v58q0 4-4 4h-4q-4 0-4-4zM29-6q4 0 4 4v4q0 4-4 4h-58q-4 0-4-4v-4q0-4 4-4z';

/* @__NO_SIDE_EFFECTS__ */
export const gear = (color: string | undefined) => (
  <>
    <path className={color} d={TEETH} />
    <path className={color} d={TEETH} transform="rotate(45)" />
    <circle className={color} r="26" />
  </>
);

export const QUESTION_MARK = <path className={ink} d="M-5.5-5a5.5 5.5 0 1 1 8 5C.7.9 0 2 0 4m0 6v.5" />;

/** A sheet of paper with a folded corner, in front of another one. */
export const SHEETS = (
  <>
    <rect className={back} x="14" y="0" width="54" height="72" rx="10" transform="rotate(9 41 36)" />
    <path className={paper} d="M10 0h28l20 20v46a10 10 0 0 1-10 10H10A10 10 0 0 1 0 66V10A10 10 0 0 1 10 0Z" />
    <path className={soft} d="m38 0 20 20H43a5 5 0 0 1-5-5z" />
  </>
);
