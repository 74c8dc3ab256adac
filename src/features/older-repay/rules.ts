/** Validation of the older repayment, and the meaning of its codes (specification, sections 4, 5 and 8). Pure functions. */
import * as v from 'valibot';
import type { Failure } from '../../api/failure';
import { SUBMITTED_TWICE } from '../../contract/older-payment';
import { WRONG_CODE } from '../../contract/older-payment-code';
import { extractCode, visibleText } from '../../format/digits';
import type { MessageId } from '../../intl/messages';

const SHORTEST_CODE = 6;
/** Longer than any bank's code. */
const LONGEST_CODE = 12;

/** Normalizes typed or pasted text: the code in a message (B15). A code may have letters between its digits, but no words. */
export function normalizeCode(text: string): string {
  const digits = extractCode(text, SHORTEST_CODE, LONGEST_CODE);
  const visible = visibleText(text).trim();
  const plain = visible.replace(/\s/g, '');
  const hasWords = /[a-z]{3}\s|\s[a-z]{3}/i.test(visible);
  const isMixed = digits.length < SHORTEST_CODE && /^[a-z\d]+$/i.test(plain) && !hasWords;
  return isMixed ? plain : digits;
}

/**
 * The schema of the code's form: no attempt is spent on what cannot be a code, or on one that the server has refused.
 * @param text the message of an error. @param wrongCodes the refused ones.
 */
export const codeForm = (
  text: (error: 'codeError' | 'wrongCode') => string,
  wrongCodes: readonly string[] | undefined = [],
) =>
  v.object({
    code: v.pipe(
      v.string(),
      v.regex(/\d/, text('codeError')),
      v.minLength(SHORTEST_CODE, text('codeError')),
      v.maxLength(LONGEST_CODE, text('codeError')),
      v.check((code) => !wrongCodes.includes(code), text('wrongCode')),
    ),
  });

const MEANINGS: ReadonlyMap<string | undefined, MessageId> = new Map([
  [SUBMITTED_TWICE, 'olderRepay.twice'],
  [WRONG_CODE, 'olderRepay.wrongCode'],
] as const);

/** Whether the server refused a wrong code, which the borrower can correct. */
export function isWrongCode(failure: Failure): boolean {
  return messageIdOf(failure) === 'olderRepay.wrongCode';
}

/** The message for an error code of the specification; undefined for other codes. */
export function messageIdOf({ kind, code }: Failure): MessageId | undefined {
  return kind === 'refused' ? MEANINGS.get(code?.trim()) : undefined;
}
