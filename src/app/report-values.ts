/** The values that a field report may have: others could contain an amount, a name or a session value. Pure. */

export const REPORT_KINDS = ['crash', 'error', 'rejection', 'chunk', 'LCP', 'INP', 'CLS', 'amount'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Names of errors: those of JavaScript, of the browser, and our own. */
export const ERROR_NAMES = [
  'Error',
  'AggregateError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'AbortError',
  'DataCloneError',
  'EncodingError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'UnknownError',
  'AxiosError',
  'Failure',
] as const;

/** A place in a built file: name, hash, line and column. */
export const BUILT_PLACE = /assets\/[\w.-]{1,80}-[\w-]{8}\.js:\d{1,7}:\d{1,9}/;
