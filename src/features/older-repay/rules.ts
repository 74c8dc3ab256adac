/** Validation of the older repayment, and the meaning of its codes (specification, sections 4, 5 and 8). Pure functions. */
import * as v from 'valibot';
import type { Failure } from '../../api/failure';
import { extractCode, visibleText } from '../../format/digits';
import type { MessageId } from '../../intl/messages';

/** Seconds until another code may be requested. */
export const RESEND_DELAY = 60;

const SHORTEST_CODE = 6;
/** Longer than any bank's code. */
const LONGEST_CODE = 12;

/** Normalizes typed or pasted text: the code in a message (B15). A code may have letters between its digits, but no words. */
export function normalizeCode(text: string): string {
  const digits = extractCode(text, SHORTEST_CODE, LONGEST_CODE);
  const plain = visibleText(text).replace(/\s/g, '');
  const isMixed = digits.length < SHORTEST_CODE && /^[a-z\d]+$/i.test(plain) && !/[a-z]{3}/i.test(plain);
  return isMixed ? plain : digits;
}

/** The schema of the code's form. @param error the message for what cannot be a code, so that no attempt is spent on it. */
export const codeForm = (error: string) =>
  v.object({
    code: v.pipe(v.string(), v.regex(/\d/, error), v.minLength(SHORTEST_CODE, error), v.maxLength(LONGEST_CODE, error)),
  });

const MEANINGS: ReadonlyMap<string | undefined, MessageId> = new Map([
  ['800005', 'olderRepay.twice'],
  ['800006', 'olderRepay.wrongCode'],
] as const);

/** Whether the server refused a wrong code, which the borrower can correct. */
export function isWrongCode(failure: Failure): boolean {
  return messageIdOf(failure) === 'olderRepay.wrongCode';
}

/** The message for an error code of the specification; undefined for other codes. */
export function messageIdOf({ kind, code }: Failure): MessageId | undefined {
  return kind === 'refused' ? MEANINGS.get(code?.trim()) : undefined;
}
