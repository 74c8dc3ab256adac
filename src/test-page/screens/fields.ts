/** The fields of the test page: what it opens screens with, read from addresses and stored across reloads. */
import * as v from 'valibot';
import type { Parameters } from '../../platform/address';
import { parseQuery, SESSION_PARAMETERS, writeQuery } from '../../platform/address';
import { localStore, sessionStore } from '../../platform/storage';
import { screenList } from '../../screens';

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
  /** Names the profile on this page; it is never sent. */
  contactName: 'María Fernanda Ortiz',
  /** For the repayment instructions alone. */
  payCode: 'CASH01',
  amount: '346045',
};

export type FieldName = keyof typeof DEFAULTS;

/** By name; an emptied value is left out. */
export type Values = Readonly<Record<string, string>>;

export interface Fields extends Readonly<Record<FieldName, string>> {
  /** The rest of the session without the language, which the page itself has, and a deployment's own parameters. */
  readonly more: Values;
}

export const FIELD_NAMES = Object.keys(DEFAULTS) as readonly FieldName[];
const isField = (name: string): name is FieldName => FIELD_NAMES.some((each) => each === name);

/** Fields that become the URL parameter of the same name. */
export const PARAMETERS = FIELD_NAMES.filter((name) => !['contactName', 'payCode', 'amount'].includes(name));

/** The session's names without a field of their own. */
export const MORE_NAMES = SESSION_PARAMETERS.filter((name) => !isField(name) && name !== 'language');

/** Marks a link as a profile's, by its name. */
export const LINK_NAME = 'profile';

/** Parameters of this page and of single screens; `from` is the mark of a loan request's redirect. */
const OF_ONE_SCREEN: readonly string[] = [...screenList.flatMap(({ query = [] }) => query), 'from'].filter(
  (name) => !isField(name),
);
/** Names with a meaning in JavaScript. */
const FORBIDDEN: readonly string[] = ['__proto__', 'constructor', 'prototype', ''];

/** The names that belong to one screen alone. */
export const screenParameters = (parameters: Parameters): string[] =>
  [...parameters.keys()].filter((name) => OF_ONE_SCREEN.includes(name) && name !== LINK_NAME);

/** The parameters of an address that belong to a profile, unknown ones too: they name the device and the borrower. */
export const profileParameters = (parameters: Parameters): Record<string, string> =>
  Object.fromEntries([...parameters].filter(([name]) => !OF_ONE_SCREEN.includes(name) && !FORBIDDEN.includes(name)));

const values = v.record(v.string(), v.string());
const stored = v.object({
  own: values,
  more: values,
  /** The profile's parameters of the address at that time. */
  addressed: values,
});

/**
 * What was typed last in this tab, else in any; parameters that the address has had since then override it. On the first
 * visit the samples with the address's parameters. The link of a profile is that profile and nothing else.
 */
export function readFields(parameters: Parameters): Fields {
  const addressed = profileParameters(parameters);
  if (parameters.has(LINK_NAME)) return fieldsOf(addressed);
  const last = sessionStore.read(KEY, stored) ?? localStore.read(KEY, stored);
  if (last === undefined) return sampleFields(parameters);
  const news = Object.entries(addressed).filter(([name, value]) => last.addressed[name] !== value);
  return withValues({ ...DEFAULTS, ...last.own, more: last.more }, Object.fromEntries(news));
}

export const sampleFields = (parameters: Parameters): Fields =>
  withValues({ ...DEFAULTS, more: {} }, profileParameters(parameters));

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

/** In local storage for the next visit; in session storage for this tab, so that two tabs test two borrowers, and a sent complaint, which clears local storage, does not remove them. */
export function saveFields({ more, ...own }: Fields, parameters: Parameters): void {
  const value = { own, more, addressed: profileParameters(parameters) };
  localStore.write(KEY, value);
  sessionStore.write(KEY, value);
}

/** A field as a parameter: absent when it was emptied. */
export const filled = (fields: Fields, name: FieldName): string | undefined => fields[name].trim() || undefined;

/**
 * The address of a screen with the fields as its query; other session parameters stay, and an emptied field is left out.
 * @param path from `paths`; @param session the session's parameters of this page's own address.
 */
export function screenAddress(path: string, fields: Fields, session: Values): string {
  const [route = '', search] = path.split('?');
  const query = parseQuery(search ?? '');
  const add = (name: string, value = '') => {
    if (value !== '' && !query.has(name)) query.append(name, value);
  };
  for (const name of PARAMETERS) add(name, filled(fields, name));
  for (const [name, value] of Object.entries(fields.more)) add(name, value.trim());
  for (const [name, value] of Object.entries(session)) {
    // A name with a field is the field's, also when it was emptied.
    if (!isField(name) && !MORE_NAMES.includes(name)) add(name, value);
  }
  const text = writeQuery(query);
  return text === '' ? route : `${route}?${text}`;
}

/** What was changed in the fields or profiles. Translated when it is shown, because the change may be the language. */
export interface Message {
  id: `profiles.${'applied' | 'deleted' | 'renamed' | 'saved'}` | 'fields.reset' | 'import.filled';
  name?: string;
}

export interface Done {
  message: Message;
  undo: () => void;
  /** The element that was pressed is gone, so `Undo` gets the focus. */
  takesFocus?: boolean;
}
