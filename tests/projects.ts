/** Which test files share a process. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestProjectConfiguration } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');

/**
 * Files of one environment share a process, so that the app and antd-mobile are loaded once. They run one after the other, since a
 * process has one environment. A file that replaces modules, or starts the test page's recording,
 * which ends with the page, has a process of its own.
 */
export function testProjects(): TestProjectConfiguration[] {
  const files = ['rules', 'journeys', 'sandbox']
    .flatMap((folder) => readdirSync(resolve(root, 'tests', folder)).map((name) => `tests/${folder}/${name}`))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(resolve(root, file), 'utf8') }));
  const isolated = files.filter(({ text }) => /vi\.(mock|doMock|resetModules)\(|startTimeline\(/.test(text));
  const shared = files.filter((each) => !isolated.includes(each));
  const inNode = shared.filter(({ text }) => text.includes('@vitest-environment node'));
  const groups = { node: inNode, jsdom: shared.filter((each) => !inNode.includes(each)), isolated };
  return Object.entries(groups).map(([name, group], groupOrder) => ({
    extends: true,
    test: {
      name,
      include: group.map(({ file }) => file),
      isolate: group === isolated,
      sequence: { groupOrder },
    },
  }));
}
