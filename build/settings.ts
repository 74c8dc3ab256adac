/** The settings of a build (README, "Settings"). A wrong value stops the build with a message that names it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkWireNames, type WireNames } from '../src/api/wire-names.ts';
import { BRAND_NAMES, type Brand, brandOf } from '../theme/brands.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const ADDRESSES = ['VITE_API_BASE', 'VITE_H5_BASE', 'VITE_REPORT_URL'] as const;
/** An address on the app's own origin. */
const OWN_PATH = /^\/(?!\/)[\w./-]*$/;
const SWITCHES = ['VITE_IDEMPOTENCY', 'VITE_OFFLINE', 'VITE_TEST_PAGE'] as const;

/** @throws Error that names each wrong setting and says what it may be. */
export function checkSettings(env: Environment): void {
  const wrong = [
    ...ADDRESSES.map((name) => [name, settingProblem(name, env[name] ?? '')] as const),
    ...SWITCHES.map((name) => [name, /^[01]?$/.test(env[name] ?? '') ? undefined : 'must be 1, 0 or empty'] as const),
    ['VITE_BRAND', brandProblem(env.VITE_BRAND ?? '')] as const,
  ].flatMap(([name, problem]) => (problem === undefined ? [] : [`${name} ${problem}, and is "${env[name]}"`]));
  if (wrong.length > 0) throw new Error(`The settings of the build are wrong:\n  ${wrong.join('\n  ')}`);
}

function settingProblem(name: string, value: string): string | undefined {
  if (name === 'VITE_H5_BASE') return addressProblem(value);
  return OWN_PATH.test(value) ? undefined : addressProblem(value, ', or be a path such as /api');
}

const brandProblem = (name: string) =>
  name === '' || BRAND_NAMES.includes(name) ? undefined : `must be one of ${BRAND_NAMES.join(', ')}`;

/**
 * What is wrong with a setting that is an address; undefined for a valid or empty one.
 * @param others what else it may be.
 */
export function addressProblem(value: string, others = ''): string | undefined {
  if (value === '') return undefined;
  if (!/^https?:\/\/./i.test(value)) return `must begin with https:// or http://${others}`;
  try {
    const { search, hash, username, password } = new URL(value);
    return `${search}${hash}${username}${password}` === ''
      ? undefined
      : 'must have no query, hash, user name or password';
  } catch {
    return 'must be an address';
  }
}

/** @returns none for a build without a dictionary. @throws Error that explains what is wrong with the file. */
export function readWireNames(file: string | undefined): WireNames {
  if (!file) return {};
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`VITE_WIRE_NAMES: cannot read ${file} as JSON (${(error as Error).message})`);
  }
  return checkWireNames(value, `VITE_WIRE_NAMES (${file})`);
}

/** What may be a mistake in a dictionary; nothing for a build without one. */
export function wireNameWarnings(root: string, names: WireNames): string[] {
  if (Object.keys(names).length === 0) return [];
  const sample = JSON.parse(readFileSync(resolve(root, 'build/wire-names.sample.json'), 'utf8')) as WireNames;
  const missing = Object.keys(sample).filter((name) => names[name] === undefined);
  const unknown = Object.keys(names).filter((name) => sample[name] === undefined);
  const twice = Object.entries(names).filter(([, wire]) => missing.includes(wire));
  return [
    ...(missing.length > 0 ? [`VITE_WIRE_NAMES does not rename: ${missing.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`VITE_WIRE_NAMES renames what is not in the contract: ${unknown.join(', ')}`] : []),
    ...twice.map(([name, wire]) => `VITE_WIRE_NAMES renames "${name}" to "${wire}", but not "${wire}"`),
  ];
}

type Market = Pick<Brand, 'servicePhone' | 'timeZone' | 'mobilePattern'>;

const MEXICAN_ZONE =
  /^America\/(Mexico_City|Cancun|Merida|Monterrey|Matamoros|Chihuahua|Ciudad_Juarez|Ojinaga|Mazatlan|Bahia_Banderas|Hermosillo|Tijuana)$/;

/**
 * The brands of the Mexican market that have no `mobilePattern`: the landing page asks their borrowers for 11 digits, as
 * specified, and a Mexican mobile number has 10.
 */
export const brandsWithoutPattern = (
  names: readonly string[] = BRAND_NAMES,
  find: (name: string) => Market = brandOf,
): string[] =>
  names.filter((name) => {
    const { servicePhone, timeZone = '', mobilePattern } = find(name);
    return mobilePattern === undefined && (MEXICAN_ZONE.test(timeZone) || /^\+52\b/.test(servicePhone));
  });

/** The package's version and the commit that is built; without git the version alone. */
export function buildVersion(root: string): string {
  const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string };
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return `${version}+${commit.toString().trim()}`;
  } catch {
    return version;
  }
}
