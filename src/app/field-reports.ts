/**
 * Reports from the field, in builds with `VITE_REPORT_URL` alone: crashes, and timings (`field-timings.ts`).
 * A report names route pattern, version, kind and a coarse device. No message of an error is sent: it could hold an
 * amount, a name or a session value.
 */
import { readPlatform } from '../host/device';
import { openPath } from '../host/keep';
import { routePatterns } from '../paths';

export type ReportKind = 'crash' | 'error' | 'rejection' | 'chunk' | 'LCP' | 'INP' | 'CLS' | 'amount';

/** Reports of one visit. */
const MOST_REPORTS = 20;

const FAILED_IMPORT = /dynamically imported module|Importing a module script failed/i;
const BUILT_FILE = /assets\/[\w.-]+\.js:\d+:\d+/;

let address: string | undefined;
let sent = 0;
let firstRoute = '*';

/** Reports unhandled errors and rejections. @param url where reports go. */
export function startFieldReports(url: string): void {
  address = url;
  sent = 0;
  firstRoute = routePattern();
  window.addEventListener('error', ({ error }) => reportError('error', error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError('rejection', reason));
}

/** @param kind what caught the error; a file that did not arrive is `chunk`, wherever it is caught. */
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

/** @param kind a first-load report carries the route that was loaded, even when another screen is open by then. */
export function reportTiming(kind: ReportKind, value: number): void {
  const isOfLoading = kind === 'LCP' || kind === 'amount';
  report(kind, { value: Math.round(value * 1000) / 1000, ...(isOfLoading && { route: firstRoute }) });
}

const routePattern = () => Object.values<string>(routePatterns).find((pattern) => pattern === openPath()) ?? '*';

function report(kind: ReportKind, facts: Readonly<Record<string, string | number | undefined>>): void {
  if (address === undefined || sent >= MOST_REPORTS) return;
  sent += 1;
  const common = { kind, route: routePattern(), version: __VERSION__, device: readPlatform() };
  // Text, so that a collector on another origin needs no preflight.
  navigator.sendBeacon(address, JSON.stringify({ ...common, ...facts }));
}
