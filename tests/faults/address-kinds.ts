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

/** Hostile values of the route's own parameters. */
const VALUES: Readonly<Record<string, string>> = {
  'parameters with broken escapes': '%E0%A4%A',
  'empty parameters': '',
  'parameters with markup': '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  'parameters that run scripts': 'javascript:alert(1)',
  'parameters that climb': '../../../etc/passwd',
  'parameters of 3,000 characters': '9'.repeat(3000),
  'parameters with half a character': '%ED%A0%80',
  'parameters with NUL': '%00',
  'parameters with line breaks': '%0D%0AX-Injected:%201',
  'parameters in other alphabets': '%F0%9F%92%B0%D8%B9%E4%B8%AD',
};

/** Templates of addresses; `{changed}` are the route's own parameters with another value. */
const UNREADABLE: Readonly<Record<string, string>> = {
  'nothing but the route': '/#/{route}',
  'a hash without a slash': '/?{session}#{route}?{query}',
  'an unknown route': '/?{session}#/no-such-screen?{query}',
  ...Object.fromEntries(Object.keys(VALUES).map((name) => [name, '/?{session}#/{route}?{changed}'])),
  'no parameters': '/?{session}#/{route}',
  'a slash at the end': '/?{session}#/{route}/?{query}',
  'a route below': '/?{session}#/{route}/more?{query}',
  'a route in capitals': '/?{session}#/{capitals}?{query}',
};
const READABLE: Readonly<Record<string, string>> = {
  'parameters before the hash': '/?{session}&{query}#/{route}',
  'other parameters before the hash': '/?{session}&{changed}#/{route}?{query}',
  'parameters twice': '/?{session}#/{route}?{query}&{changed}',
  'a path': '/{route}?{query}&{session}',
  'a path and a hash': '/{route}?{session}#/{route}?{query}',
  'names of the language itself': '/?{session}&__proto__=1&constructor=2#/{route}?{query}&toString=3',
  'an unknown brand': '/?{session}&appName=Nobody%20knows#/{route}?{query}',
  'an odd session':
    '/?{session}&sessionId=%F0%9F%92%B0%0A&deviceId=%00&mobilePhone=%22%3E&swift=%E4%B8%AD&crp_phe=%0A#/{route}?{query}',
};

const withValue = (query: string, value: string) => query.replace(/=[^&]*/g, () => `=${value}`);

const kinds = (isReadable: boolean, templates: Readonly<Record<string, string>>): AddressKind[] =>
  Object.entries(templates).map(([name, template]) => ({
    name,
    group: 'address',
    isReadable,
    address({ pattern, query }, session) {
      const route = pattern.slice(1);
      const changed = withValue(query, VALUES[name] ?? '1');
      const parts = { session, route, capitals: route.toUpperCase(), query, changed };
      return template.replace(/\{(\w+)\}/g, (_, part: keyof typeof parts) => parts[part]);
    },
  }));

export const ADDRESS_KINDS: readonly AddressKind[] = [...kinds(false, UNREADABLE), ...kinds(true, READABLE)];
