/** Profiles: named sets of parameters, one phone and one borrower each. Pure. */
import * as v from 'valibot';
import { FIELD_NAMES, type Fields, MORE_NAMES, type Values } from './fields';

export const profiles = v.array(v.object({ name: v.string(), parameters: v.record(v.string(), v.string()) }));
export type Profiles = Readonly<v.InferOutput<typeof profiles>>;

export interface Profile {
  /** Unique, without regard to case. */
  name: string;
  /** What is filled, by parameter name; always with a `language`. */
  parameters: Values;
}

/** Longer ones fit on no button. */
export const LONGEST_NAME = 60;

/** Filled values alone, in one order, and `language` as this page writes it: two equal profiles are equal objects. */
export function tidy(parameters: Values): Values {
  const order: readonly string[] = [...FIELD_NAMES, ...MORE_NAMES];
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const entries = Object.entries({ ...parameters, language: parameters.language === '1' ? '1' : '2' })
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return Object.fromEntries(entries);
}

/** The fields as a profile's parameters. @param language `1` is English. */
export function parametersOf({ more, ...fields }: Fields, language: '1' | '2'): Values {
  return tidy({ ...more, ...fields, language });
}

export const isSame = (one: Values, other: Values) => JSON.stringify(tidy(one)) === JSON.stringify(tidy(other));

const fold = (name: string) => name.trim().toLowerCase();
const isNamed = (name: string) => (profile: Profile) => fold(profile.name) === fold(name);

/** What is wrong with a name. @param own the profile's present name, when it has one. */
export function nameProblem(list: Profiles, name: string, own?: string): 'nameEmpty' | 'nameTaken' | undefined {
  if (name.trim() === '') return 'nameEmpty';
  const taken = list.some(isNamed(name)) && (own === undefined || fold(own) !== fold(name));
  return taken ? 'nameTaken' : undefined;
}

/** With this profile in the place of the one of its name, or at the end. */
export function withProfile(list: Profiles, { name, parameters }: Profile): Profiles {
  const profile = { name: name.trim(), parameters: { ...tidy(parameters) } };
  const place = list.findIndex(isNamed(name));
  return place < 0 ? [...list, profile] : list.map((each, index) => (index === place ? profile : each));
}

export const withoutProfile = (list: Profiles, name: string): Profiles => list.filter((each) => !isNamed(name)(each));

/** Unchanged when the new name is another's. */
export function renamed(list: Profiles, name: string, to: string): Profiles {
  if (nameProblem(list, to, name) !== undefined) return list;
  return list.map((each) => (isNamed(name)(each) ? { ...each, name: to.trim() } : each));
}

/** A deleted profile back in its place; its name may have a new owner, who stays. */
export function restored(list: Profiles, profile: Profile, place: number): Profiles {
  if (list.some(isNamed(profile.name))) return list;
  const back = { name: profile.name, parameters: { ...profile.parameters } };
  return [...list.slice(0, place), back, ...list.slice(place)];
}
