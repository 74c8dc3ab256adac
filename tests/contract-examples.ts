/** The examples of answers in CONTRACT.md (section 9), and the types of their fields (section 5). */
import { contract, tableRows } from './rules/contract.ts';

/** The `data` of an answer by the call's name. */
export const EXAMPLES: Readonly<Record<string, unknown>> = Object.fromEntries(
  [...contract.matchAll(/^\*\*([^*]+)\*\*\n\n```json\n([\s\S]*?)^```$/gm)].map(([, call = '', json = '']) => [
    call,
    JSON.parse(json),
  ]),
);

/** The example of a call. @throws if there is none. */
export function exampleOf(call: string): unknown {
  if (!(call in EXAMPLES)) throw new Error(`Section 9 of CONTRACT.md has no example of the call ${call}`);
  return EXAMPLES[call];
}

/** The names of the fields by type, from the table of types. */
const FIELDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  tableRows(5)
    .filter((cells) => cells.length === 3)
    .map(([type = '', , fields = '']) => [
      type,
      [...fields.replace(/\([^)]*\)/g, '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    ]),
);

/** The type of a field. */
export const typeOf = (name: string) => Object.keys(FIELDS).find((type) => FIELDS[type]?.includes(name)) ?? 'text';

/** The name of the call with this path. */
export function callNamed(path: string): string {
  const [name] = tableRows(5).find(([, call = '']) => call.includes(`\`${path}\``)) ?? [];
  if (name === undefined) throw new Error(`Section 5 of CONTRACT.md has no row for the call ${path}`);
  return name;
}

/** The calls that the app sends and whose answers have data. */
export const CALLS_WITH_DATA: readonly string[] = tableRows(5)
  .filter(([call = '', , , data = '–']) => !/^(?:–|an image)/.test(data) && !call.includes('the app does not'))
  .map(([call = '']) => call);

/** The fields of an answer at any depth, such as `repayList.channels.desc`. */
export function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => fieldsOf(item, path)))];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) => {
    const field = path === '' ? name : `${path}.${name}`;
    return [field, ...fieldsOf(below, field)];
  });
}

/** The schemas of the writes' answers by the calls' names; those of the reads are in `screens.ts`. */
export const WRITE_SCHEMAS: Readonly<Record<string, string>> = {
  'loan request': 'acceptance',
  photo: 'uploadedPhoto',
  'older payment': 'commitment',
  'older payment: Alipay': 'alipayPage',
  'new card': 'savedCard',
};
