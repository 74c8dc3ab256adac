/** The one place where answers and refusals take their shape: `{code, message, data}`. */

/** Codes of our own; the specification names none for these endpoints. 0 is success. */
export const CODES = {
  badInput: 1001,
  unreadable: 1002,
  unknownPath: 1004,
  wrongMethod: 1005,
  notFound: 2004,
  notAllowed: 2009,
  wrongAmount: 2010,
  badImage: 3001,
  tooLarge: 3002,
  tooOften: 3003,
  wrongCode: 3004,
  internal: 9999,
} as const;

export type Envelope = { code: number | string; message: string; data?: unknown };

/** The server says no, in the borrower's language. */
export class Refusal extends Error {
  readonly code: number | string;
  readonly status: 200 | 400 | 404 | 405 | 413 | 500;

  constructor(code: number | string, message: string, status: Refusal['status'] = 200) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

export const good = (data: unknown, code: number | string = 0): Envelope => ({ code, message: 'success', data });

/** Picks the sentence of the caller's language: 1 is English, all else Spanish as spoken in Mexico. */
export type Say = (english: string, spanish: string) => string;

export const sayIn =
  (language: string | undefined): Say =>
  (english, spanish) =>
    language === '1' ? english : spanish;
