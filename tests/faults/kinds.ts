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
  /** @param data what the sandbox answers without the fault. */
  fault: (data: unknown) => { kind: string; [detail: string]: unknown };
}

const HTML = '<!doctype html><title>Gateway</title><h1>Please wait</h1>';
const LONG = 'The service is closed until Monday. '.repeat(60);

const answer = (name: string, fault: { kind: string; [detail: string]: unknown }): AnswerKind => ({
  name,
  group: 'answer',
  fault: () => fault,
});
const status = (code: number, body?: unknown) => ({
  kind: 'status',
  status: code,
  ...(body !== undefined && { body }),
});

/** Answers without data: the screen shows a failure. */
export const READ_ANSWERS: readonly AnswerKind[] = [
  answer('a refusal', { kind: 'refuse', message: 'Closed until Monday' }),
  answer('a refusal without a message', { kind: 'refuse', message: '' }),
  answer('a refusal with a code in letters', { kind: 'refuse', code: 'E-77', message: 'Closed until Monday' }),
  answer('a refusal with a negative code', { kind: 'refuse', code: -1, message: 'Closed until Monday' }),
  answer('a refusal with a long message', { kind: 'refuse', message: LONG }),
  answer('a refusal with markup', { kind: 'refuse', message: '<img src=x onerror=alert(1)><b>Closed</b>' }),
  answer('success false', status(200, { success: false, message: 'Closed until Monday' })),
  answer('a code that begins with 0', status(200, { code: '0abc', message: 'Closed until Monday', data: {} })),
  answer('a code that is null', status(200, { code: null, message: 'Closed until Monday', data: {} })),
  answer('a code that is a list', status(200, { code: [0], message: 'Closed until Monday', data: {} })),
  answer('a message that is no text', status(200, { code: 5, message: { text: 'Closed' } })),
  answer('400 with a message', status(400, { code: 4, message: 'Not like this' })),
  answer('403 with a message', status(403, { code: 7, message: 'Not yours' })),
  answer('403 with HTML', status(403, HTML)),
  answer('404 with HTML', status(404, HTML)),
  answer('404 with nothing', status(404)),
  answer('409 with JSON', status(409, { error: 'conflict' })),
  answer('413 with HTML', status(413, HTML)),
  answer('429 with JSON', status(429, { error: 'slow down' })),
  answer('500 with HTML', status(500, HTML)),
  answer('500 with JSON', status(500, { error: 'internal', trace: [1, 2] })),
  answer('500 with a message', status(500, { code: 9, message: 'Broken inside' })),
  answer('502 with HTML', status(502, HTML)),
  answer('503 with nothing', status(503)),
  answer('504 with HTML', status(504, HTML)),
  answer('302 without an address', status(302)),
  answer('500 with success inside', status(500, { code: 0, message: 'ok', data: {} })),
  answer('a web page', { kind: 'html' }),
  answer('nothing', { kind: 'empty' }),
  answer('204', status(204)),
  answer('half of the JSON', { kind: 'cut' }),
  answer('blanks', status(200, ' \n\t ')),
  answer('the text null', status(200, 'null')),
  answer('a list', status(200, [])),
  answer('a text', status(200, '"ok"')),
  answer('a number', status(200, '0')),
  answer('an empty object', status(200, {})),
  answer('no code', status(200, { data: {}, message: 'ok' })),
  answer('two answers in one', status(200, '{"code":0,"data":{}}{"code":0,"data":{}}')),
  answer('JSON with a comment', status(200, '/* cached */ {"code":0,"data":{}}')),
  answer('100,000 levels', status(200, `{"code":0,"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)),
  answer('a connection cut before the work', { kind: 'reset-before' }),
  answer('a connection cut after the work', { kind: 'reset-after' }),
];

/** One of each class: of the other answers, the API client makes the same failure (`tests/rules/envelope.test.ts`). */
const CLASSES = new Set([
  'a refusal',
  'a refusal with markup',
  '400 with a message',
  '404 with HTML',
  '500 with HTML',
  '302 without an address',
  'nothing',
  'half of the JSON',
  'a connection cut before the work',
  'a connection cut after the work',
]);
export const isOfPart = ({ name }: Kind) => CLASSES.has(name);

type Change = (data: unknown) => unknown;

/** Changes every value that is neither a list nor an object. */
const each =
  (change: Change): Change =>
  (data) =>
    mapLeaves(data, change);
const numbers = (change: (value: number) => number) =>
  each((value) => (typeof value === 'number' ? change(value) : value));
const texts = (text: string) => each((value) => (typeof value === 'string' ? text : value));
const lists =
  (change: (list: unknown[]) => unknown): Change =>
  (data) =>
    mapLists(data, change);
/** Changes every field of the answer itself. */
const fields = (value: unknown) => (data: unknown) =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
    ? Object.fromEntries(Object.keys(data).map((name) => [name, value]))
    : value;

/** Data that are not those of the contract, by name. */
const CHANGES: Readonly<Record<string, Change>> = {
  'data null': () => null,
  'data a list': () => [],
  'data a text': () => 'data',
  'data a number': () => 12,
  'data true': () => true,
  'data empty': () => ({}),
  'fields null': fields(null),
  'fields numbers': fields(7),
  'fields texts': fields('x'),
  'fields true': fields(true),
  'fields lists': fields([]),
  'fields lists of null': fields([null, null]),
  'fields objects': fields({ a: { b: 1 } }),
  'values null': each(() => null),
  'values as text': each((value) => (value === null ? null : String(value))),
  'values negative': numbers((value) => -value),
  'values huge': numbers(() => 1e300),
  'values zero': numbers(() => 0),
  'values of 5,000 characters': texts('long '.repeat(1000)),
  'values blank': texts('  '),
  'values with markup': texts('<svg onload=alert(1)>'),
  'addresses that run scripts': texts('javascript:alert(1)'),
  'lists empty': lists(() => []),
  'lists with everything twice': lists((list) => [...list, ...list]),
  // Only the outermost list: lists within lists would have millions of entries.
  'lists of 300': (data) =>
    mapLists(data, (list) => Array.from({ length: 300 }, (_, index) => list[index % list.length]), false),
  'lists of lists': lists((list) => list.map((item) => [item])),
  'lists that are objects': lists((list) => ({ ...list })),
};

/** The screen may show what there is, be empty with a reason, or fail. */
export const READ_SHAPES: readonly AnswerKind[] = [
  { name: 'no data', group: 'shape', fault: () => status(200, { code: 0 }) },
  ...Object.entries(CHANGES).map(
    ([name, change]): AnswerKind => ({
      name,
      group: 'shape',
      fault: (data) => ({ kind: 'data', data: change(data) }),
    }),
  ),
];

/** The same kinds, for writes. */
export const ofWrites = <Each extends Kind>(kinds: readonly Each[]): Each[] =>
  kinds.map((kind) => ({ ...kind, group: `write ${kind.group}` }));

const mapValues = (value: object, change: Change) =>
  Object.fromEntries(Object.entries(value).map(([name, item]) => [name, change(item)]));

function mapLeaves(value: unknown, change: Change): unknown {
  const inner: Change = (item) => mapLeaves(item, change);
  if (Array.isArray(value)) return value.map(inner);
  return typeof value === 'object' && value !== null ? mapValues(value, inner) : change(value);
}

/** @param isDeep whether the lists within lists are changed, too. */
function mapLists(value: unknown, change: (list: unknown[]) => unknown, isDeep = true): unknown {
  const inner: Change = (item) => mapLists(item, change, isDeep);
  if (Array.isArray(value)) return change(isDeep ? value.map(inner) : value);
  return typeof value === 'object' && value !== null ? mapValues(value, inner) : value;
}
