/** Profiles: named sets of parameters, one phone and one borrower each, in the browser's database. */
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { changeSaved, readSaved } from '../../platform/database';
import type { Write } from '../../ui/write/use-submit';
import { type Fields, SAMPLE } from './fields';

const KEY = 'setting.profiles';
const schema = v.array(v.object({ name: v.string(), parameters: v.record(v.string(), v.string()) }));

export interface Profile {
  /** Unique, without regard to case. */
  name: string;
  /** The filled fields, and the `language`. */
  parameters: Fields;
}
export type Profiles = readonly Profile[];

const filledValues = (parameters: Fields) => Object.entries(parameters).filter(([, value]) => value.trim() !== '');

export const isSame = (one: Fields, other: Fields) =>
  JSON.stringify(filledValues(one).sort()) === JSON.stringify(filledValues(other).sort());

const fold = (name: string) => name.trim().toLowerCase();
const isNamed = (name: string) => (profile: Profile) => fold(profile.name) === fold(name);

/** Whether another profile than `own` has the name. */
export const isTaken = (list: Profiles, name: string, own: string) =>
  list.some((each) => isNamed(name)(each) && !isNamed(own)(each));

/** Replaces the profile of the same name, or adds this one at the end. */
export const withProfile = (list: Profiles, profile: Profile): Profiles =>
  list.some(isNamed(profile.name))
    ? list.map((each) => (isNamed(profile.name)(each) ? profile : each))
    : [...list, profile];

export const withoutProfile = (list: Profiles, name: string): Profiles => list.filter((each) => !isNamed(name)(each));

/** Unchanged when the new name is another's. */
export const renamed = (list: Profiles, name: string, to: string): Profiles =>
  isTaken(list, to, name) ? list : list.map((each) => (isNamed(name)(each) ? { ...each, name: to } : each));

const sample = (name: string, link: string, values: Fields = {}): Profile => {
  return { name, parameters: { ...values, ...Object.fromEntries(new URLSearchParams(link)) } };
};

/** The profiles of a first visit: three phones, both languages, and borrowers of the sandbox. */
export const SAMPLES: Profiles = [
  sample('iPhone 15 · español', 'userId=10001&clientType=ios&mobilePhone=5512345678&language=2', SAMPLE),
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

export const profilesQuery = () =>
  queryOptions({
    queryKey: ['test-page-profiles'],
    queryFn: async () => {
      const { value = SAMPLES, persisted } = await readSaved(KEY, schema);
      /** Whether the browser stores them. */
      return { profiles: value as Profiles, isStored: persisted };
    },
  });

export type Change = (list: Profiles) => Profiles;

export const changeProfiles: Write<Change, unknown> = {
  name: 'change-test-page-profiles',
  invalidates: [profilesQuery().queryKey],
  send: (change) => changeSaved(KEY, schema, (stored) => [...change(stored ?? SAMPLES)]),
};
