/** Illustrations of the status of an order, and of the headers of screens. */
import styles from './drawing.module.css';
import type { Scene } from './illustration';
import { at, CALENDAR, disc, halo, PHONE, SHEETS, shadow } from './parts';

const { paper, back, soft, deep, line, edge, accent, ink, thick, cast } = styles;

// A constant each, so that a screen loads only the scenes that it shows.

/** Sheets, and a magnifier that enlarges their lines: an application is under review. */
export const REVIEW_SCENE: Scene = {
  name: 'review',
  drawing: (
    <>
      {halo(74, 46, 42)}
      {shadow(68, 44)}
      <g transform="translate(48 10)">
        {SHEETS}
        <path className={line} d="M14 18h12M26 33h18M26 47h18M20 61h24" />
      </g>
      <path className={`${edge} ${thick}`} d="M28 69 15 82" />
      {disc(43, 54, 21)}
      <path className={ink} d="M43 33a21 21 0 1 0 0 42 21 21 0 0 0 0-42Z" />
      <path className={`${ink} ${thick}`} d="M34 49h18M34 60h9" />
    </>
  ),
};

/** A sheet with a cross in a folder: an application was not approved. */
export const REFUSED_SCENE: Scene = {
  name: 'refused',
  tone: 'red',
  drawing: (
    <>
      {halo(72, 42, 42)}
      {shadow(68, 52)}
      <path className={back} d="M20 88V30a8 8 0 0 1 8-8h14l9 10h51a8 8 0 0 1 8 8v48z" />
      <rect className={paper} x="44" y="7" width="58" height="60" rx="8" transform="rotate(6 73 37)" />
      <circle className={accent} cx="61" cy="28" r="11" />
      <path className={ink} d="m57 24 8 8m0-8-8 8" />
      <path className={line} d="m80 24 11 1m-12 10 6 .6" />
      <path className={soft} d="M18 46h94a6 6 0 0 1 6 7l-5 29a7 7 0 0 1-7 6H24a7 7 0 0 1-7-6l-5-29a6 6 0 0 1 6-7Z" />
      <path className={line} d="M28 60h22" />
    </>
  ),
};

/** A banknote on its way to a phone: the money was paid out. */
export const PAID_OUT_SCENE: Scene = {
  name: 'paidOut',
  drawing: (
    <>
      {halo(78, 44, 42)}
      {shadow(80, 40)}
      {at(66, 5, PHONE)}
      <path className={line} d="M90 26v17m-8-8 8 8 8-8" />
      <rect className={soft} x="20" y="44" width="64" height="34" rx="6" transform="rotate(-22 52 61)" />
      <g transform="rotate(-8 50 66)">
        <rect className={cast} x="20" y="53" width="64" height="34" rx="6" />
        <rect className={accent} x="18" y="49" width="64" height="34" rx="6" />
        <path className={ink} d="M50 58a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM27 58h3m40 16h3" />
      </g>
      <path className={edge} d="M6 60h8M4 74h5" />
    </>
  ),
};

/** An alarm clock in front of a calendar. */
export const DUE_SCENE: Scene = {
  name: 'due',
  tone: 'amber',
  drawing: (
    <>
      {halo(74, 44, 42)}
      {shadow(66, 50)}
      {at(48, 16, CALENDAR)}
      <path className={line} d="M82 50h4m13 0h4M82 64h4m13 0h4" />
      <path className={`${edge} ${thick}`} d="m24 48 6-6m24 0 6 6M31 82l-4 5m26-5 4 5" />
      {disc(42, 64, 22)}
      <path className={ink} d="M42 52v12l8 5" />
    </>
  ),
};

/** A calendar on which a date moves: a later date. */
export const MORE_TIME_SCENE: Scene = {
  name: 'moreTime',
  drawing: (
    <>
      {halo(58, 46, 42)}
      {shadow(68, 46)}
      {at(32, 16, CALENDAR)}
      <circle className={soft} cx="47" cy="68" r="8" />
      {disc(86, 67, 14)}
      <path className={ink} d="M86 61v12m-6-6h12" />
      <path className={line} d="M46 54c6-13 26-14 35-7m-1-8 2 9-10 1" />
    </>
  ),
};

/** A warning sign in front of an hourglass that has run out. */
export const OVERDUE_SCENE: Scene = {
  name: 'overdue',
  tone: 'red',
  drawing: (
    <>
      {halo(76, 44, 42)}
      {shadow(66, 50)}
      <path className={paper} d="M62 16h44v14c0 10-15 12-15 18s15 8 15 18v14H62V66c0-10 15-12 15-18s-15-8-15-18z" />
      <path className={accent} d="M68 78v-7c0-8 8-13 16-13s16 5 16 13v7z" />
      <path className={line} d="M71 25v5" />
      <path className={soft} d="M60 6h48a6 6 0 0 1 0 12H60a6 6 0 0 1 0-12Zm0 70h48a6 6 0 0 1 0 12H60a6 6 0 0 1 0-12Z" />
      <path className={cast} d="M36 47q5-8 10 0l21 35q4 8-5 8H20q-9 0-5-8z" />
      <path className={accent} d="M35 44q5-8 10 0l21 35q4 8-5 8H19q-9 0-5-8z" />
      <path className={ink} d="M40 55v14m0 8v.5" />
    </>
  ),
};

/**
 * A certificate with a seal: the order is as it should be. Also for other statuses than 200 (contract, section 6), which
 * show the seal without the tick.
 */
export const SETTLED_SCENE: Scene = {
  name: 'settled',
  drawing: (
    <>
      {halo(66, 44, 44)}
      <rect className={back} x="20" y="10" width="92" height="58" rx="9" transform="rotate(-9 66 39)" />
      <rect className={paper} x="16" y="8" width="100" height="64" rx="9" />
      <path className={line} d="M44 20h44M32 32h68M32 46h8m52 0h8" />
      <path className={soft} d="M54 66 44 90l11-2 6 7 7-17 7 17 6-7 11 2-10-24z" />
      {disc(66, 58, 19)}
      <circle className={ink} cx="66" cy="58" r="13" opacity="0.3" />
      <path className={`${ink} ${styles.tick}`} d="m57 58 7 8 13-15" />
    </>
  ),
};

/** A receipt with the bar of the cost, and coins: the cost of a loan. */
export const COST_SCENE: Scene = {
  name: 'cost',
  tone: 'amber',
  drawing: (
    <>
      {halo(76, 44, 42)}
      {shadow(66, 50)}
      <path className={paper} d="M50 14a8 8 0 0 1 8-8h46a8 8 0 0 1 8 8v75l-10-6-10 6-11-6-11 6-10-6-10 6z" />
      <path className={line} d="M62 20h18m16 0h4M62 32h12m18 0h8M86 72h14" />
      <rect className={deep} x="60" y="45" width="28" height="14" rx="4" />
      <rect className={accent} x="90" y="45" width="12" height="14" rx="4" />
      <path className={cast} d="M40 61h16v21c0 4-8 7-16 7z" />
      <path className={accent} d="M14 62v19c0 5 8 8 19 8s19-3 19-8V62z" />
      <ellipse className={accent} cx="33" cy="61" rx="19" ry="8" />
      <path className={ink} d="M16 71c0 5 8 8 17 8s17-3 17-8M16 61c0 5 8 8 17 8s17-3 17-8" opacity="0.35" />
    </>
  ),
};

export const WALLET_SCENE: Scene = {
  name: 'wallet',
  tone: 'amber',
  drawing: (
    <>
      {halo(60, 46, 44)}
      {shadow(66, 48)}
      <rect className={back} x="26" y="12" width="64" height="40" rx="8" transform="rotate(-10 58 32)" />
      <rect className={accent} x="46" y="12" width="54" height="36" rx="7" transform="rotate(7 73 30)" />
      <rect className={paper} x="20" y="26" width="88" height="62" rx="12" />
      <path className={soft} d="M20 42v-6a10 10 0 0 1 10-10h68a10 10 0 0 1 10 10v6z" />
      <path className={cast} d="M86 53h22v20H86a10 10 0 0 1 0-20Z" />
      <path className={accent} d="M84 50h24a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H84a10 10 0 0 1 0-20Z" />
      <path className={ink} d="M86 60h.1" />
    </>
  ),
};

/** A person with a headset, and a speech bubble. */
export const TALK_SCENE: Scene = {
  name: 'talk',
  drawing: (
    <>
      {halo(58, 46, 43)}
      {shadow(58, 46)}
      <path className={paper} d="M16 89c0-21 14-30 32-30s32 9 32 30z" />
      <path className={cast} d="M38 56h20v6a10 10 0 0 1-20 0z" />
      <circle className={paper} cx="48" cy="40" r="19" />
      <path className={soft} d="M28 40c-2-16 8-24 20-24s22 8 20 24c-6-2-10-5-13-11-6 7-16 11-27 11z" />
      <path className={`${line} ${thick}`} d="M27 42v7m42-7v7" />
      <path className={line} d="M27 42c-2-36 44-36 42 0m0 8c0 8-6 11-14 11" />
      <path className={accent} d="M88 8h28a10 10 0 0 1 10 10v14a10 10 0 0 1-10 10H92L80 52V18A10 10 0 0 1 88 8Z" />
      <path className={ink} d="M92 20h22M92 30h12" />
    </>
  ),
};
