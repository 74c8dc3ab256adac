/** The test page's fields: what they are called on the wire, and how they outlive a reload. */
import * as v from 'valibot';
import type { Parameters } from '../../../host/address';
import { localStore } from '../../../host/storage';

const KEY = 'setting.launcher';

/** Values that the sandbox knows. */
const DEFAULTS = {
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
export type Fields = Readonly<Record<FieldName, string>>;

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

const field = (name: FieldName) => v.optional(v.string(), DEFAULTS[name]);
const kept = v.object({
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
});

/** What was last typed; on the first visit what the address carries, else samples. */
export function readFields(parameters: Parameters): Fields {
  return localStore.read(KEY, kept) ?? sampleFields(parameters);
}

export function sampleFields(parameters: Parameters): Fields {
  const carried = PARAMETERS.flatMap((name) => {
    const value = parameters.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...DEFAULTS, ...Object.fromEntries(carried) };
}

export function keepFields(fields: Fields): void {
  localStore.write(KEY, fields);
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
export function screenAddress(path: string, fields: Fields, session: Readonly<Record<string, string>>): string {
  const [route = '', search] = path.split('?');
  const query = new URLSearchParams(search);
  for (const name of PARAMETERS) {
    const value = filled(fields, name);
    if (value !== undefined && !query.has(name)) query.append(name, value);
  }
  const own: readonly string[] = PARAMETERS;
  for (const [name, value] of Object.entries(session)) {
    if (!own.includes(name) && !query.has(name)) query.append(name, value);
  }
  const text = query.toString();
  return text === '' ? route : `${route}?${text}`;
}
