/** Illustrations of states: one for each meaning, each with an outline of its own. */
import type { ReactNode } from 'react';
import styles from './illustration.module.css';

const { paper, back, soft, line, edge, accent, ink, cast } = styles;

const CALENDAR = (
  <>
    <rect className={back} x="34" y="12" width="62" height="66" rx="10" transform="rotate(8 65 45)" />
    <rect className={paper} x="26" y="18" width="64" height="66" rx="10" />
    <path className={soft} d="M26 36v-8a10 10 0 0 1 10-10h44a10 10 0 0 1 10 10v8z" />
    <path className={edge} d="M42 12v12m32-12v12" />
    <path className={line} d="M39 49h4m13 0h4m13 0h4M39 66h4m13 0h4" />
  </>
);

/** What stands in front of the rest: the shadow that it casts, and its disc. */
export const disc = (x: number, y: number, radius = 20) => (
  <>
    <circle className={cast} cx={x - 1} cy={y + 3} r={radius} />
    <circle className={accent} cx={x} cy={y} r={radius} />
  </>
);

const WARNING = (
  <>
    <path className={cast} d="M88 44q5-8 10 0l21 35q4 8-5 8H72q-9 0-5-8z" />
    <path className={accent} d="M89 41q5-8 10 0l21 35q4 8-5 8H73q-9 0-5-8z" />
    <path className={ink} d="M94 53v14m0 8v.5" />
  </>
);

/** A sheet of paper with a folded corner, in front of another one. */
const SHEETS = (
  <>
    <rect className={back} x="42" y="10" width="54" height="72" rx="10" transform="rotate(9 69 46)" />
    <path className={paper} d="M38 10h28l20 20v44a10 10 0 0 1-10 10H38a10 10 0 0 1-10-10V20a10 10 0 0 1 10-10Z" />
    <path className={soft} d="M66 10l20 20H71a5 5 0 0 1-5-5z" />
  </>
);

/** What an illustration shows, on a canvas of 132 × 96 above a shadow. */
export interface Scene {
  name: string;
  /** The colour of its accents; blue without it. */
  tone?: 'amber' | 'red' | 'green';
  drawing: ReactNode;
}

// A constant each, so that a screen loads only the scenes that it shows.

/** Sheets below a magnifier: an application is under review. */
export const REVIEW: Scene = {
  name: 'review',
  drawing: (
    <>
      {SHEETS}
      <path className={line} d="M40 28h14M40 42h26M40 56h16M40 70h10" />
      <path className={edge} d="m97 71 14 14" />
      {disc(84, 58, 18)}
      <path className={ink} d="M84 40a18 18 0 1 0 0 36 18 18 0 0 0 0-36Zm-8 18a8 8 0 0 1 8-8" />
    </>
  ),
};

/** A clipboard with a cross: an application was not approved. */
export const REFUSED: Scene = {
  name: 'refused',
  tone: 'red',
  drawing: (
    <>
      <rect className={back} x="38" y="14" width="56" height="70" rx="10" transform="rotate(8 66 49)" />
      <rect className={paper} x="28" y="14" width="60" height="72" rx="10" />
      <rect className={cast} x="44" y="11" width="28" height="15" rx="6" />
      <rect className={soft} x="44" y="8" width="28" height="15" rx="6" />
      <path className={line} d="M40 38h14M40 52h30M40 66h18" />
      {disc(92, 64)}
      <path className={ink} d="m85 57 14 14m0-14L85 71" />
    </>
  ),
};

/** A bank building and an i in a speech bubble: the lender's answer, which need not be bad news. */
export const ANSWER: Scene = {
  name: 'answer',
  drawing: (
    <>
      <rect className={back} x="24" y="36" width="64" height="42" />
      <path className={soft} d="M29 40h10v36H29zm22 0h10v36H51zm22 0h10v36H73z" />
      <path className={paper} d="M52 13q4-3 8 0l34 20q5 8-4 8H22q-9 0-4-8z" />
      <rect className={paper} x="16" y="74" width="80" height="12" rx="6" />
      <path
        className={cast}
        d="M80 39h23a10 10 0 0 1 10 10v15a10 10 0 0 1-10 10H93L81 84V74a10 10 0 0 1-11-10V49a10 10 0 0 1 10-10Z"
      />
      <path
        className={accent}
        d="M82 36h23a10 10 0 0 1 10 10v15a10 10 0 0 1-10 10H95L83 81V71a10 10 0 0 1-11-10V46a10 10 0 0 1 10-10Z"
      />
      <path className={ink} d="M93.5 53v9M93.5 45v.1" />
    </>
  ),
};

/** Banknotes and an arrow down: the money was paid out. */
export const PAID_OUT: Scene = {
  name: 'paidOut',
  drawing: (
    <>
      <rect className={back} x="20" y="20" width="78" height="46" rx="9" transform="rotate(-9 59 43)" />
      <rect className={paper} x="16" y="34" width="82" height="48" rx="9" />
      <circle className={soft} cx="57" cy="58" r="13" />
      <path className={line} d="M28 46h5m-5 24h5m48 0h5" />
      {disc(100, 38)}
      <path className={ink} d="M100 28v19m-8-8 8 8 8-8" />
    </>
  ),
};

/** A calendar and a clock. */
export const DUE: Scene = {
  name: 'due',
  tone: 'amber',
  drawing: (
    <>
      {CALENDAR}
      {disc(94, 64)}
      <path className={ink} d="M94 53v11l7 5" />
    </>
  ),
};

/** A calendar and an arrow forward: a later date. */
export const MORE_TIME: Scene = {
  name: 'moreTime',
  drawing: (
    <>
      {CALENDAR}
      {disc(94, 64)}
      <path className={ink} d="M84 64h19m-8-8 8 8-8 8" />
    </>
  ),
};

/** An hourglass that has run out, and a warning sign. */
export const OVERDUE: Scene = {
  name: 'overdue',
  tone: 'red',
  drawing: (
    <>
      <path className={paper} d="M36 16h40v16c0 9-14 10-14 16s14 7 14 16v16H36V64c0-9 14-10 14-16S36 41 36 32z" />
      <path className={accent} d="M42 78v-9c0-8 8-11 14-11s14 3 14 11v9z" />
      <path className={soft} d="M34 8h44a6 6 0 0 1 0 12H34a6 6 0 0 1 0-12Zm0 68h44a6 6 0 0 1 0 12H34a6 6 0 0 1 0-12Z" />
      {WARNING}
    </>
  ),
};

/**
 * A certificate with a seal: the order is as it should be. Also for other statuses than 200 (contract, section 6), which
 * show the seal without the tick.
 */
export const SETTLED: Scene = {
  name: 'settled',
  drawing: (
    <>
      <rect className={back} x="24" y="10" width="76" height="58" rx="9" transform="rotate(-8 62 39)" />
      <rect className={paper} x="16" y="18" width="88" height="60" rx="9" />
      <path className={line} d="M30 34h40M30 48h28M30 62h18" />
      <path className={soft} d="M82 66h28v26l-14-8-14 8z" />
      {disc(96, 56)}
      <circle className={ink} cx="96" cy="56" r="14" opacity="0.3" />
      <path className={`${ink} ${styles.tick}`} d="m87 56 7 8 13-15" />
    </>
  ),
};

/** A large tick: an action was carried out. `loan/moment.module.css` animates it. */
export const DONE: Scene = {
  name: 'done',
  tone: 'green',
  drawing: (
    <>
      <circle className={soft} cx="66" cy="46" r="40" />
      <circle className={accent} cx="66" cy="46" r="30" />
      <path className={ink} d="m53 47 9 10 17-21" />
      <path className={edge} d="M18 34h.1M112 26h.1M22 64h.1M114 60h.1" />
    </>
  ),
};

/** A paper plane. */
export const SENT: Scene = {
  name: 'sent',
  drawing: (
    <>
      <path className={paper} d="M112 10 20 44l26 12z" />
      <path className={soft} d="M112 10 78 78 58 60z" />
      <path className={accent} d="M112 10 46 56v24l12-20z" />
      <path className={edge} d="M16 62h12M10 76h20m66 6h14" />
    </>
  ),
};

/** A phone without a connection, in front of a cloud. */
export const OFFLINE: Scene = {
  name: 'offline',
  tone: 'red',
  drawing: (
    <>
      <path className={back} d="M34 74a18 18 0 0 1-2-36 30 30 0 0 1 58-8 22 22 0 0 1 6 44z" />
      <rect className={paper} x="38" y="8" width="48" height="78" rx="10" />
      <path className={line} d="M57 16h10M48 40c8-9 20-9 28 0m-21 9c4-4 10-4 14 0M62 58v.1" />
      {disc(90, 62)}
      <path className={ink} d="m81 53 18 18" />
    </>
  ),
};

/** A cloud and a warning sign: our service failed. */
export const FAULT: Scene = {
  name: 'fault',
  tone: 'red',
  drawing: (
    <>
      <path className={back} d="M46 60a18 18 0 0 1-2-36 28 28 0 0 1 54-4 20 20 0 0 1 0 40z" />
      <path className={paper} d="M34 78a19 19 0 0 1-2-38 28 28 0 0 1 54-6 22 22 0 0 1 0 44z" />
      {WARNING}
    </>
  ),
};

/** An open box. */
export const EMPTY: Scene = {
  name: 'empty',
  drawing: (
    <>
      <path className={back} d="M28 46l14-26h48l14 26-20 8H48z" />
      <path className={soft} d="M28 46h76v8L66 64 28 54z" />
      <path className={paper} d="M28 46h22l6 12h20l6-12h22v28a10 10 0 0 1-10 10H38a10 10 0 0 1-10-10z" />
      <rect className={accent} x="54" y="68" width="24" height="9" rx="4.5" />
      <path className={edge} d="M66 6v6M48 10l3 5m33-5-3 5" />
    </>
  ),
};

/** A signpost: there is no such page. */
export const NOT_FOUND: Scene = {
  name: 'notFound',
  drawing: (
    <>
      <rect className={soft} x="61" y="30" width="10" height="57" rx="5" />
      <path className={paper} d="M36 10h58l16 14-16 14H36a8 8 0 0 1-8-8V18a8 8 0 0 1 8-8Z" />
      <path className={accent} d="M98 44H42L26 57l16 13h56a8 8 0 0 0 8-8V52a8 8 0 0 0-8-8Z" />
      <path className={line} d="M44 24h34" />
      <path className={ink} d="M54 57h34" />
    </>
  ),
};

/** A list and a magnifier with a minus: nothing was found. */
export const NO_MATCH: Scene = {
  name: 'noMatch',
  drawing: (
    <>
      <rect className={back} x="24" y="12" width="72" height="18" rx="9" />
      <rect className={paper} x="24" y="36" width="72" height="18" rx="9" />
      <rect className={back} x="24" y="60" width="72" height="18" rx="9" />
      <path className={edge} d="m101 69 14 14" />
      {disc(88, 56, 18)}
      <path className={ink} d="M88 38a18 18 0 1 0 0 36 18 18 0 0 0 0-36Zm-8 18h16" />
    </>
  ),
};

/** A letter and a question mark: the answer was lost. */
export const UNANSWERED: Scene = {
  name: 'unanswered',
  tone: 'amber',
  drawing: (
    <>
      <rect className={back} x="26" y="14" width="76" height="52" rx="9" transform="rotate(-7 64 40)" />
      <rect className={paper} x="18" y="24" width="78" height="54" rx="9" />
      <path className={line} d="m22 32 35 26 35-26" />
      {disc(96, 64)}
      <path className={ink} d="M90.5 59a5.5 5.5 0 1 1 8 5c-1.8.9-2.5 2-2.5 4m0 6v.5" />
    </>
  ),
};

const PADLOCK = (
  <>
    <path className={edge} d="M50 46V30a16 16 0 0 1 32 0v16" />
    <rect className={back} x="42" y="38" width="60" height="42" rx="10" transform="rotate(8 72 59)" />
    <rect className={paper} x="34" y="42" width="60" height="42" rx="10" />
  </>
);

/** A padlock: the session has ended. */
export const LOCKED: Scene = {
  name: 'locked',
  tone: 'amber',
  drawing: (
    <>
      {PADLOCK}
      <circle className={accent} cx="64" cy="60" r="9" />
      <path className={ink} d="M64 60v11" />
    </>
  ),
};

/** A padlock and a cross: the login failed. */
export const LOGIN_FAILED: Scene = {
  name: 'loginFailed',
  tone: 'red',
  drawing: (
    <>
      {PADLOCK}
      <path className={line} d="M56 59v9" />
      {disc(92, 64)}
      <path className={ink} d="m85 57 14 14m0-14L85 71" />
    </>
  ),
};

/** A sheet with a sum, and a coin: the cost of a loan. */
export const COST: Scene = {
  name: 'cost',
  tone: 'amber',
  drawing: (
    <>
      {SHEETS}
      <path className={line} d="M40 28h12M40 42h34M40 56h14" />
      {disc(88, 64, 21)}
      <path className={ink} d="M88 51a13 13 0 1 0 0 26 13 13 0 0 0 0-26Zm0 9v8" />
    </>
  ),
};

/** A wallet. */
export const WALLET: Scene = {
  name: 'wallet',
  tone: 'amber',
  drawing: (
    <>
      <rect className={back} x="34" y="12" width="64" height="40" rx="8" transform="rotate(-8 66 32)" />
      <rect className={paper} x="20" y="26" width="88" height="58" rx="12" />
      <path className={soft} d="M20 42v-6a10 10 0 0 1 10-10h68a10 10 0 0 1 10 10v6z" />
      <path className={accent} d="M84 48h24a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H84a10 10 0 0 1 0-20Z" />
      <path className={ink} d="M86 58h.1" />
    </>
  ),
};

/** Two speech bubbles. */
export const TALK: Scene = {
  name: 'talk',
  drawing: (
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
      <circle className={styles.shade} cx="66" cy="46" r="45" opacity="0.55" />
      <ellipse className={styles.shade} cx="66" cy="89" rx="48" ry="5" />
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
