// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readJson } from './sources';

/** The oldest versions without a known vulnerability. */
const FLOORS = {
  axios: '1.19.0',
  'react-router': '7.18.0',
  'react-router-dom': '7.18.0',
  '@tanstack/react-query': '5.102.0',
};

type Versions = Record<string, string>;
interface Manifest {
  dependencies: Versions;
  devDependencies: Versions;
}
interface LockedPackage {
  version?: string;
  dependencies?: Versions;
  devDependencies?: Versions;
  optionalDependencies?: Versions;
  os?: string[];
  cpu?: string[];
}
interface Lock {
  packages: Record<string, LockedPackage>;
}

const manifest = readJson('package.json') as Manifest;
const lock = readJson('package-lock.json') as Lock;

/** Compares versions as numbers: `1.9.0` is older than `1.19.0`. */
function isAtLeast(version: string, floor: string): boolean {
  const [have, want] = [version, floor].map((text) => text.split('.').map(Number));
  for (const [index, wanted] of (want ?? []).entries()) {
    const part = have?.[index] ?? 0;
    if (part !== wanted) return part > wanted;
  }
  return true;
}

describe('Packages', () => {
  it.each([
    ['1.19.0', true],
    ['1.21.1', true],
    ['2.0.0', true],
    ['1.9.0', false],
    ['1.18.99', false],
    ['0.30.0', false],
  ])('version %s is at or above 1.19.0: %s', (version, expected) => {
    expect(isAtLeast(version, '1.19.0')).toBe(expected);
  });

  it.each(Object.entries(FLOORS))('%s is installed at %s or later, also as a dependency of others', (name, floor) => {
    const installed = Object.entries(lock.packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
    expect(installed.length).toBeGreaterThan(0);
    for (const [path, { version }] of installed)
      expect(isAtLeast(version ?? '0', floor), `${path} ${version}`).toBe(true);
  });

  it.each(Object.entries(FLOORS).filter(([name]) => name in manifest.dependencies))(
    '%s is asked for at %s or later',
    (name, floor) => {
      expect(isAtLeast(manifest.dependencies[name] ?? '0', floor)).toBe(true);
    },
  );

  it('are pinned to exact versions', () => {
    const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('have the same versions in package.json and in the lockfile', () => {
    const top = lock.packages[''];
    expect(top?.dependencies).toEqual(manifest.dependencies);
    expect(top?.devDependencies).toEqual(manifest.devDependencies);
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });
});

/** The platforms on which the app is built and tested; `npm ci` installs only what is in the lockfile. */
const PLATFORMS = ['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64', 'win32 x64'];

/** The platform-specific packages in the lockfile: the optional dependencies of each locked package. */
const optional = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies).map((name) => ({
    owner: path,
    name,
    locked: lock.packages[`${path}/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`],
  })),
);

describe('Packages of a platform', () => {
  it('are all in the lockfile', () => {
    const missing = optional.filter(({ locked }) => locked === undefined);
    expect(missing.map(({ owner, name }) => `${owner}: ${name}`)).toEqual([]);
  });

  const forLinux = optional.filter(({ locked }) => locked?.os?.includes('linux'));
  it.each([...new Set(forLinux.map(({ owner }) => owner))])('%s has them for Linux, macOS and Windows', (owner) => {
    const platforms = optional
      .filter((each) => each.owner === owner)
      .flatMap(({ locked }) => locked?.os?.flatMap((os) => (locked.cpu ?? []).map((cpu) => `${os} ${cpu}`)) ?? []);
    expect(platforms).toEqual(expect.arrayContaining(PLATFORMS));
  });

  it.each([...new Set(forLinux.map(({ owner }) => owner))])('%s has both C libraries of Linux or neither', (owner) => {
    const linux = forLinux.filter((each) => each.owner === owner && /x64|arm64/.test(each.name));
    const musl = linux.filter(({ name }) => name.includes('musl'));
    expect([0, linux.length / 2]).toContain(musl.length);
  });

  it('are found by these tests', () => {
    expect(forLinux.length).toBeGreaterThan(30);
  });
});
