/** Illustrations of states: one for each meaning, each with an outline of its own. */
import type { ReactNode } from 'react';
import styles from './illustration.module.css';

const { shade, paper, back, soft, deep, line, edge, accent, ink, thick, cast } = styles;

/** Behind a scene. */
const halo = (x: number, y: number, radius: number) => (
  <circle className={shade} cx={x} cy={y} r={radius} opacity="0.55" />
);

/** The shadow on the ground. The light comes from the upper left. */
const ground = (x: number, radius: number) => <ellipse className={shade} cx={x} cy="89" rx={radius} ry="5" />;

/** What stands in front of the rest: the shadow that it casts, and its disc. */
export const disc = (x: number, y: number, radius = 20) => (
  <>
    <circle className={cast} cx={x + 1} cy={y + 3} r={radius} />
    <circle className={accent} cx={x} cy={y} r={radius} />
  </>
);

const at = (x: number, y: number, drawing: ReactNode) => <g transform={`translate(${x} ${y})`}>{drawing}</g>;

const CALENDAR = (
  <>
    <rect className={back} x="8" y="-6" width="64" height="66" rx="10" transform="rotate(8 40 27)" />
    <rect className={paper} width="68" height="70" rx="10" />
    <path className={soft} d="M0 20V10A10 10 0 0 1 10 0h48a10 10 0 0 1 10 10v10z" />
    <path className={edge} d="M17-6V6m34-12V6" />
  </>
);

/** A phone, 48 × 82 units of the canvas. */
const PHONE = (
  <>
    <rect className={cast} x="2" y="3" width="48" height="81" rx="11" />
    <rect className={soft} width="48" height="82" rx="11" />
    <rect className={paper} x="4" y="4" width="40" height="74" rx="8" />
    <path className={line} d="M20 12h8" />
  </>
);

const TEETH = 'M-6-29q0-4 4-4h4q4 0 4 4v58q0 4-4 4h-4q-4 0-4-4zM29-6q4 0 4 4v4q0 4-4 4h-58q-4 0-4-4v-4q0-4 4-4z';

const gear = (color: string | undefined) => (
  <>
    <path className={color} d={TEETH} />
    <path className={color} d={TEETH} transform="rotate(45)" />
    <circle className={color} r="26" />
  </>
);

const QUESTION = <path className={ink} d="M-5.5-5a5.5 5.5 0 1 1 8 5C.7.9 0 2 0 4m0 6v.5" />;

/** A sheet of paper with a folded corner, in front of another one. */
const SHEETS = (
  <>
    <rect className={back} x="14" y="0" width="54" height="72" rx="10" transform="rotate(9 41 36)" />
    <path className={paper} d="M10 0h28l20 20v46a10 10 0 0 1-10 10H10A10 10 0 0 1 0 66V10A10 10 0 0 1 10 0Z" />
    <path className={soft} d="m38 0 20 20H43a5 5 0 0 1-5-5z" />
  </>
);

/** What an illustration shows, on a canvas of 132 × 96. */
export interface Scene {
  name: string;
  /** The colour of its accents; blue without it. */
  tone?: 'amber' | 'red' | 'green';
  drawing: ReactNode;
}

// A constant each, so that a screen loads only the scenes that it shows.

/** Sheets, and a magnifier that enlarges their lines: an application is under review. */
export const REVIEW_SCENE: Scene = {
  name: 'review',
  drawing: (
    <>
      {halo(74, 46, 42)}
      {ground(68, 44)}
      {at(
        48,
        10,
        <>
          {SHEETS}
          <path className={line} d="M14 18h12M26 33h18M26 47h18M20 61h24" />
        </>,
      )}
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
      {ground(68, 52)}
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

/** A sign that hangs on a wall: the lender's answer, which need not be bad news. */
export const ANSWER_SCENE: Scene = {
  name: 'answer',
  drawing: (
    <>
      {halo(66, 46, 45)}
      <path className={edge} d="M66 10 36 44m30-34 34 26" />
      <circle className={deep} cx="66" cy="10" r="5" />
      <g transform="rotate(-6 66 10)">
        <rect className={cast} x="21" y="44" width="96" height="46" rx="11" />
        <rect className={paper} x="18" y="38" width="96" height="46" rx="11" />
        <circle className={accent} cx="42" cy="61" r="14" />
        <path className={ink} d="M42 60v8m0-15v.1" />
        <path className={line} d="M68 54h30M68 68h18" />
      </g>
    </>
  ),
};

/** A banknote on its way to a phone: the money was paid out. */
export const PAID_OUT_SCENE: Scene = {
  name: 'paidOut',
  drawing: (
    <>
      {halo(78, 44, 42)}
      {ground(80, 40)}
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
      {ground(66, 50)}
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
      {ground(68, 46)}
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
      {ground(66, 50)}
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

/** A large tick: an action was carried out. `loan/success-view.module.css` animates it. */
export const DONE_SCENE: Scene = {
  name: 'done',
  tone: 'green',
  drawing: (
    <>
      {halo(66, 46, 45)}
      {ground(66, 36)}
      <circle className={soft} cx="66" cy="46" r="38" />
      {disc(66, 45, 28)}
      <path className={ink} d="m53 46 9 10 17-21" />
      <path className={edge} d="m14 26 5 4m91-16-4 5M12 60l6-2m98-8 6 1M28 8v.1M116 76v.1M20 80v.1" />
    </>
  ),
};

/** A paper plane that comes out of a loop. */
export const SENT_SCENE: Scene = {
  name: 'sent',
  drawing: (
    <>
      {halo(78, 40, 38)}
      {ground(84, 26)}
      <path className={paper} d="M120 8 38 38l24 12z" />
      <path className={soft} d="M120 8 88 70 74 54z" />
      <path className={accent} d="M120 8 62 50v22l12-18z" />
      <path className={edge} d="M10 84c5 1 9 1 13-1m9-5c5-4 5-12 0-13s-9 6-4 11m8 5c5 2 9 0 13-4" />
    </>
  ),
};

/** A phone, and waves that are struck out: there is no connection. */
export const OFFLINE_SCENE: Scene = {
  name: 'offline',
  tone: 'red',
  drawing: (
    <>
      {halo(54, 46, 42)}
      {ground(50, 40)}
      <g transform="rotate(-8 42 48)">
        {at(18, 7, PHONE)}
        <path className={line} d="M30 62h20M30 74h10" />
      </g>
      <path className={edge} d="M72 44c13-14 37-14 50 0M81 55c9-9 23-9 32 0M90 66c4-4 10-4 14 0M97 77v.1" />
      <rect className={cast} x="95" y="20" width="8" height="70" rx="4" transform="rotate(-42 99 55)" />
      <rect className={accent} x="93" y="18" width="8" height="70" rx="4" transform="rotate(-42 97 53)" />
    </>
  ),
};

/** Gears, one of them with an exclamation mark: our service failed. */
export const FAULT_SCENE: Scene = {
  name: 'fault',
  tone: 'red',
  drawing: (
    <>
      {halo(60, 46, 43)}
      {ground(58, 44)}
      <g transform="translate(97 31) rotate(12) scale(.62)">{gear(soft)}</g>
      <circle className={line} cx="97" cy="31" r="6" />
      {at(
        54,
        54,
        <>
          {gear(paper)}
          {disc(0, 0, 17)}
          <path className={ink} d="M0-8V2m0 6v.1" />
        </>,
      )}
    </>
  ),
};

/** An open box, seen from above. */
export const EMPTY_SCENE: Scene = {
  name: 'empty',
  drawing: (
    <>
      {halo(72, 44, 42)}
      {ground(70, 46)}
      <path className={back} d="M30 44 66 30 54 16 16 30zM102 44 66 30l14-14 36 14z" />
      <path className={soft} d="m30 44 36-14 36 14-36 16z" />
      <path className={cast} d="m30 44 36-14 36 14-36 16z" />
      <path className={cast} d="m30 44 36-14v30z" />
      <path className={paper} d="m30 44 36 16v29L34 77a6 6 0 0 1-4-6z" />
      <path className={soft} d="M102 44 66 60v29l32-12a6 6 0 0 0 4-6z" />
      <path className={paper} d="M30 44 66 60 54 72 16 56z" />
      <path className={soft} d="M102 44 66 60l12 12 38-16z" />
      <path className={accent} d="m78 76 12-5v7l-12 5z" />
      <path className={edge} d="M64 22v.1m7-9v.1M66 4v.1" />
    </>
  ),
};

/** A signpost: there is no such page. */
export const NOT_FOUND_SCENE: Scene = {
  name: 'notFound',
  drawing: (
    <>
      {halo(60, 46, 44)}
      {ground(68, 50)}
      <rect className={soft} x="67" y="4" width="10" height="85" rx="5" />
      <path className={cast} d="M67 40h10v6H67zm0 33h10v6H67z" />
      <path className={paper} d="M42 10h58l16 15-16 15H42a8 8 0 0 1-8-8V18a8 8 0 0 1 8-8Z" />
      <path className={accent} d="M92 46H36L20 60l16 13h56a8 8 0 0 0 8-8V54a8 8 0 0 0-8-8Z" />
      <path className={line} d="M50 25h36" />
      <path className={ink} d="M46 60h36" />
      <path className={soft} d="M30 89a9 9 0 0 1 17-3 6 6 0 0 1 10 3zm57 0a11 11 0 0 1 21 0z" />
    </>
  ),
};

/** A search field above rows without content: nothing was found. */
export const NO_MATCH_SCENE: Scene = {
  name: 'noMatch',
  drawing: (
    <>
      {halo(60, 48, 44)}
      <path
        className={edge}
        strokeDasharray="5 9"
        d="M34 48h64a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10H34a10 10 0 0 1-10-10V58a10 10 0 0 1 10-10Z"
      />
      <path className={edge} d="M56 69h20" />
      <rect className={cast} x="14" y="12" width="108" height="30" rx="15" />
      <rect className={paper} x="12" y="8" width="108" height="30" rx="15" />
      <path className={line} d="M28 23h32" />
      <circle className={accent} cx="105" cy="23" r="15" />
      <path className={ink} d="M104 16a6 6 0 1 0 0 12 6 6 0 0 0 0-12Zm5 11 4 4" />
    </>
  ),
};

/** A coin that left a phone, and a question mark: the answer to a payment was lost. */
export const PAYMENT_UNKNOWN_SCENE: Scene = {
  name: 'paymentUnknown',
  tone: 'amber',
  drawing: (
    <>
      {halo(80, 42, 40)}
      {ground(66, 52)}
      {at(12, 5, PHONE)}
      <path className={line} d="M36 50V33m-8 8 8-8 8 8M26 68h20" />
      <path className={edge} d="M66 34h10M65 50h5M66 66h10" />
      {disc(100, 50, 25)}
      <circle className={ink} cx="100" cy="50" r="18" opacity="0.3" />
      {at(100, 48, QUESTION)}
    </>
  ),
};

/** A signed sheet and a question mark: the answer to a confirmed loan was lost. */
export const LOAN_UNKNOWN_SCENE: Scene = {
  name: 'loanUnknown',
  tone: 'amber',
  drawing: (
    <>
      {halo(60, 46, 44)}
      {ground(64, 46)}
      {at(
        32,
        11,
        <>
          {SHEETS}
          <path className={line} d="M12 16h14M12 30h30M12 60c4-14 10-14 9-6s7 6 10 0 3 6 12 4" />
        </>,
      )}
      {disc(100, 34, 18)}
      {at(100, 32, QUESTION)}
    </>
  ),
};

/** A letter with a question mark in an open envelope: the answer to a message was lost. */
export const MESSAGE_UNKNOWN_SCENE: Scene = {
  name: 'messageUnknown',
  tone: 'amber',
  drawing: (
    <>
      {halo(66, 46, 44)}
      {ground(68, 48)}
      <path className={soft} d="M22 46 62 16q4-3 8 0l40 30v34H22z" />
      <rect className={accent} x="36" y="8" width="60" height="60" rx="8" transform="rotate(4 66 38)" />
      {at(66, 29, QUESTION)}
      <path className={cast} d="M22 44l44 28 44-28v8L66 78 22 52z" />
      <path className={paper} d="M22 47 66 74l44-27v33a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8z" />
      <path className={line} d="m32 78 12-9m56 9-12-9" />
    </>
  ),
};

/** A bank card and a question mark: the answer to a bound card was lost. */
export const CARD_UNKNOWN_SCENE: Scene = {
  name: 'cardUnknown',
  tone: 'amber',
  drawing: (
    <>
      {halo(76, 46, 42)}
      {ground(72, 46)}
      <g transform="rotate(8 72 54)">
        <rect className={cast} x="28" y="32" width="92" height="56" rx="9" />
        <rect className={paper} x="26" y="27" width="92" height="56" rx="9" />
        <path className={soft} d="M26 39h92v12H26z" />
        <path className={line} d="M72 69h8m8 0h16" />
      </g>
      {disc(30, 34, 19)}
      {at(30, 32, QUESTION)}
    </>
  ),
};

/** A padlock in front of a phone: the session has ended. */
export const LOCKED_SCENE: Scene = {
  name: 'locked',
  tone: 'amber',
  drawing: (
    <>
      {halo(58, 44, 42)}
      {ground(68, 48)}
      {at(28, 5, PHONE)}
      <path className={line} d="M40 32h16M40 44h8" />
      <path className={edge} d="M76 52v-9a13 13 0 0 1 26 0v9" />
      <rect className={cast} x="64" y="53" width="54" height="38" rx="9" />
      <rect className={accent} x="62" y="49" width="54" height="38" rx="9" />
      <path className={ink} d="M89 64v9" />
    </>
  ),
};

/** A window with a person and a password, and a cross: the login failed. */
export const LOGIN_FAILED_SCENE: Scene = {
  name: 'loginFailed',
  tone: 'red',
  drawing: (
    <>
      {halo(70, 46, 44)}
      {ground(64, 48)}
      <rect className={paper} x="18" y="18" width="88" height="70" rx="10" />
      <path className={soft} d="M18 36v-8a10 10 0 0 1 10-10h68a10 10 0 0 1 10 10v8z" />
      <path className={line} d="M29 27h.1m9.9 0h.1" />
      <circle className={soft} cx="42" cy="54" r="8" />
      <path className={soft} d="M28 79c0-9 6-14 14-14s14 5 14 14z" />
      <path className={line} d="M68 56h24M68 72h.1m11.9 0h.1m11.9 0h.1" />
      {disc(104, 24, 18)}
      <path className={ink} d="m98 18 12 12m0-12L98 30" />
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
      {ground(66, 50)}
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

/** A wallet. */
export const WALLET_SCENE: Scene = {
  name: 'wallet',
  tone: 'amber',
  drawing: (
    <>
      {halo(60, 46, 44)}
      {ground(66, 48)}
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
      {ground(58, 46)}
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

interface IllustrationProps {
  scene: Scene;
  background?: 'card' | 'gradient';
}

/** Decorative: a text beside it has the meaning. */
export function Illustration({ scene, background = 'card' }: IllustrationProps) {
  return (
    <svg
      className={`${styles.illustration} ${background === 'card' ? styles.onCard : ''} ${scene.tone ? styles[scene.tone] : ''}`}
      viewBox="0 0 132 96"
      fill="none"
      role="img"
      data-illustration={scene.name}
      aria-hidden="true"
    >
      {scene.drawing}
    </svg>
  );
}

/** A hero with an illustration; on low screens it is beside the text, so that the content is in sight. */
export function PictureHero({ scene, children }: { scene: Scene; children?: ReactNode }) {
  return (
    <div className={styles.hero}>
      <Illustration scene={scene} background="gradient" />
      {children}
    </div>
  );
}
