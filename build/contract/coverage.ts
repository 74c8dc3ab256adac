/** Which tests are about a call or a route: those that name it. `tests/record.ts` checks that they send or open it. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ScreenKey, screens } from '../../src/screens.ts';
import type { ContractCall } from './calls.ts';

const FOLDERS = ['tests/journeys', 'tests/sandbox', 'tests/browser'];

export interface TestFile {
  file: string;
  text: string;
}

export const testFiles = (root: string): TestFile[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(resolve(root, folder))
      // The test page names calls to have them fail; it sends none.
      .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name) && !name.startsWith('test-page'))
      .map((name) => ({ file: `${folder}/${name}`, text: readFileSync(resolve(root, folder, name), 'utf8') })),
  );

export const namesCall = (text: string, { name }: Pick<ContractCall, 'name'>): boolean =>
  new RegExp(`\\bPATHS\\.${name}\\b`).test(text);

/** The path of the public site is also that of any address without a route, so it counts only where it is opened. */
export function namesRoute(text: string, key: ScreenKey): boolean {
  const { route } = screens[key];
  if (route === '*') return false;
  return new RegExp(`\\bROUTES\\.${key}\\b|${route === '/' ? 'open\\w*\\(' : ''}['"\`]${route}(?=[?'"\`])`).test(text);
}
