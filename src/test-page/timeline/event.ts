/** The events of the timeline: screens, HTTP calls, native calls and taps. They are stored and reported masked. */
import * as v from 'valibot';
import { routePatterns } from '../../paths';

const fields = v.record(v.string(), v.unknown());

/** How a call ended. `answer` is an envelope; `text` is any other body. */
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
    /** Whether it was truncated. */
    cut: v.optional(v.boolean()),
  }),
  v.object({ kind: v.literal('text'), status: v.number(), text: v.string() }),
  /** No answer; `left` when the screen was left first. */
  v.object({ kind: v.picklist(['network', 'timeout', 'left']) }),
]);
export type Outcome = v.InferOutput<typeof outcome>;

/** `id` counts up; `at` is epoch milliseconds. */
const base = { id: v.number(), at: v.number() };

export const timelineEvent = v.variant('kind', [
  v.object({
    ...base,
    kind: v.literal('screen'),
    /** Path and own parameters, without the session's. */
    route: v.pipe(v.string(), v.startsWith('/')),
    /** The session's parameters that are not personal, such as the language. */
    session: v.record(v.string(), v.string()),
  }),
  v.object({
    ...base,
    kind: v.literal('call'),
    method: v.picklist(['GET', 'POST']),
    /** After /began. */
    path: v.string(),
    query: fields,
    body: v.optional(fields),
    /** Names of the session's headers. */
    headers: v.array(v.string()),
    ms: v.optional(v.number()),
    outcome,
  }),
  v.object({
    ...base,
    kind: v.literal('bridge'),
    call: v.string(),
    /** The handler's. */
    name: v.string(),
    body: v.array(v.unknown()),
    taken: v.boolean(),
  }),
  v.object({
    ...base,
    kind: v.literal('tap'),
    action: v.picklist(['press', 'fill', 'photos']),
    /** Of the element. */
    name: v.string(),
  }),
]);

export type TimelineEvent = v.InferOutput<typeof timelineEvent>;
export type EventKind = TimelineEvent['kind'];
export type EventOf<Kind extends EventKind> = Extract<TimelineEvent, { kind: Kind }>;
type Unnumbered<Each> = Each extends unknown ? Omit<Each, 'id' | 'at'> : never;
export type NewEvent = Unnumbered<TimelineEvent>;

export const ofKind = <Kind extends EventKind>(events: readonly TimelineEvent[], kind: Kind) =>
  events.filter((event): event is EventOf<Kind> => event.kind === kind);

export const isTestPage = (route: string) => route.split('?')[0] === routePatterns.testPage;

/** The last screen that is not the test page, with the events before it and those until the next screen. */
export function lastScreen(events: readonly TimelineEvent[]) {
  const screen = [...ofKind(events, 'screen')].reverse().find(({ route }) => !isTestPage(route));
  if (screen === undefined) return undefined;
  const start = events.indexOf(screen);
  const rest = events.slice(start + 1);
  const end = rest.findIndex(({ kind }) => kind === 'screen');
  return { screen, before: events.slice(0, start), during: end < 0 ? rest : rest.slice(0, end) };
}
