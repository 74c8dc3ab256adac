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

/** An error answer, with its message in both languages. */
export class Refusal extends Error {
  readonly code: number | string;
  readonly spanish: string;
  readonly status: 200 | 400 | 404 | 405 | 413 | 500;

  constructor(code: number | string, english: string, spanish = english, status: Refusal['status'] = 200) {
    super(english);
    this.code = code;
    this.spanish = spanish;
    this.status = status;
  }

  messageIn(say: Say): string {
    return say(this.message, this.spanish);
  }
}

export const good = (data: unknown, code: number | string = 0): Envelope => ({ code, message: 'success', data });

/** Returns a function that selects the caller's language: English for 1, else Spanish. */
export type Say = (english: string, spanish: string) => string;

export const sayIn =
  (language: string | undefined): Say =>
  (english, spanish) =>
    language === '1' ? english : spanish;
