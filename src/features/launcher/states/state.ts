/** What a state of a screen is: an address, what the sandbox answers, and what the borrower did there. Pure data. */

/** A fault as the sandbox takes it (sandbox/README.md); without `times` it meets one call. */
export interface FaultWish {
  /** Canonical, after /began; `*` is any. */
  path: string;
  kind: string;
  times?: number;
  [detail: string]: unknown;
}

/** Words on a screen: a message id, or text as it stands there. */
export type Words = string;

/** What a hand does, by role and name, as a reader of the screen finds things. */
export type Step =
  /** Taps; of several things with the name the one at `index` (0 unless told). */
  | { do: 'press'; role: 'button' | 'link' | 'radio' | 'checkbox' | 'tab' | 'image'; name: Words; index?: number }
  /** Types into the field of this label. */
  | { do: 'fill'; label: Words; text: string }
  /** Chooses that many made-up photos; of another `type` than JPEG the file is none. */
  | { do: 'photos'; count: number; type?: string }
  /** Waits until these words are seen. */
  | { do: 'see'; words: Words };

/** The screens, in the order of a borrower's way. Each has a heading `launcher.screen.<name>`. */
export const SCREENS = [
  'confirmation',
  'order',
  'repayment',
  'extension',
  'instructions',
  'contract',
  'service',
  'complaint',
  'olderRepayment',
  'cards',
  'products',
  'promotion',
  'official',
  'legal',
  'failure',
] as const;

export type ScreenName = (typeof SCREENS)[number];

export interface ScreenState {
  /** Unique; begins with the screen it is of. Also the name of its picture. */
  id: string;
  screen: ScreenName;
  /** What the test page calls it, beneath the screen's heading. */
  label: Words;
  /** Hash address without the session. */
  route: string;
  faults?: readonly FaultWish[];
  steps?: readonly Step[];
  /** Seen when the state is reached. */
  sees: Words;
  /** Stays busy: nothing is awaited but the skeleton. */
  waiting?: boolean;
}

export const press = (name: Words, index?: number): Step => ({
  do: 'press',
  role: 'button',
  name,
  ...(index !== undefined && { index }),
});
export const fill = (label: Words, text: string): Step => ({ do: 'fill', label, text });
export const see = (words: Words): Step => ({ do: 'see', words });
