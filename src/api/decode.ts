/**
 * Decoding: converts the server's answers to our own types, in this one place. A field that is missing or has an
 * unexpected type becomes `undefined` or empty; it never throws.
 */
import * as v from 'valibot';
import { type Amount, parseAmount } from '../format/money.ts';
import { confineText, withoutDecimals } from '../format/text.ts';

const absent = undefined;

/** A schema that accepts any value and converts it. `Sent` is what a backend that follows the contract sends. */
export type Decoder<Sent, Output> = v.GenericSchema<Sent, Output>;

/* @__NO_SIDE_EFFECTS__ */
export const decoder = <Sent, Output>(convert: (value: unknown) => Output) =>
  v.pipe(v.unknown(), v.transform(convert)) as unknown as Decoder<Sent, Output>;

/** For a call whose answer has no data that the app reads. */
export const noData = decoder<unknown, undefined>(() => absent);

/** `parseJson` writes it before a number that it turns into text to keep the decimals. It is invisible. */
export const NUMBER_MARK = '\u2060';

export const withoutMark = (value: string) => value.replace(/^\u2060/, '');

/** Text or a number; empty text and other types are absent. */
const textOrNumber = decoder<DateValue, DateValue | undefined>((value) => {
  if (typeof value === 'string') {
    const confined = confineText(withoutMark(value));
    return confined.trim() === '' ? absent : confined;
  }
  return typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value)) ? value : absent;
});

/** Text stays as it came. A number becomes text: a long id keeps every digit, and 7.0 becomes `7`. */
export const text = decoder<DateValue, string | undefined>((value) => {
  const found = v.parse(textOrNumber, value);
  if (found === undefined) return absent;
  const isNumber = typeof value !== 'string' || value.startsWith(NUMBER_MARK);
  return isNumber ? withoutDecimals(String(found)) : String(found);
});

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

/** A flag: true for 1 or `true`, as a value or as text. */
export const flag = decoder<0 | 1 | '0' | '1', boolean>(
  (value) => typeof value !== 'object' && /^(?:1|true)$/.test(withoutDecimals(withoutMark(String(value)))),
);

/** One of these texts; anything else is absent. */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf = <const Text extends string>(texts: readonly Text[]) =>
  decoder<Text, Text | undefined>((value) => texts.find((each) => each === value));

/** A schema of what may be absent: in a request, or where there is nothing to read. */
export interface Optional<Schema> {
  optional: Schema;
}

/* @__NO_SIDE_EFFECTS__ */
const optionalIf = <Schema extends v.GenericSchema>(schema: Schema, isThere: (value: unknown) => boolean) =>
  Object.assign(
    decoder<v.InferInput<Schema>, v.InferOutput<Schema> | undefined>((value) =>
      isThere(value) ? v.parse(schema, value) : absent,
    ),
    { optional: schema } satisfies Optional<Schema>,
  );

/** What the schema reads; absent where there is nothing to read. */
/* @__NO_SIDE_EFFECTS__ */
export const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  optionalIf(schema, (value) => (value ?? '') !== '');

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

/** Whether a list may have had more entries than were kept. `CutHint` says so below it. */
export const mayHaveMore = (list: readonly unknown[], max = MAX_ENTRIES) => list.length >= max;

/** The entries of a list. PHP sends a list with a gap as an object, whose fields are the numbers of the entries. */
export const entriesOf = (value: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(value)) return value;
  const names = isObject(value) ? Object.keys(value) : [];
  const isNumbered = names.length > 0 && names.every((name) => /^\d+$/.test(name));
  return isNumbered ? Object.values(value as Fields) : undefined;
};

/**
 * A list of objects. A value that is not a list becomes an empty list; entries that are not objects are left out.
 * @param max number of entries that are kept.
 */
/* @__NO_SIDE_EFFECTS__ */
export const listOf = <Item extends v.GenericSchema>(item: Item, max = MAX_ENTRIES) =>
  Object.assign(
    decoder<readonly v.InferInput<Item>[], v.InferOutput<Item>[]>((value) =>
      (entriesOf(value) ?? [])
        .filter(isObject)
        .slice(0, max)
        .map((entry) => v.parse(item, entry)),
    ),
    // For `build/contract`, which describes the schema by them, as the entries of `record`.
    { item },
  );

/** Reads a list of objects. A value that is not a list is absent, and so is a list in which no entry is an object. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalList = <Schema extends v.GenericSchema>(schema: Schema) =>
  optionalIf(schema, (value) => {
    const entries = entriesOf(value);
    return entries !== undefined && (entries.length === 0 || entries.some(isObject));
  });

/** A list of texts. A single text becomes a list of one; entries of other types are left out. */
export const textList = decoder<readonly string[] | string, string[]>((value) =>
  (entriesOf(value)?.slice(0, MAX_ENTRIES) ?? [value]).flatMap((entry) => v.parse(text, entry) ?? []),
);

/** A field whose name in the answer or request is not that of the property. */
export interface Field<Name extends string, Schema> {
  names: readonly Name[];
  schema: Schema;
}

/**
 * A field that is called differently in the answer or in the request.
 * @param name in the answer, `outer.inner` for a field of an object; of several names, the first that has a value counts.
 */
/* @__NO_SIDE_EFFECTS__ */
export const at = <const Name extends string, Schema extends v.GenericSchema>(
  schema: Schema,
  ...names: Name[]
): Field<Name, Schema> => ({ names, schema });

/** Properties and how each is read: the field of the same name, the field of another name, or several in an object. */
export interface Entries {
  readonly [property: string]: v.GenericSchema | Field<string, v.GenericSchema> | Entries;
}

type Decoded<E> =
  E extends Field<string, infer Schema extends v.GenericSchema>
    ? v.InferOutput<Schema>
    : E extends v.GenericSchema
      ? v.InferOutput<E>
      : { [Property in keyof E]: Decoded<E[Property]> };

/** An object of the answer that has a field. */
type Holding<Name extends string, Value> = Name extends `${infer Outer}.${infer Inner}`
  ? { [Each in Outer]?: Holding<Inner, Value> | null }
  : { [Each in Name]?: Value | null };
type SentEntry<Property extends string, E> =
  E extends Field<infer Name, infer Schema extends v.GenericSchema>
    ? Holding<Name, v.InferInput<Schema>>
    : E extends v.GenericSchema
      ? Holding<Property, v.InferInput<E>>
      : SentFields<E>;
type Intersected<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Flat<Type> = { [Key in keyof Type]: Type[Key] };
type SentFields<E> = Flat<
  Intersected<{ [Property in keyof E & string]: SentEntry<Property, E[Property]> }[keyof E & string]>
>;

/** An object. A value that is not an object is read as an empty object. */
/* @__NO_SIDE_EFFECTS__ */
export const record = <const E extends Entries>(entries: E) =>
  Object.assign(
    decoder<SentFields<E>, Decoded<E>>((value) => readEntries(entries, isObject(value) ? value : {}) as Decoded<E>),
    { entries },
  );

const readEntries = (entries: Entries, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(entries).map(([property, entry]) => [property, readEntry(property, entry, fields)]),
  );

type Fields = Readonly<Record<string, unknown>>;

function readEntry(property: string, entry: Entries[string], fields: Fields): unknown {
  if ('kind' in entry) return v.parse(entry as v.GenericSchema, fields[property]);
  if (!('names' in entry)) return readEntries(entry as Entries, fields);
  const { names, schema } = entry as Field<string, v.GenericSchema>;
  const values = names.map((name) => v.parse(schema, valueAt(fields, name)));
  return values.find((value) => value !== undefined) ?? values[0];
}

const valueAt = (fields: Fields, name: string): unknown =>
  name.split('.').reduce<unknown>((value, part) => (isObject(value) ? value[part] : absent), fields);

/** A file of a request. */
export const file = decoder<File, unknown>((value) => value);

/** A field of a request that always has the same value. */
export interface Constant {
  constant: number;
}
/* @__NO_SIDE_EFFECTS__ */
export const constant = (value: number): Constant => ({ constant: value });

/** The line of a detail list: `{text, value}` or `{title, value}`. */
export const line = record({ label: at(text, 'text', 'title'), value: lineValue });
export type Line = v.InferOutput<typeof line>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
