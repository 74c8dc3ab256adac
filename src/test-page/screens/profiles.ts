/** Profiles: named sets of parameters, one phone and one borrower each. Pure. */
import * as v from 'valibot';
import { LANGUAGES, languageOf } from '../../languages';
import { DEFAULTS, FIELD_NAMES, type Fields, MORE_NAMES, type Values } from './fields';

export const profiles = v.array(v.object({ name: v.string(), parameters: v.record(v.string(), v.string()) }));
export type Profiles = Readonly<v.InferOutput<typeof profiles>>;

export interface Profile {
  /** Unique, without regard to case. */
  name: string;
  /** The filled values by parameter name; always with a `language`. */
  parameters: Values;
}

/** Longer names do not fit on a button. */
export const LONGEST_NAME = 60;

/** Filled values alone, in one order, and `language` as this page writes it: two equal profiles are equal objects. */
export function normalized(parameters: Values): Values {
  const order: readonly string[] = [...FIELD_NAMES, ...MORE_NAMES];
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const entries = Object.entries({ ...parameters, language: LANGUAGES[languageOf(parameters.language)].parameter })
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return Object.fromEntries(entries);
}

/** The fields as a profile's parameters. @param language as in addresses. */
export function parametersOf({ more, ...fields }: Fields, language: string): Values {
  return normalized({ ...more, ...fields, language });
}

export const isSame = (one: Values, other: Values) =>
  JSON.stringify(normalized(one)) === JSON.stringify(normalized(other));

const fold = (name: string) => name.trim().toLowerCase();
const isNamed = (name: string) => (profile: Profile) => fold(profile.name) === fold(name);

/** Why a name is not accepted. @param own the profile's present name, when it has one. */
export function nameError(list: Profiles, name: string, own?: string): 'nameEmpty' | 'nameTaken' | undefined {
  if (name.trim() === '') return 'nameEmpty';
  const taken = list.some(isNamed(name)) && (own === undefined || fold(own) !== fold(name));
  return taken ? 'nameTaken' : undefined;
}

/** Replaces the profile of the same name, or adds this one at the end. */
export function withProfile(list: Profiles, { name, parameters }: Profile): Profiles {
  const profile = { name: name.trim(), parameters: { ...normalized(parameters) } };
  const place = list.findIndex(isNamed(name));
  return place < 0 ? [...list, profile] : list.map((each, index) => (index === place ? profile : each));
}

export const withoutProfile = (list: Profiles, name: string): Profiles => list.filter((each) => !isNamed(name)(each));

/** Unchanged when the new name is another's. */
export function renamed(list: Profiles, name: string, to: string): Profiles {
  if (nameError(list, to, name) !== undefined) return list;
  return list.map((each) => (isNamed(name)(each) ? { ...each, name: to.trim() } : each));
}

/** Puts a deleted profile back in its place, unless another one has its name by now. */
export function restored(list: Profiles, profile: Profile, place: number): Profiles {
  if (list.some(isNamed(profile.name))) return list;
  return [...list.slice(0, place), profile, ...list.slice(place)];
}

const sample = (name: string, link: string, values: Values = {}) => {
  return { name, parameters: { ...values, ...Object.fromEntries(new URLSearchParams(link)) } };
};

/** The profiles of a first visit: three phones, both languages, and borrowers of the sandbox. */
export const SAMPLES: Profiles = [
  sample('iPhone 15 · español', 'userId=10001&clientType=ios&mobilePhone=5512345678&language=2', DEFAULTS),
  // Has no cards, and an order that no other borrower may see.
  sample(
    'iPhone SE · English',
    'appVersion=2.3.1&deviceName=iPhone SE (2020)&deviceId=qa-device-2&osVersion=15.0&sessionId=session-20002' +
      '&idfa=00000000-0000-4000-8000-000000000002&productId=101&orderId=2000174&contactName=Asha Verma' +
      '&payCode=CASH01&amount=346045&userId=20002&clientType=ios&mobilePhone=9876543210&language=1',
  ),
  // Unknown to the sandbox, which opens an account at the first call.
  sample(
    'Android · español',
    'appVersion=2.4.0&deviceName=Moto G34&deviceId=qa-device-3&osVersion=14&sessionId=session-30003' +
      '&productId=102&orderId=1000180&contactName=Luis Ángel Peña' +
      '&payCode=CASH01&amount=346045&userId=30003&clientType=android&mobilePhone=5598765432&language=2',
  ),
];
