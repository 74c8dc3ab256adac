/** The fields of the test page: what it opens screens with, read from addresses and stored across reloads. */
import * as v from 'valibot';
import type { Parameters } from '../../platform/address';
import { parseQuery, SESSION_PARAMETERS, writeQuery } from '../../platform/address';
import { localStore, sessionStore } from '../../platform/storage';
import { screenList } from '../../screens';

const KEY = 'setting.fields';

/** Values by the name of their parameter, also of parameters that only a deployment knows. An emptied value is not sent. */
export type Fields = Readonly<Record<string, string>>;

/** Values that the sandbox knows. */
export const SAMPLE = {
  appVersion: '2.4.0',
  deviceName: 'iPhone 15',
  deviceId: 'qa-device-1',
  osVersion: '18.1',
  sessionId: 'session-10001',
  idfa: '00000000-0000-4000-8000-000000000001',
  productId: '101',
  orderId: '1000174',
  /** Names the borrower on this page; it is never sent. */
  contactName: 'María Fernanda Ortiz',
  payCode: 'CASH01',
  amount: '346045',
};

type FieldName = keyof typeof SAMPLE;
/** The fields with a label; the instructions alone are opened with pay code and amount. */
export const FIELD_NAMES = Object.keys(SAMPLE) as readonly FieldName[];
const NOT_OF_EVERY_SCREEN: readonly string[] = ['contactName', 'payCode', 'amount'];

const isSample = (name: string) => FIELD_NAMES.some((each) => each === name);

/** The other names: of the session, without the language, which this page's own address has, and a deployment's own. */
export const moreNames = (fields: Fields): string[] =>
  [...new Set([...SESSION_PARAMETERS, ...Object.keys(fields)])].filter(
    (name) => !isSample(name) && name !== 'language',
  );

/** Parameters of this page and of single screens; `from` is the mark of a loan request's redirect. */
const NO_FIELDS: readonly string[] = [...screenList.flatMap(({ query = [] }) => query), 'from', 'language'].filter(
  (name) => !isSample(name),
);

/** The parameters of an address that are fields, unknown ones too: they name the device and the borrower. */
const fieldsOf = (parameters: Parameters): Fields =>
  Object.fromEntries([...parameters].filter(([name]) => name !== '' && !NO_FIELDS.includes(name)));

const values = v.record(v.string(), v.string());
/** `addressed`: the fields of the address at that time. */
const stored = v.object({ fields: values, addressed: values });

export const sampleFields = (parameters: Parameters): Fields => ({ ...SAMPLE, ...fieldsOf(parameters) });

/**
 * What was typed last in this tab, else in any; parameters that the address has had since then override it. On the first
 * visit it is the samples with the address's parameters.
 */
export function readFields(parameters: Parameters): Fields {
  const last = sessionStore.read(KEY, stored) ?? localStore.read(KEY, stored);
  if (last === undefined) return sampleFields(parameters);
  const news = Object.entries(fieldsOf(parameters)).filter(([name, value]) => last.addressed[name] !== value);
  return { ...last.fields, ...Object.fromEntries(news) };
}

/** In local storage for the next visit; in session storage for this tab, so that two tabs test two borrowers, and a sent complaint, which clears local storage, does not remove them. */
export function saveFields(fields: Fields, parameters: Parameters): void {
  for (const store of [localStore, sessionStore]) store.write(KEY, { fields, addressed: fieldsOf(parameters) });
}

/** A field as a parameter: absent when it was emptied. */
export const filled = (fields: Fields, name: FieldName): string | undefined => fields[name]?.trim() || undefined;

/**
 * The address of a screen with the fields as its query.
 * @param path from `paths`; @param language of this page's own address.
 */
export function screenAddress(path: string, fields: Fields, language: string): string {
  const [route = '', search] = path.split('?');
  const query = parseQuery(search ?? '');
  for (const [name, value] of Object.entries({ ...fields, language })) {
    if (value.trim() !== '' && !NOT_OF_EVERY_SCREEN.includes(name) && !query.has(name))
      query.append(name, value.trim());
  }
  return `${route}?${writeQuery(query)}`;
}
