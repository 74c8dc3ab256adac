import { expect, it } from 'vitest';
import { linkTable } from '../../sandbox/links';
import { routePatterns } from '../../src/paths';

it('The printed links open every screen, in both languages', () => {
  const lines = linkTable('http://h').split('\n');
  const linked = (language: string) =>
    lines.flatMap((line) => {
      const [, address] = line.split(` ${language}  http://h/`);
      return address === undefined ? [] : [address];
    });
  const spanish = linked('es');
  const screens = new Set(spanish.map((address) => address.replace(/^#/, '').replace(/\?.*/, '')));
  expect(Object.values(routePatterns).filter((route) => !screens.has(route))).toEqual([]);
  expect(linked('en')).toEqual(spanish.map((address) => `?language=1${address}`));
});
