/**
 * Reports crashes and timings (`field-timings.ts`) of real users, only in builds with `VITE_REPORT_URL`.
 * A report contains the kind, route pattern, version and platform. Error messages are not sent, because they could
 * contain an amount, a name or a session value.
 */

import { currentPath } from '../host/current-route';
import { readPlatform } from '../host/device';
import { routePatterns } from '../paths';

export type ReportKind = 'crash' | 'error' | 'rejection' | 'chunk' | 'LCP' | 'INP' | 'CLS' | 'amount';

/** Per page load. */
const MAX_REPORTS = 20;

const FAILED_IMPORT = /dynamically imported module|Importing a module script failed/i;
const BUILT_FILE = /assets\/[\w.-]+\.js:\d+:\d+/;

let address: string | undefined;
let sent = 0;
let firstRoute = '*';

/** Starts to report unhandled errors and rejections. @param url of the collector. */
export function startFieldReports(url: string): void {
  address = url;
  sent = 0;
  firstRoute = routePattern();
  window.addEventListener('error', ({ error }) => reportError('error', error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError('rejection', reason));
}

/** @param kind what caught the error; the report's kind is `chunk` when the error is a file that failed to load. */
export function reportError(kind: 'crash' | 'error' | 'rejection', error: unknown): void {
  if (!(error instanceof Error)) {
    report(kind, {});
    return;
  }
  const isChunk = error.name === 'ScreenLoadError' || FAILED_IMPORT.test(error.message);
  report(isChunk ? 'chunk' : kind, {
    name: /^\w{1,40}$/.test(error.name) ? error.name : undefined,
    where: BUILT_FILE.exec(error.stack ?? '')?.[0],
  });
}

/** Reports a timing. Timings of the page load are reported for the route that was loaded first. */
export function reportTiming(kind: ReportKind, value: number): void {
  const isOfLoading = kind === 'LCP' || kind === 'amount';
  report(kind, { value: Math.round(value * 1000) / 1000, ...(isOfLoading && { route: firstRoute }) });
}

const routePattern = () => Object.values<string>(routePatterns).find((pattern) => pattern === currentPath()) ?? '*';

function report(kind: ReportKind, facts: Readonly<Record<string, string | number | undefined>>): void {
  if (address === undefined || sent >= MAX_REPORTS) return;
  sent += 1;
  const common = { kind, route: routePattern(), version: __VERSION__, device: readPlatform() };
  // A string is sent as text/plain, so that a collector on another origin needs no CORS preflight.
  navigator.sendBeacon(address, JSON.stringify({ ...common, ...facts }));
}
