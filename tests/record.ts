/** What the tests of the current file really did, to compare it with the calls and routes that they name. */
import { readFileSync } from 'node:fs';
import { expect, type RunnerTask, type RunnerTestFile } from 'vitest';
import { CALLS } from '../build/contract/calls';
import { namesCall, namesRoute } from '../build/contract/coverage';
import { routePatterns } from '../src/paths';
import { type Screen, type ScreenKey, screenList, screens } from '../src/screens';

/** The canonical paths of the calls that the file's sandboxes received. */
const calls = new Set<string>();
/** The routes that the app opened. */
const routes = new Set<string>();
/** Navigations between two screens: `from → to`. */
const navigations = new Set<string>();

export const recordCall = ({ path }: { path: string }) => void calls.add(path);

export const recordRoute = (path: string) => void routes.add(path);

export function recordNavigation(from: string, to: string): void {
  recordRoute(to);
  if (isMoney(from) && isMoney(to) && from !== to) navigations.add(`${from} → ${to}`);
}

const isMoney = (path: string) => screenList.some(({ route, firstPaint }) => route === path && firstPaint === 'money');

/** Navigations that the first paint never starts, because only the app shows what is tapped. */
const OF_THE_APP = [
  // After the loan was requested.
  `${routePatterns.confirmLoan} → ${routePatterns.order}`,
  // The card of a saved payment code.
  `${routePatterns.order} → ${routePatterns.instructions}`,
  // `See my loan` on a failed screen.
  ...[routePatterns.repay, routePatterns.extension, routePatterns.instructions].map(
    (from) => `${from} → ${routePatterns.order}`,
  ),
];

/** Call it after the last test of a file. */
export function compareRecord(file: RunnerTestFile): void {
  const next = screenList.flatMap(({ route, next = [] }: Screen) => next.map((to) => `${route} → ${to}`));
  expect(
    [...navigations].filter((each) => ![...next, ...OF_THE_APP].includes(each)),
    'navigations between money screens that `next` in src/screens.ts lacks',
  ).toEqual([]);
  // A filter, or a failed test: only a part of the file ran. The tests of rules render parts of screens.
  if (!/^tests\/(?:journeys|sandbox)\/(?!test-page)/.test(file.name)) return;
  if (!testsOf(file).every(({ result }) => result?.state === 'pass')) return;
  const text = readFileSync(file.filepath, 'utf8');
  const unsent = CALLS.filter((call) => namesCall(text, call) && !calls.has(call.path)).map(({ path }) => path);
  // The sandbox's tests open no screens.
  const unopened = file.name.startsWith('tests/journeys/')
    ? Object.entries(screens).filter(([key, { route }]) => namesRoute(text, key as ScreenKey) && !routes.has(route))
    : [];
  expect(
    [...unsent, ...unopened.map(([, { route }]) => route)],
    `calls and routes that ${file.name} names, but does not send or open`,
  ).toEqual([]);
}

const testsOf = (task: RunnerTask): RunnerTask[] => (task.type === 'suite' ? task.tasks.flatMap(testsOf) : [task]);
