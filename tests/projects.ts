/** Which test files share a process. */
import type { TestProjectConfiguration } from 'vitest/config';

const ISOLATED = 'tests/**/*.isolated.test.{ts,tsx}';
const IN_DOM = 'tests/rules/**/*.dom.test.{ts,tsx}';

/**
 * Files of one environment share a process, so that the app and antd-mobile are loaded once. They run one after the other, since a
 * process has one environment. A file that replaces modules, or starts the test page's recording, which ends with the page, has a
 * process of its own: its name says `.isolated`.
 */
export const testProjects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'node',
      environment: 'node',
      include: ['tests/{rules,sandbox}/**/*.test.ts'],
      exclude: [ISOLATED, IN_DOM],
      isolate: false,
      sequence: { groupOrder: 0 },
    },
  },
  {
    extends: true,
    test: {
      name: 'jsdom',
      include: ['tests/journeys/**/*.test.{ts,tsx}', IN_DOM],
      exclude: [ISOLATED],
      isolate: false,
      sequence: { groupOrder: 1 },
    },
  },
  { extends: true, test: { name: 'isolated', include: [ISOLATED], isolate: true, sequence: { groupOrder: 2 } } },
];
