/** The envelope of every answer: `{code, message, data}`. */

/** The sandbox's own codes; the specification has none for these endpoints. 0 is success. */
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

/** An error answer of an endpoint, with a message in the borrower's language. */
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

/** Returns a function that selects the caller's language: English for 1, else Spanish. */
export type Say = (english: string, spanish: string) => string;

export const sayIn =
  (language: string | undefined): Say =>
  (english, spanish) =>
    language === '1' ? english : spanish;
