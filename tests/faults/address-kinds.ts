/** The kinds of faults of the address. */
import type { Read } from '../screens.ts';
import type { Kind } from './kinds.ts';

/** A fault of the address. */
export interface AddressKind extends Kind {
  /** The address after the origin. */
  address: (read: Pick<Read, 'pattern' | 'query'>, session: string) => string;
  /** Whether the screen still shows its content. */
  isReadable: boolean;
}

const address = (name: string, isReadable: boolean, at: AddressKind['address']): AddressKind => ({
  name,
  group: 'address',
  isReadable,
  address: at,
});
/** The route's own parameters with other values. */
const changed = (query: string, change: (value: string) => string) =>
  query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => part.replace(/=.*/, (value) => `=${change(value.slice(1))}`))
    .join('&');
const hostile = (name: string, value: string, isReadable = false) =>
  address(name, isReadable, ({ pattern, query }, session) => `/?${session}#${pattern}?${changed(query, () => value)}`);

export const ADDRESS_KINDS: readonly AddressKind[] = [
  address('no parameters', false, ({ pattern }, session) => `/?${session}#${pattern}`),
  address('nothing but the route', false, ({ pattern }) => `/#${pattern}`),
  hostile('empty parameters', ''),
  hostile('parameters with markup', '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E'),
  hostile('parameters that run scripts', 'javascript:alert(1)'),
  hostile('parameters that climb', '../../../etc/passwd'),
  hostile('parameters of 3,000 characters', '9'.repeat(3000)),
  hostile('parameters with broken escapes', '%E0%A4%A'),
  hostile('parameters with half a character', '%ED%A0%80'),
  hostile('parameters with NUL', '%00'),
  hostile('parameters with line breaks', '%0D%0AX-Injected:%201'),
  hostile('parameters in other alphabets', '%F0%9F%92%B0%D8%B9%E4%B8%AD'),
  address('parameters before the hash', true, ({ pattern, query }, session) => `/?${session}&${query}#${pattern}`),
  address(
    'other parameters before the hash',
    true,
    ({ pattern, query }, session) => `/?${session}&${changed(query, () => '1')}#${pattern}?${query}`,
  ),
  address(
    'parameters twice',
    true,
    ({ pattern, query }, session) => `/?${session}#${pattern}?${query}&${changed(query, () => '1')}`,
  ),
  address('a path', true, ({ pattern, query }, session) => `${pattern}?${query}&${session}`),
  address('a path and a hash', true, ({ pattern, query }, session) => `${pattern}?${session}#${pattern}?${query}`),
  address(
    'names of the language itself',
    true,
    ({ pattern, query }, session) => `/?${session}&__proto__=1&constructor=2#${pattern}?${query}&toString=3`,
  ),
  address(
    'an unknown brand',
    true,
    ({ pattern, query }, session) => `/?${session}&appName=Nobody%20knows#${pattern}?${query}`,
  ),
  address(
    'an odd session',
    true,
    ({ pattern, query }, session) =>
      `/?${session}&sessionId=%F0%9F%92%B0%0A&deviceId=%00&mobilePhone=%22%3E&swift=%E4%B8%AD&crp_phe=%0A#${pattern}?${query}`,
  ),
  address('a slash at the end', false, ({ pattern, query }, session) => `/?${session}#${pattern}/?${query}`),
  address('a route below', false, ({ pattern, query }, session) => `/?${session}#${pattern}/more?${query}`),
  address(
    'a route in capitals',
    false,
    ({ pattern, query }, session) => `/?${session}#${pattern.toUpperCase()}?${query}`,
  ),
  address(
    'a hash without a slash',
    false,
    ({ pattern, query }, session) => `/?${session}#${pattern.slice(1)}?${query}`,
  ),
  address('an unknown route', false, ({ query }, session) => `/?${session}#/no-such-screen?${query}`),
];
