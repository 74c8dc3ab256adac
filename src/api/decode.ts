/** Decoding: what the server says becomes our own types once, here; odd or missing fields become absent, never a crash. */
import * as v from 'valibot';
import { type Hundredths, readHundredths } from '../format/money';
import { limitMarks } from '../format/text';

const absent = undefined;

/** Text or a number as text (ids keep every digit); empty and other values are absent. */
export const text = v.pipe(
  v.unknown(),
  v.transform((value): string | undefined => {
    if (typeof value === 'string') return value.trim() === '' ? absent : limitMarks(value);
    if (typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value))) return String(value);
    return absent;
  }),
);

/** A value of a line: a number is money, text is shown as it came (contract, section 3). */
export const lineValue = v.pipe(
  v.unknown(),
  v.transform((value): LineValue | undefined => {
    if (typeof value === 'string') return value.trim() === '' ? absent : limitMarks(value);
    return typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value)) ? value : absent;
  }),
);
export type LineValue = Hundredths | string;

/** An amount or a date as it came; the formatter decides what it can read. */
export const amount = lineValue;
export const date = lineValue;

/** A flag: on when 1. */
export const flag = v.pipe(
  v.unknown(),
  v.transform((value): boolean => typeof value !== 'object' && String(value) === '1'),
);

/** A small integer such as a status, as number or text. */
export const code = v.pipe(
  v.unknown(),
  v.transform((value): number | undefined => {
    const number = typeof value === 'object' ? absent : readHundredths(value);
    return typeof number === 'number' && Number.isSafeInteger(number) ? number : absent;
  }),
);

/** A list; what is no list is empty, and entries that are no objects are left out. */
export function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.unknown(),
    v.transform((value): unknown[] => (Array.isArray(value) ? value.filter((entry) => isObject(entry)) : [])),
    v.array(item),
  );
}

/** A list of texts; other entries are left out. */
export const textList = v.pipe(
  v.unknown(),
  v.transform((value): string[] =>
    (Array.isArray(value) ? value : [value]).flatMap((entry) => {
      const parsed = v.parse(text, entry);
      return parsed === undefined ? [] : [parsed];
    }),
  ),
);

/** An object by our own field schemas; what is no object reads as an empty one. */
export function record<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.unknown(),
    v.transform((value): Record<string, unknown> => {
      const fields = isObject(value) ? value : {};
      // Every entry is named, so that a missing field reaches its schema instead of failing the object.
      return Object.fromEntries(Object.keys(entries).map((key) => [key, fields[key]]));
    }),
    v.object(entries),
  );
}

/** The line of a detail list: `{text, value}` or `{title, value}`. */
export const line = v.pipe(
  record({ text, title: text, value: lineValue }),
  v.transform(({ text: label, title, value }): Line => ({ label: label ?? title, value })),
);
export interface Line {
  label: string | undefined;
  value: LineValue | undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
