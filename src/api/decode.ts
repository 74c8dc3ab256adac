/**
 * Decoding: converts the server's answers to our own types, in this one place. A field that is missing or has an
 * unexpected type becomes `undefined` or empty; it never throws.
 */
import * as v from 'valibot';
import { type Amount, parseAmount } from '../format/money';
import { limitCombiningMarks } from '../format/text';

const absent = undefined;

/** A schema that accepts any value and converts it. */
/* @__NO_SIDE_EFFECTS__ */
const from = <Output>(convert: (value: unknown) => Output) => v.pipe(v.unknown(), v.transform(convert));

/** For a call whose answer has no data that the app reads. */
export const noData = from(() => absent);

/** UTF-16 units. A browser lays out a longer text for seconds. */
const LONGEST_TEXT = 10_000;

/** Pictures may be longer. */
const limitLength = (text: string): string =>
  text.length <= LONGEST_TEXT || text.startsWith('data:')
    ? text
    : `${text.slice(0, LONGEST_TEXT).replace(/[\ud800-\udbff]$/, '')}…`;

/** Text or a number; empty text and other types are absent. */
const textOrNumber = from((value): DateValue | undefined => {
  if (typeof value === 'string') return value.trim() === '' ? absent : limitCombiningMarks(limitLength(value));
  return typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value)) ? value : absent;
});

/** Text, or a number as text (long ids keep every digit). */
export const text = v.pipe(
  textOrNumber,
  v.transform((value) => (value === undefined ? absent : String(value))),
);

/** An amount of money, sent as a number or as text. */
export const amount = v.pipe(
  textOrNumber,
  v.transform((value) => (value === undefined ? absent : parseAmount(value))),
);

/** The value of a line: a number is an amount of money, text is shown unchanged (contract, section 3). */
export const lineValue = v.pipe(
  textOrNumber,
  v.transform((value): Amount | undefined =>
    typeof value === 'number' || typeof value === 'bigint' ? parseAmount(value) : value,
  ),
);

/** A date, not parsed yet: `format/dates.ts` parses it. */
export const date = textOrNumber;
export type DateValue = number | bigint | string;

/** A flag: true for 1 or "1". */
export const flag = from((value) => typeof value !== 'object' && String(value) === '1');

/** One of these texts; anything else is absent. */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf = <Text extends string>(texts: readonly Text[]) =>
  from((value) => texts.find((each) => each === value));

/** What the schema reads; absent where there is nothing to read. */
/* @__NO_SIDE_EFFECTS__ */
export const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  from((value) => (value === undefined ? absent : v.parse(schema, value)));

/** A small integer such as a status, sent as a number or as text. */
export const code = v.pipe(
  text,
  v.transform((value): number | undefined =>
    value !== undefined && /^\s*-?\d+(\.0+)?\s*$/.test(value) && Number.isSafeInteger(Number(value))
      ? Number(value)
      : absent,
  ),
);

/** A list has at most so many entries, more than any real one; a screen with 20,000 payment channels does not react. */
export const MAX_ENTRIES = 400;
/** The same for lists of lists, such as groups of payment channels. */
export const MAX_GROUPS = 20;

/** Whether a list may have had more entries than were kept. `RestNote` says so below it. */
export const isCut = (list: readonly unknown[], max = MAX_ENTRIES) => list.length >= max;

/**
 * A list of objects. A value that is not a list becomes an empty list; entries that are not objects are left out.
 * @param max number of entries that are kept.
 */
export function listOf<Item extends v.GenericSchema>(item: Item, max = MAX_ENTRIES) {
  return v.pipe(
    from((value): unknown[] => (Array.isArray(value) ? value.filter((entry) => isObject(entry)).slice(0, max) : [])),
    v.array(item),
  );
}

/** A list of texts. A single text becomes a list of one; entries of other types are left out. */
export const textList = from((value) =>
  (Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : [value]).flatMap((entry) => v.parse(text, entry) ?? []),
);

/** An object with a schema for each field. A value that is not an object is read as an empty object. */
export function record<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    from((value): Record<string, unknown> => {
      const fields = isObject(value) ? value : {};
      // Every field is listed, so that its schema turns a missing field into its default instead of failing the object.
      return Object.fromEntries(Object.keys(entries).map((key) => [key, fields[key]]));
    }),
    v.object(entries),
  );
}

/** The line of a detail list: `{text, value}` or `{title, value}`. */
export const line = v.pipe(
  record({ text, title: text, value: lineValue }),
  v.transform(({ text: label, title, value }) => ({ label: label ?? title, value })),
);
export type Line = v.InferOutput<typeof line>;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
