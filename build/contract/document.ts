/** The parts of CONTRACT.md and SPECIFICATION.md that are made from `src/contract`, `src/screens.ts` and the tests. */
import en from '../../locales/en.json' with { type: 'json' };
import { type Screen, type ScreenKey, screens } from '../../src/screens.ts';
import { CALLS, type ContractCall, inWords } from './calls.ts';
import { namesCall, namesRoute, type TestFile } from './coverage.ts';
import { fieldsOf, type Shape } from './shape.ts';
import { ANSWER_TYPES } from './types.ts';

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const quoted = (text: string) => `\`${text}\``;

const typeName = (shape: Shape): string => {
  if (shape.kind === 'list') return 'list of objects';
  if (shape.kind === 'constant') return `always ${shape.value}`;
  return shape.kind === 'field' ? shape.type.name : 'object';
};

/** The name of a field without the objects that hold it. */
const last = (path: string) => path.slice(path.lastIndexOf('.') + 1);

function request({ request: fields, notes }: ContractCall): string {
  const parts = Object.entries(fields).map(([name, shape]) => {
    const about = [
      ...(shape.isOptional ? ['may be absent'] : []),
      ...(typeName(shape) === 'text' ? [] : [typeName(shape)]),
      ...(notes[name] === undefined ? [] : [notes[name]]),
    ];
    return about.length === 0 ? quoted(name) : `${quoted(name)} (${about.join('; ')})`;
  });
  return `Request: ${parts.length === 0 ? 'no fields' : parts.join(', ')}.`;
}

function answer({ shape, notRead = [], notes, isImage, example }: ContractCall): string {
  if (isImage) return 'The answer is an image instead of an envelope.';
  const isAsked = (path: string, name: string) => notes[path] ?? notes[name] ?? '';
  const rows = fieldsOf(shape).map(([path, field]) => [quoted(path), typeName(field), isAsked(path, last(path))]);
  const unread = notRead.length === 0 ? '' : `\n\nNot read: ${notRead.map(quoted).join(', ')}.`;
  if (example === undefined) return `\`data\` is not read.${unread}`;
  const json = JSON.stringify(example, null, 2);
  return `${table(['field of `data`', 'type', ''], rows)}${unread}\n\n\`\`\`json\n${json}\n\`\`\``;
}

const refused = ({ refusals }: ContractCall): readonly string[] =>
  refusals === undefined
    ? []
    : [
        `Refused with ${Object.entries(refusals)
          .map(([code, meaning]) => `${quoted(code)} (${meaning})`)
          .join(', ')}.`,
      ];

const call = (each: ContractCall): string =>
  [
    `### ${each.title}${each.isAssumed ? ' (assumed)' : ''}`,
    `${each.methods.join(' or ')} ${quoted(each.path)}`,
    request(each),
    answer(each),
    ...refused(each),
  ].join('\n\n');

const nameOf = (key: string, { title }: Screen): string =>
  title === undefined ? inWords(key) : en[title as keyof typeof en];

const ADDRESSED = Object.entries<Screen>(screens).filter(([, { route }]) => route !== '*');

/** Name of a part → its text, which stands between two comments of the document. */
type Parts = Readonly<Record<string, string>>;

const CONTRACT_PARTS: Parts = {
  routes: table(
    ['screen', 'route', 'own parameters', 'first call'],
    ADDRESSED.map(([key, screen]) => [
      nameOf(key, screen),
      quoted(screen.route),
      (screen.query ?? []).join(', '),
      screen.read === undefined ? '' : (CALLS.find(({ name }) => name === screen.read)?.title ?? ''),
    ]),
  ),
  types: table(
    ['type', 'sent as'],
    [
      ...ANSWER_TYPES.map(({ name, sentAs }) => [name, sentAs]),
      ['list of objects', 'anything else is an empty list'],
      ['object', 'anything else is an empty object'],
    ],
  ),
  calls: CALLS.map(call).join('\n\n'),
};

/** The rows of SPECIFICATION.md for routes and calls. @param tests the files of tests. */
function specificationParts(tests: readonly TestFile[]): Parts {
  const rows = (what: string, isAbout: (text: string) => boolean) => [
    what,
    tests.flatMap(({ file, text }) => (isAbout(text) ? [quoted(file)] : [])).join(', '),
  ];
  return {
    routes: table(
      ['what', 'shown by'],
      ADDRESSED.map(([key, screen]) =>
        rows(`${quoted(screen.route)} ${nameOf(key, screen)}`, (text) => namesRoute(text, key as ScreenKey)),
      ),
    ),
    calls: table(
      ['what', 'shown by'],
      CALLS.map((each) => rows(`${each.method} ${quoted(each.path)} ${each.title}`, (text) => namesCall(text, each))),
    ),
  };
}

const PLACE = (name: string) => new RegExp(`(<!-- ${name}: .* -->)\\n[\\s\\S]*?(<!-- end of ${name} -->)`);

/** A document with its made parts renewed. @throws if it lacks the place of a part. */
const withParts = (document: string, parts: Parts): string =>
  Object.entries(parts).reduce((text, [name, part]) => {
    if (!PLACE(name).test(text)) throw new Error(`There is no place for the part ${name}`);
    return text.replace(PLACE(name), (_, start: string, end: string) => `${start}\n\n${part}\n\n${end}`);
  }, document);

export const renewedContract = (contract: string): string => withParts(contract, CONTRACT_PARTS);

export const renewedSpecification = (specification: string, tests: readonly TestFile[]): string =>
  withParts(specification, specificationParts(tests));
