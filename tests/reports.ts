/** Counts the tests in the JSON reports of Vitest and Playwright, which the runners write if the variable TEST_REPORTS names a folder. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/reporters';

export interface Counts {
  passed: number;
  failed: number;
  /** Name and message of each. */
  failures: string[];
  /** Name and message of the tests that passed only when they were repeated, as `.ci/run` does once. */
  repeated: string[];
}

/** Characters of a message; a longer one is cut. */
const LONGEST_MESSAGE = 2000;

/** Counts the tests in all reports of a folder. */
export async function countTests(folder: string): Promise<Counts> {
  // Types and lint write no report.
  const files = await readdir(folder).catch(() => []);
  const counts = await Promise.all(
    files.map(async (file) => {
      const report = JSON.parse(await readFile(join(folder, file), 'utf8')) as JsonTestResults | JSONReport;
      return 'testResults' in report ? countVitest(report) : countPlaywright(report);
    }),
  );
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failures }) => sum + failures.length, 0),
    failures: counts.flatMap(({ failures }) => failures),
    repeated: counts.flatMap(({ repeated }) => repeated),
  };
}

type Counted = Omit<Counts, 'failed'>;

const failure = (name: string, messages: readonly (string | undefined)[]) =>
  `${name}\n${messages.join('\n').slice(0, LONGEST_MESSAGE)}`;

function countVitest({ testResults, numPassedTests }: JsonTestResults): Counted {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file fails without a failed test if it does not load, or after its last test.
    if (status === 'failed' && failed.length === 0) return [failure(name, [message])];
    return failed.map(({ fullName, failureMessages }) => failure(fullName, failureMessages ?? []));
  });
  const repeated = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages ?? []).length > 0);
  return {
    passed: numPassedTests,
    failures,
    repeated: repeated.map(({ fullName, failureMessages }) => failure(fullName, failureMessages ?? [])),
  };
}

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [...specs, ...suites.flatMap(specsOf)];

function countPlaywright({ suites, errors, stats }: JSONReport): Counted {
  const named = (wanted: string) =>
    suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results }) =>
          failure(
            `${file} (${projectName}): ${title}`,
            results.flatMap((result) => result.errors.map(({ message }) => message)),
          ),
        ),
    );
  return {
    passed: stats.expected + stats.flaky,
    failures: [...named('unexpected'), ...errors.map(({ message }) => failure('outside any test', [message]))],
    repeated: named('flaky'),
  };
}
