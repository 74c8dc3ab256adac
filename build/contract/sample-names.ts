/** The sample dictionary of wire names: every name of the contract, so that a deployment that starts from it forgets none. */
import { createHash } from 'node:crypto';
import { SESSION_PARAMETERS } from '../../src/platform/address.ts';
import { CALLS } from './calls.ts';
import { namesOf } from './shape.ts';

const words = (text: string) => text.trim().split(/\s+/);

/** Groups that the specification names without listing their fields. */
const GROUPS = words(
  `phone username smsCode login product certify bind-card personal-center book-keeping financial-product credit-info user`,
);

/** Every name that a dictionary can rename. */
export const CONTRACT_NAMES: readonly string[] = [
  ...new Set([
    ...words('code message data success'),
    ...SESSION_PARAMETERS,
    ...CALLS.flatMap(({ path, request, shape, notRead = [] }) => [
      ...path.slice(1).split('/'),
      ...Object.keys(request),
      ...namesOf(shape),
      ...notRead,
    ]),
    ...GROUPS,
  ]),
];

/** A word for a name that the sample lacks; it depends on the name alone. */
function inventedWord(name: string): string {
  const bytes = [...createHash('sha256').update(name).digest().subarray(0, 8)];
  return bytes.map((byte, index) => (index % 2 === 0 ? 'bdfgklmnprstvz'[byte % 14] : 'aeiou'[byte % 5])).join('');
}

/** The sample with words for the names that it lacks. */
export const completed = (sample: Readonly<Record<string, string>>): Record<string, string> => ({
  ...sample,
  ...Object.fromEntries(
    CONTRACT_NAMES.filter((name) => !Object.hasOwn(sample, name)).map((name) => [name, inventedWord(name)]),
  ),
});
