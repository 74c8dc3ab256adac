/** What the test page has been given to open screens with: its fields, and how they outlive a reload. */
import * as v from 'valibot';
import type { Parameters } from '../../host/address';
import { TRAVELLING } from '../../host/session';
import { localStore, sessionStore } from '../../host/storage';
import { carried, LINK_NAME } from './parameters';

const KEY = 'setting.fields';

/** Values that the sandbox knows. */
export const DEFAULTS = {
  appVersion: '2.4.0',
  deviceName: 'iPhone 15',
  deviceId: 'qa-device-1',
  osVersion: '18.1',
  sessionId: 'session-10001',
  idfa: '00000000-0000-4000-8000-000000000001',
  productId: '101',
  orderId: '1000174',
  /** Names the profile on this page; the wire has no name for it. */
  contactName: 'María Fernanda Ortiz',
  /** For the repayment instructions alone. */
  payCode: 'CASH01',
  amount: '346045',
};

export type FieldName = keyof typeof DEFAULTS;

/** By name; an emptied value is one that is left out. */
export type Values = Readonly<Record<string, string>>;

export interface Fields extends Readonly<Record<FieldName, string>> {
  /** The rest of the session (not the language, which the page itself has), and parameters of a deployment's own. */
  readonly more: Values;
}

/** Fields that travel as the URL parameter of the same name. */
export const PARAMETERS = [
  'appVersion',
  'deviceName',
  'deviceId',
  'osVersion',
  'sessionId',
  'idfa',
  'productId',
  'orderId',
] as const satisfies readonly FieldName[];

export const FIELD_NAMES = Object.keys(DEFAULTS) as readonly FieldName[];
const isField = (name: string): name is FieldName => FIELD_NAMES.some((each) => each === name);

/** The session's names that have no field of their own. */
export const MORE_NAMES = TRAVELLING.filter((name) => !isField(name) && name !== 'language');

const values = v.record(v.string(), v.string());
const field = (name: FieldName) => v.optional(v.string(), DEFAULTS[name]);
const kept = v.object({
  fields: v.object({
    appVersion: field('appVersion'),
    deviceName: field('deviceName'),
    deviceId: field('deviceId'),
    osVersion: field('osVersion'),
    sessionId: field('sessionId'),
    idfa: field('idfa'),
    productId: field('productId'),
    orderId: field('orderId'),
    contactName: field('contactName'),
    payCode: field('payCode'),
    amount: field('amount'),
    more: values,
  }),
  /** What the address carried when they were kept. */
  carried: values,
});
type Kept = v.InferOutput<typeof kept>;

/**
 * What was last typed in this tab, else in any; what the address has brought since then comes over it. On the first
 * visit samples, under what the address carries. The link of a profile is that profile and nothing else.
 */
export function readFields(parameters: Parameters): Fields {
  const brought = carried(parameters);
  if (parameters.has(LINK_NAME)) return fieldsOf(brought);
  const last = sessionStore.read(KEY, kept) ?? localStore.read(KEY, kept);
  if (last === undefined) return sampleFields(parameters);
  const news = Object.entries(brought).filter(([name, value]) => last.carried[name] !== value);
  return withValues(last.fields, Object.fromEntries(news));
}

export const sampleFields = (parameters: Parameters): Fields =>
  withValues({ ...DEFAULTS, more: {} }, carried(parameters));

/** Fields that hold these values alone. */
export function fieldsOf(parameters: Values): Fields {
  const empty = Object.fromEntries(FIELD_NAMES.map((name) => [name, ''])) as Record<FieldName, string>;
  return withValues({ ...empty, more: {} }, parameters);
}

function withValues(fields: Fields, changes: Values): Fields {
  const entries = Object.entries(changes).filter(([name]) => name !== 'language');
  const own = entries.filter(([name]) => isField(name));
  const more = entries.filter(([name]) => !isField(name));
  return { ...fields, ...Object.fromEntries(own), more: { ...fields.more, ...Object.fromEntries(more) } };
}

/** In local storage for the next visit; in this tab for itself, so that two tabs test two borrowers and a sent complaint, which clears local storage, leaves them. */
export function keepFields(fields: Fields, parameters: Parameters): void {
  const value = { fields, carried: carried(parameters) } satisfies Kept;
  localStore.write(KEY, value);
  sessionStore.write(KEY, value);
}

/** A field as a parameter: absent when it was emptied. */
export function filled(fields: Fields, name: FieldName): string | undefined {
  const value = fields[name].trim();
  return value === '' ? undefined : value;
}

/**
 * The address of a screen with the fields as its query; other session parameters are kept, and an emptied field is left out.
 * @param path from `paths`; @param session what travels from this page's own address.
 */
export function screenAddress(path: string, fields: Fields, session: Values): string {
  const [route = '', search] = path.split('?');
  const query = new URLSearchParams(search);
  const add = (name: string, value: string | undefined) => {
    if (value !== undefined && value !== '' && !query.has(name)) query.append(name, value);
  };
  for (const name of PARAMETERS) add(name, filled(fields, name));
  for (const [name, value] of Object.entries(fields.more)) add(name, value.trim());
  for (const [name, value] of Object.entries(session)) {
    // What has a field is the field's to say, an emptied one too.
    if (!isField(name) && !MORE_NAMES.includes(name)) add(name, value);
  }
  const text = query.toString();
  return text === '' ? route : `${route}?${text}`;
}
