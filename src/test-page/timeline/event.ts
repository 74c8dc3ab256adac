/** The events of the timeline: screens, HTTP calls and native calls. They are stored and reported masked. */

/** How a call ended. `answer` is an envelope; `text` is any other body. */
export type Outcome =
  | {
      kind: 'answer';
      status: number;
      succeeded: boolean;
      code?: string;
      message?: string;
      /** Canonical names. */
      data?: unknown;
      cut?: boolean;
    }
  | { kind: 'text'; status: number; text: string }
  /** No answer; `left` when the screen was left first. */
  | { kind: 'pending' | 'network' | 'timeout' | 'left' };

interface ScreenEvent {
  kind: 'screen';
  /** Path and own parameters, without the session's. */
  route: string;
  /** The session's parameters that are not personal, such as the language. */
  session: Readonly<Record<string, string>>;
}

interface CallEvent {
  kind: 'call';
  method: string;
  /** After /began. */
  path: string;
  query: Readonly<Record<string, unknown>>;
  body?: Readonly<Record<string, unknown>>;
  /** Names of the session's headers. */
  headers: readonly string[];
  ms?: number;
  outcome: Outcome;
}

interface BridgeEvent {
  kind: 'bridge';
  call: string;
  /** The handler's. */
  name: string;
  body: readonly unknown[];
  received: boolean;
}

export type NewEvent = ScreenEvent | CallEvent | BridgeEvent;
/** `at` is epoch milliseconds. */
export type TimelineEvent = NewEvent & { id: string; at: number };
export type EventKind = NewEvent['kind'];
export type EventOf<Kind extends EventKind> = Extract<TimelineEvent, { kind: Kind }>;

export const ofKind = <Kind extends EventKind>(events: readonly TimelineEvent[], kind: Kind) =>
  events.filter((event): event is EventOf<Kind> => event.kind === kind);
