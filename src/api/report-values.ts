/** The values that a field report may have: others could contain an amount, a name or a session value. Pure. */

export const REPORT_KINDS = ['start', 'crash', 'error', 'rejection', 'chunk', 'LCP', 'INP', 'CLS', 'amount'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** The name of a class of errors: of JavaScript, of the browser, of a library, or our own. */
export const ERROR_NAME = /^(?:[A-Z][A-Za-z]{1,30})?Error$|^Failure$/;

/** A place in a built file: name, hash, line and column. */
export const BUILT_PLACE = /assets\/[\w.-]{1,80}-[\w-]{8}\.js:\d{1,7}:\d{1,9}/;
