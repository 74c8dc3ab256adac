/** The types of the fields of calls: their names in CONTRACT.md, and what a backend may send. */
import type * as v from 'valibot';
import { amount, code, date, file, flag, lineValue, noData, text, textList } from '../../src/api/decode.ts';
import { addresses, scoreFlag } from '../../src/contract/complaint-detail.ts';
import { calendarDay } from '../../src/format/dates.ts';

/** A part of a JSON schema (draft 2020-12, as OpenAPI 3.1 has it). */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface FieldType {
  schema: v.GenericSchema;
  name: string;
  /** What a backend sends, as CONTRACT.md says it. */
  sentAs: string;
  json: JsonSchema;
  /** Whether a backend may send the value; null and absent fields are always allowed. */
  allows(value: unknown): boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number | bigint => typeof value === 'number' || typeof value === 'bigint';
const isScalar = (value: unknown): value is string | number | bigint => isText(value) || isNumber(value);
const isInteger = (value: unknown) =>
  value === '' ||
  typeof value === 'bigint' ||
  Number.isInteger(value) ||
  (isText(value) && /^\s*-?\d+\s*$/.test(value));
const isOneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);
const isTexts = (value: unknown) => isText(value) || (Array.isArray(value) && value.every(isText));
const INTEGER_TEXT = { type: 'string', pattern: '^-?[0-9]+$' };
const TEXTS = { oneOf: [{ type: 'array', items: { type: 'string' } }, { type: 'string' }] };

const TYPES: readonly FieldType[] = [
  {
    schema: text,
    name: 'text',
    sentAs: 'text, or a number, which is read as its digits',
    json: { type: ['string', 'number'] },
    allows: isScalar,
  },
  {
    schema: amount,
    name: 'amount',
    sentAs: 'hundredths: `346045` or `"346045"`',
    json: { oneOf: [{ type: 'integer' }, INTEGER_TEXT], description: 'hundredths of the currency unit' },
    allows: isInteger,
  },
  {
    schema: lineValue,
    name: 'value of a line',
    sentAs: 'a number is an amount; text is shown as it is',
    json: { oneOf: [{ type: 'integer', description: 'hundredths of the currency unit' }, { type: 'string' }] },
    allows: (value) => isText(value) || isInteger(value),
  },
  {
    schema: date,
    name: 'date',
    sentAs: 'see section 3',
    json: {
      type: ['string', 'integer'],
      description: 'epoch of 10 or 13 digits, ISO text, or YYYYMMDD with or without a time',
    },
    allows: (value) => value === '' || (isScalar(value) && calendarDay(value) !== undefined),
  },
  {
    schema: flag,
    name: 'flag',
    sentAs: '`1` or `"1"` is yes (`true` is read as yes, too), anything else is no',
    json: { enum: [0, 1, '0', '1', false, true] },
    allows: isOneOf([0, 1, '0', '1', '', false, true]),
  },
  {
    schema: scoreFlag,
    name: 'score flag',
    sentAs: '`0`, `"0"`, empty, null and `false` are no, anything else is yes',
    json: { type: ['integer', 'string', 'boolean'] },
    allows: (value) => isScalar(value) || typeof value === 'boolean',
  },
  {
    schema: code,
    name: 'integer',
    sentAs: '`174` or `"174"`',
    json: { oneOf: [{ type: 'integer' }, INTEGER_TEXT] },
    allows: isInteger,
  },
  { schema: textList, name: 'list of texts', sentAs: 'a list, or one text', json: TEXTS, allows: isTexts },
  {
    schema: addresses,
    name: 'list of addresses',
    sentAs: 'a list, or text joined by commas',
    json: TEXTS,
    allows: isTexts,
  },
  { schema: file, name: 'file', sentAs: 'multipart', json: { type: 'string', format: 'binary' }, allows: () => true },
  { schema: noData, name: 'nothing', sentAs: 'anything', json: {}, allows: () => true },
];

/** The types that an answer's field can have. */
export const ANSWER_TYPES: readonly FieldType[] = TYPES.filter(({ name }) => name !== 'file' && name !== 'nothing');

export const typeOf = (schema: object): FieldType | undefined => TYPES.find((each) => each.schema === schema);
