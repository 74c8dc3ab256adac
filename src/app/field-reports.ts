/**
 * Reports crashes and timings (`field-timings.ts`) of real users, only in builds with `VITE_REPORT_URL`.
 * A report contains the kind, route pattern, version and platform. Error messages are not sent, because they could
 * contain an amount, a name or a session value.
 */

import { BUILT_PLACE, ERROR_NAME, type ReportKind } from '../api/report-values';
import { routePatterns } from '../paths';
import { readPlatform } from '../platform/device';
import { currentPath } from '../platform/hash';

/** Per page load. */
const MAX_REPORTS = 20;

const FAILED_IMPORT = /dynamically imported module|Importing a module script failed|preload CSS/i;

let address: string | undefined;
let sent = 0;
let firstRoute = '*';

/** Starts to report unhandled errors, rejections, and files that fail to load. @param url of the collector. */
export function startFieldReports(url: string): void {
  address = url;
  sent = 0;
  firstRoute = routePattern();
  window.addEventListener('error', ({ error }) => reportError('error', error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError('rejection', reason));
  // Vite dispatches it for each dynamic import that fails, also where the app goes on without the file.
  window.addEventListener('vite:preloadError', ({ payload }) => reportThrown('chunk', payload));
}

/** Reports an error, unless it says that a file failed to load: that is reported when it happens. */
export function reportError(kind: 'crash' | 'error' | 'rejection', error: unknown): void {
  const isOfFile = error instanceof Error && FAILED_IMPORT.test(error.message);
  if (!isOfFile) reportThrown(kind, error);
}

function reportThrown(kind: ReportKind, error: unknown): void {
  const { name, stack = '' } = error instanceof Error ? error : {};
  const places = [...stack.matchAll(new RegExp(BUILT_PLACE, 'g'))].map(([place]) => place);
  report(kind, {
    name: name !== undefined && ERROR_NAME.test(name) ? name : undefined,
    // The stack contains the message, which may look like a file.
    where: places.find((place) => loadedFiles().some((file) => file.endsWith(place.replace(/:.*/, '')))),
  });
}

const loadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name);

/**
 * Reports a timing. Timings of the page load are reported for the route that was loaded first; an amount that becomes
 * visible on another screen is not reported, because its time includes the borrower's own.
 */
export function reportTiming(kind: ReportKind, value: number): void {
  if (kind === 'amount' && routePattern() !== firstRoute) return;
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
