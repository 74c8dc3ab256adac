/** What the older repayment asks and what its codes mean (specification, sections 4, 5 and 8). Pure. */
import type { LineValue } from '../../api/decode';
import type { Failure } from '../../api/failure';
import { readHundredths } from '../../format/money';
import type { MessageId } from '../../intl/messages';

/** Seconds until another code may be asked for. */
export const RESEND_DELAY = 60;

const SHORTEST_CODE = 6;
/** More than any bank sends; what is pasted by mistake ends here. */
const LONGEST_CODE = 32;

/** What the field keeps of typed or pasted text: codes come with spaces in messages. */
export function tidyCode(text: string): string {
  return text.replace(/\s/g, '').slice(0, LONGEST_CODE);
}

export function isCode(text: string): boolean {
  return text.length >= SHORTEST_CODE;
}

/** Whether an amount can be paid: a number above zero. */
export function isPayable(amount: LineValue | undefined): amount is LineValue {
  const hundredths = readHundredths(amount);
  return hundredths !== undefined && hundredths > 0;
}

const MEANINGS: ReadonlyMap<string | undefined, MessageId> = new Map([
  ['800005', 'olderRepay.twice'],
  ['800006', 'olderRepay.wrongCode'],
] as const);

/** The code that the server refused was wrong: it can be mended. */
export function isWrongCode(failure: Failure): boolean {
  return meaningOf(failure) === 'olderRepay.wrongCode';
}

/** Our words for a refusal that the specification names; undefined for others. */
export function meaningOf({ kind, code }: Failure): MessageId | undefined {
  return kind === 'refused' ? MEANINGS.get(code?.trim()) : undefined;
}
