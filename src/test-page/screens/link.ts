/** Reads a profile out of any link to a screen, and writes one into a link to this page. */
import { mergeParameters, splitHash } from '../../host/address';
import { TRAVELLING } from '../../host/session';
import { safeLink } from '../../host/urls';
import { paths } from '../../paths';
import { FIELD_NAMES, type Values } from './fields';
import { carried, LINK_NAME, leftOut } from './parameters';
import { LONGEST_NAME, type Profile, tidy } from './profiles';

export type LinkProblem = 'empty' | 'noAddress' | 'noParameter';

export interface ReadLink {
  /** When it is the link of a profile. */
  name: string;
  parameters: Values;
  /** Names that this page doesn't know; they stay with the profile and travel on. */
  unknown: readonly string[];
  /** Names that belong to one screen, and are no part of the profile. */
  left: readonly string[];
}

const KNOWN: readonly string[] = [...TRAVELLING, ...FIELD_NAMES];

/** @param text what was pasted: an address, whole or from its path or query on, alone or within a message. */
export function readLink(text: string): LinkProblem | ReadLink {
  if (text.trim() === '') return 'empty';
  const address = findAddress(text);
  if (address === undefined) return 'noAddress';
  const [before = '', ...after] = address.split('#');
  const mark = before.indexOf('?');
  const parameters = mergeParameters(mark < 0 ? '' : before.slice(mark), splitHash(after.join('#')).search);
  const found = carried(parameters);
  const names = Object.keys(found);
  if (!names.some((name) => KNOWN.includes(name))) return 'noParameter';
  return {
    // By whole characters: half of one is none.
    name: Array.from(parameters.get(LINK_NAME) ?? '')
      .slice(0, LONGEST_NAME)
      .join(''),
    parameters: tidy(found),
    unknown: names.filter((name) => !KNOWN.includes(name)),
    left: leftOut(parameters),
  };
}

/** An address has no spaces; words around it don't belong to it. */
function findAddress(text: string): string | undefined {
  const words = text.trim().split(/\s+/);
  const whole = words.find((word) => /^[^\w]?[a-z][a-z\d+.-]*:\/\//i.test(word));
  // `localhost:4173/#/repay?a=1`, `/repay?a=1`, `#/repay?a=1`, `?a=1`
  return whole ?? words.find((word) => /^[\w.:/-]*[?#]/.test(word) || /^[\w.:-]*\/\S*$/.test(word));
}

/** This page with the profile, as it opens anywhere. */
export function linkOf({ name, parameters }: Profile): string {
  const query = new URLSearchParams([...Object.entries(tidy(parameters)), [LINK_NAME, name]]);
  return safeLink(`#${paths.testPage()}?${query}`)?.href ?? '';
}
