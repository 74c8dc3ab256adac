/** Illustrations of states that take the place of content (`ui/page/state-view.tsx`), and of messages. */
import styles from './drawing.module.css';
import type { Scene } from './illustration';
import { at, disc, gear, halo, PHONE, QUESTION_MARK, SHEETS, shadow } from './parts';

const { paper, back, soft, deep, line, edge, accent, ink, cast } = styles;

// A constant each, so that a screen loads only the scenes that it shows.

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

/** A large tick: an action was carried out. `loan/success-view.module.css` animates it. */
export const DONE_SCENE: Scene = {
  name: 'done',
  tone: 'green',
  drawing: (
    <>
      {halo(66, 46, 45)}
      {shadow(66, 36)}
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
      {shadow(84, 26)}
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
      {shadow(50, 40)}
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
      {shadow(58, 44)}
      <g transform="translate(97 31) rotate(12) scale(.62)">{gear(soft)}</g>
      <circle className={line} cx="97" cy="31" r="6" />
      <g transform="translate(54 54)">
        {gear(paper)}
        {disc(0, 0, 17)}
        <path className={ink} d="M0-8V2m0 6v.1" />
      </g>
    </>
  ),
};

/** An open box, seen from above. */
export const EMPTY_SCENE: Scene = {
  name: 'empty',
  drawing: (
    <>
      {halo(72, 44, 42)}
      {shadow(70, 46)}
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
      {shadow(68, 50)}
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
      {shadow(66, 52)}
      {at(12, 5, PHONE)}
      <path className={line} d="M36 50V33m-8 8 8-8 8 8M26 68h20" />
      <path className={edge} d="M66 34h10M65 50h5M66 66h10" />
      {disc(100, 50, 25)}
      <circle className={ink} cx="100" cy="50" r="18" opacity="0.3" />
      {at(100, 48, QUESTION_MARK)}
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
      {shadow(64, 46)}
      <g transform="translate(32 11)">
        {SHEETS}
        <path className={line} d="M12 16h14M12 30h30M12 60c4-14 10-14 9-6s7 6 10 0 3 6 12 4" />
      </g>
      {disc(100, 34, 18)}
      {at(100, 32, QUESTION_MARK)}
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
      {shadow(68, 48)}
      <path className={soft} d="M22 46 62 16q4-3 8 0l40 30v34H22z" />
      <rect className={accent} x="36" y="8" width="60" height="60" rx="8" transform="rotate(4 66 38)" />
      {at(66, 29, QUESTION_MARK)}
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
      {shadow(72, 46)}
      <g transform="rotate(8 72 54)">
        <rect className={cast} x="28" y="32" width="92" height="56" rx="9" />
        <rect className={paper} x="26" y="27" width="92" height="56" rx="9" />
        <path className={soft} d="M26 39h92v12H26z" />
        <path className={line} d="M72 69h8m8 0h16" />
      </g>
      {disc(30, 34, 19)}
      {at(30, 32, QUESTION_MARK)}
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
      {shadow(68, 48)}
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
      {shadow(64, 48)}
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
