/** The meaning of a voucher's fields, and how a saved voucher compares with the answer. Pure. */
import { safeLink } from '../../host/urls';
import type { Voucher } from './wire';

/** The site that the field `eMail` contains; undefined for an e-mail address or text (contract, section 6). */
export function siteOf(contact: string): URL | undefined {
  const text = contact.trim();
  return /^https?:/i.test(text) ? safeLink(text) : undefined;
}

/** Removes the server's numbers from steps (`1. Go`), because the list shows its own. */
export function withoutNumbers(steps: readonly string[]): readonly string[] {
  const numbered = steps.every((step, index) => new RegExp(`^\\s*${index + 1}\\s*[.)-]\\s`).test(step));
  return numbered ? steps.map((step) => step.replace(/^\s*\d+\s*[.)-]\s+/, '')) : steps;
}

/** How the server's answer compares with a saved voucher. */
export type VoucherCheck = 'pending' | 'same' | 'changed' | 'unanswered' | 'refused';

interface Answer {
  data: Voucher | undefined;
  isFetching: boolean;
  isError: boolean;
}

/** @param isRefused whether the error is a refusal. */
export function checkVoucher(saved: Voucher, { data, isFetching, isError }: Answer, isRefused: boolean): VoucherCheck {
  if (isError && !isFetching) return isRefused ? 'refused' : 'unanswered';
  if (data === undefined || isFetching) return 'pending';
  if (!canReplace(saved, data)) return 'unanswered';
  return data.code === saved.code ? 'same' : 'changed';
}

/** Whether the answer may be saved: it is not empty, and it has a code if the saved voucher has one. */
export function canReplace(saved: Voucher | undefined, answer: Voucher): boolean {
  return !isEmptyVoucher(answer) && (hasCode(answer) || saved === undefined || !hasCode(saved));
}

const hasCode = ({ code, codeImage }: Voucher) => code !== undefined || codeImage !== undefined;

/** Whether the voucher contains nothing to pay with. */
export function isEmptyVoucher({ text, codeImage, code, company, sections, guide }: Voucher): boolean {
  const said = [text, codeImage, code, company, guide.contact].some((field) => field !== undefined);
  return !said && sections.length === 0 && guide.pictures.length === 0;
}
