/** What a state of a screen is: an address, what the sandbox answers, and what the borrower did there. Pure data. */
import type { TestPageMessageId } from '../translations';

/** A fault as the sandbox takes it (sandbox/README.md); without `times` it meets one call, answers of `data` many. */
export interface FaultRequest {
  /** Canonical, after /began; `*` is any. */
  path: string;
  kind: string;
  times?: number;
  /** What the server says when it refuses. */
  message?: Words;
  [detail: string]: unknown;
}

/** Words on a screen: a message id without arguments, or text that stands there in both languages. */
export type Words = string;

export type PressRole = 'button' | 'link' | 'radio' | 'checkbox' | 'tab' | 'image';

/** What a hand does, by role and name, as a reader of the screen finds things. */
export type Step =
  /** Taps; of several things with the name the one at `index` (0 unless told). An empty name is any. */
  | { do: 'press'; role: PressRole; name: Words; index?: number }
  /** Types into the field of this label; of a choice the value. */
  | { do: 'fill'; label: Words; text: string }
  /** Chooses that many made-up photos; of another `type` than JPEG the file is none. */
  | { do: 'photos'; count: number; type?: string }
  /** Waits until these words are seen. */
  | { do: 'see'; words: Words }
  /** Waits until they no longer are. */
  | { do: 'gone'; words: Words }
  /** Waits until no call is on its way. */
  | { do: 'calm' };

/** The screens, in the order of a borrower's way. Each has a heading `screen.<name>`. */
export const SCREENS = [
  'confirmation',
  'order',
  'repayment',
  'extension',
  'instructions',
  'contract',
  'service',
  'complaint',
  'complaintNext',
  'complaintList',
  'complaintDetail',
  'olderRepayment',
  'cardChoice',
  'bankCards',
  'newCard',
  'product',
  'recommended',
  'promotion',
  'download',
  'official',
  'legal',
  'failure',
] as const;

export type ScreenName = (typeof SCREENS)[number];

/** What scenarios are called: the message `state.<label>`. Screens share labels. */
type LabelOf<Id> = Id extends `state.${infer Label}` ? Label : never;
export type ScenarioLabel = LabelOf<TestPageMessageId>;

export interface Scenario {
  /** Unique; begins with the screen it is of. Also the name of its picture. */
  id: string;
  screen: ScreenName;
  /** What the test page calls it, beneath the screen's heading; unique there. */
  label: ScenarioLabel;
  /** Hash address without the session. */
  route: string;
  faults?: readonly FaultRequest[];
  steps?: readonly Step[];
  /** Seen when the state is reached, and not before. */
  sees: Words;
  /** Stays busy: nothing is awaited but the skeleton. */
  waiting?: boolean;
}

/** A state in a list whose screen and usual route are told once. */
export type Entry = Omit<Scenario, 'screen' | 'route'> & { route?: string };

export const scenariosOf = (screen: ScreenName, route: string, entries: readonly Entry[]): Scenario[] =>
  entries.map((entry) => ({ route, ...entry, screen }));

export const press = (name: Words, index?: number): Step => ({
  do: 'press',
  role: 'button',
  name,
  ...(index !== undefined && { index }),
});
export const fill = (label: Words, text: string): Step => ({ do: 'fill', label, text });
export const see = (words: Words): Step => ({ do: 'see', words });
export const gone = (words: Words): Step => ({ do: 'gone', words });
