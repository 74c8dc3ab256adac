/** What the record is made of: screens, calls, calls of the bridge, and taps. It is kept and reported masked. */
import * as v from 'valibot';
import { routePatterns } from '../../paths';

const names = v.record(v.string(), v.unknown());

/** How a call ended. `answer` is an envelope; `text` is none. */
const outcome = v.variant('kind', [
  v.object({ kind: v.literal('pending') }),
  v.object({
    kind: v.literal('answer'),
    status: v.number(),
    succeeded: v.boolean(),
    code: v.optional(v.string()),
    message: v.optional(v.string()),
    /** Canonical names. */
    data: v.optional(v.unknown()),
    /** Too long to be kept whole. */
    cut: v.optional(v.boolean()),
  }),
  v.object({ kind: v.literal('text'), status: v.number(), text: v.string() }),
  /** No answer. */
  v.object({ kind: v.picklist(['network', 'offline', 'timeout']) }),
  /** Its screen no longer wanted it. */
  v.object({ kind: v.literal('left') }),
]);
export type Outcome = v.InferOutput<typeof outcome>;

const step = v.variant('do', [
  v.object({
    do: v.literal('press'),
    role: v.picklist(['button', 'link', 'radio', 'checkbox', 'tab', 'image']),
    name: v.string(),
    index: v.exactOptional(v.number()),
  }),
  v.object({ do: v.literal('fill'), label: v.string(), text: v.string() }),
  v.object({
    do: v.literal('photos'),
    count: v.pipe(v.number(), v.integer(), v.maxValue(20)),
    type: v.exactOptional(v.string()),
  }),
]);

/** `id` counts up; `at` is epoch milliseconds. */
const when = { id: v.number(), at: v.number() };

const screen = v.object({
  ...when,
  kind: v.literal('screen'),
  /** Path and own parameters, without the session's. */
  route: v.pipe(v.string(), v.startsWith('/')),
  /** The session's parameters that say nothing of the borrower, such as the language. */
  session: v.record(v.string(), v.string()),
  /** By the way back. */
  returned: v.exactOptional(v.boolean()),
  /** What was remembered of orders when it opened, such as a reminder that was shown already; by key, of each storage. */
  kept: v.exactOptional(v.object({ session: names, local: names })),
});
const call = v.object({
  ...when,
  kind: v.literal('call'),
  method: v.picklist(['GET', 'POST']),
  /** After /began. */
  path: v.string(),
  wirePath: v.string(),
  query: names,
  body: v.optional(names),
  /** Names of the session's headers. */
  headers: v.array(v.string()),
  ms: v.optional(v.number()),
  outcome,
});
const bridge = v.object({
  ...when,
  kind: v.literal('bridge'),
  call: v.string(),
  /** The handler's. */
  name: v.string(),
  body: v.array(v.unknown()),
  taken: v.boolean(),
});
const tap = v.object({ ...when, kind: v.literal('tap'), step });

export const timelineEvent = v.variant('kind', [screen, call, bridge, tap]);
export type TimelineEvent = v.InferOutput<typeof timelineEvent>;
export type ScreenEvent = v.InferOutput<typeof screen>;
export type Kept = NonNullable<ScreenEvent['kept']>;
export type CallEvent = v.InferOutput<typeof call>;
export type BridgeEvent = v.InferOutput<typeof bridge>;
export type TapEvent = v.InferOutput<typeof tap>;
type Unnumbered<Each> = Each extends unknown ? Omit<Each, 'id' | 'at'> : never;
export type NewEvent = Unnumbered<TimelineEvent>;

export const isScreen = (event: TimelineEvent): event is ScreenEvent => event.kind === 'screen';
export const isCall = (event: TimelineEvent): event is CallEvent => event.kind === 'call';
export const isBridge = (event: TimelineEvent): event is BridgeEvent => event.kind === 'bridge';
export const isTap = (event: TimelineEvent): event is TapEvent => event.kind === 'tap';

export const isTestPage = (route: string) => route.split('?')[0] === routePatterns.testPage;

export interface ScreenVisit {
  screen: ScreenEvent;
  /** What happened before it, while it was open, and what ended it. */
  before: readonly TimelineEvent[];
  during: readonly TimelineEvent[];
  next: ScreenEvent | undefined;
}

/** The last visit of a screen that is not the test page. */
export function lastVisit(events: readonly TimelineEvent[]): ScreenVisit | undefined {
  const last = [...events].reverse().find((event) => isScreen(event) && !isTestPage(event.route));
  if (last === undefined || !isScreen(last)) return undefined;
  const start = events.indexOf(last);
  const rest = events.slice(start + 1);
  const end = rest.findIndex(isScreen);
  const next = rest[end];
  return {
    screen: last,
    before: events.slice(0, start),
    during: end < 0 ? rest : rest.slice(0, end),
    next: next !== undefined && isScreen(next) ? next : undefined,
  };
}
