import { expect, it } from 'vitest';
import { readJson } from './sources';

/** Without the packages of a platform in the lockfile, `npm ci` fails there; npm leaves out those that a registry lacks. */
it('The lockfile has the packages of every platform', () => {
  const { packages } = readJson('package-lock.json') as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const optional = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => [`${path}/node_modules/${name}`, `node_modules/${name}`]),
  );
  expect(optional.length).toBeGreaterThan(30);
  expect(optional.filter((paths) => !paths.some((path) => path in packages))).toEqual([]);
});
