/** Validation of the older repayment, and the meaning of its codes (specification, sections 4, 5 and 8). Pure functions. */
import * as v from 'valibot';
import type { Failure } from '../../api/failure';
import type { Amount, Hundredths } from '../../format/money';
import type { MessageId } from '../../intl/messages';

/** Seconds until another code may be requested. */
export const RESEND_DELAY = 60;

const SHORTEST_CODE = 6;
/** Longer than any bank's code; limits pasted text. */
const LONGEST_CODE = 32;

/** Normalizes typed or pasted text: removes spaces, which messages put into codes. */
export function normalizeCode(text: string): string {
  return text.replace(/\s/g, '').slice(0, LONGEST_CODE);
}

/** The schema of the code's form. @param error the message for a code that is too short. */
export const codeForm = (error: string) => v.object({ code: v.pipe(v.string(), v.minLength(SHORTEST_CODE, error)) });

/** Whether an amount can be paid: a number greater than zero. */
export function isPayable(amount: Amount | undefined): amount is Hundredths {
  return amount !== undefined && typeof amount !== 'string' && amount > 0;
}

const MEANINGS: ReadonlyMap<string | undefined, MessageId> = new Map([
  ['800005', 'olderRepay.twice'],
  ['800006', 'olderRepay.wrongCode'],
] as const);

/** Whether the server refused a wrong code, which the borrower can correct. */
export function isWrongCode(failure: Failure): boolean {
  return meaningOf(failure) === 'olderRepay.wrongCode';
}

/** The message for an error code of the specification; undefined for other codes. */
export function meaningOf({ kind, code }: Failure): MessageId | undefined {
  return kind === 'refused' ? MEANINGS.get(code?.trim()) : undefined;
}
