/** What the tests of the current file really did, to compare it with what SPECIFICATION.md and `src/screens.ts` say. */
import { expect, type RunnerTask, type RunnerTestFile } from 'vitest';
import { routePatterns } from '../src/paths';
import { type Screen, screenList } from '../src/screens';
import { claimsOf } from './specification';

/** Method and canonical path of each call that the file's sandboxes received. */
const calls = new Set<string>();
/** The routes that the app opened. */
const routes = new Set<string>();
/** Navigations between two screens: `from → to`. */
const navigations = new Set<string>();

export const recordCall = ({ method, path }: { method: string; path: string }) => void calls.add(`${method} ${path}`);

export const recordRoute = (path: string) => void routes.add(path);

export function recordNavigation(from: string, to: string): void {
  recordRoute(to);
  if (isMoney(from) && isMoney(to) && from !== to) navigations.add(`${from} → ${to}`);
}

const isMoney = (path: string) => screenList.some(({ route, start }) => route === path && start === 'money');

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
  // A filter, or a failed test: only a part of the file ran.
  if (!testsOf(file).every(({ result }) => result?.state === 'pass')) return;
  const claims = claimsOf(file.name);
  const unsent = claims.calls.filter((call) => !calls.has(call));
  // The sandbox's tests open no screens, and the rules' tests render parts of them.
  const unopened = file.name.startsWith('tests/journeys/') ? claims.routes.filter((route) => !routes.has(route)) : [];
  expect(
    [...unsent, ...unopened],
    `calls and routes that ${file.name} does not send or open, although SPECIFICATION.md names it for them`,
  ).toEqual([]);
}

const testsOf = (task: RunnerTask): RunnerTask[] => (task.type === 'suite' ? task.tasks.flatMap(testsOf) : [task]);
