/** What every kind of fault has, and the kinds of faults of an answer: what goes wrong, and how a screen may end. */
export interface Kind {
  name: string;
  /** In the titles of tests. */
  group: string;
  /** Whether the page's timers are moved forward. */
  movesTimers?: boolean;
}

/** A fault of a screen's read or write, as the sandbox takes it. */
export interface AnswerKind extends Kind {
  fault: { kind: string; [detail: string]: unknown };
}

const HTML = '<!doctype html><title>Gateway</title><h1>Please wait</h1>';

const answer = (name: string, fault: AnswerKind['fault']): AnswerKind => ({ name, group: 'answer', fault });
const status = (code: number, body?: unknown) => ({
  kind: 'status',
  status: code,
  ...(body !== undefined && { body }),
});

/** One of each class: of other answers, the API client makes the same failure (`tests/rules/envelope.test.ts`). */
export const ANSWER_KINDS: readonly AnswerKind[] = [
  answer('a refusal', { kind: 'refuse', message: 'Closed until Monday' }),
  answer('a refusal with markup', { kind: 'refuse', message: '<img src=x onerror=alert(1)><b>Closed</b>' }),
  answer('400 with a message', status(400, { code: 4, message: 'Not like this' })),
  answer('404 with HTML', status(404, HTML)),
  answer('500 with HTML', status(500, HTML)),
  answer('302 without an address', status(302)),
  answer('nothing', { kind: 'empty' }),
  answer('half of the JSON', { kind: 'cut' }),
  answer('a connection cut before the work', { kind: 'reset-before' }),
  answer('a connection cut after the work', { kind: 'reset-after' }),
];

/** The same kinds, for writes. */
export const ofWrites = <Each extends Kind>(kinds: readonly Each[]): Each[] =>
  kinds.map((kind) => ({ ...kind, group: `write ${kind.group}` }));
