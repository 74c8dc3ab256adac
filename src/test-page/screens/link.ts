/** Reads a profile from any link to a screen, and makes links to this page with a profile. */

import { routePatterns } from '../../paths';
import { mergeParameters, SESSION_PARAMETERS, splitHash, writeQuery } from '../../platform/address';
import { safeLink } from '../../platform/urls';
import { FIELD_NAMES, LINK_NAME, profileParameters, screenParameters, type Values } from './fields';
import { LONGEST_NAME, normalized, type Profile } from './profiles';

export type LinkError = 'empty' | 'noAddress' | 'noParameter';

export interface ReadLink {
  /** Of the profile, in a link that this page made. */
  name: string;
  parameters: Values;
  /** Names that this page doesn't know; they are part of the profile. */
  unknown: readonly string[];
  /** Names that belong to one screen, and are not part of the profile. */
  left: readonly string[];
}

const KNOWN: readonly string[] = [...SESSION_PARAMETERS, ...FIELD_NAMES];

/** @param text what was pasted: an address, whole or from its path or query on, alone or within a message. */
export function readLink(text: string): LinkError | ReadLink {
  if (text.trim() === '') return 'empty';
  const address = findAddress(text);
  if (address === undefined) return 'noAddress';
  const [before = '', ...after] = address.split('#');
  const mark = before.indexOf('?');
  const parameters = mergeParameters(mark < 0 ? '' : before.slice(mark), splitHash(after.join('#')).search);
  const found = profileParameters(parameters);
  const names = Object.keys(found);
  if (!names.some((name) => KNOWN.includes(name))) return 'noParameter';
  return {
    // Cuts between characters, so that no character is split.
    name: Array.from(parameters.get(LINK_NAME) ?? '')
      .slice(0, LONGEST_NAME)
      .join(''),
    parameters: normalized(found),
    unknown: names.filter((name) => !KNOWN.includes(name)),
    left: screenParameters(parameters),
  };
}

/** An address has no spaces; the text around it is ignored. */
function findAddress(text: string): string | undefined {
  const parts = text.trim().split(/\s+/);
  const whole = parts.find((part) => /^[^\w]?[a-z][a-z\d+.-]*:\/\//i.test(part));
  // `localhost:4173/#/repay?a=1`, `/repay?a=1`, `#/repay?a=1`, `?a=1`
  return whole ?? parts.find((part) => /^[\w.:/-]*[?#]/.test(part) || /^[\w.:-]*\/\S*$/.test(part));
}

/** This page with the profile, as it opens anywhere. */
export function linkOf({ name, parameters }: Profile): string {
  const query = writeQuery([...Object.entries(normalized(parameters)), [LINK_NAME, name]]);
  return safeLink(`#${routePatterns.testPage}?${query}`)?.href ?? '';
}
