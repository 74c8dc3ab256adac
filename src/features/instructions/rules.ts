/** The meaning of a voucher's fields, and how a saved voucher compares with the answer. Pure. */
import type { Voucher } from '../../contract/voucher';
import { isSameCode } from '../../format/digits';
import type { CodeCheck } from '../../loan/vouchers/code-check';
import type { SavedVoucher } from '../../loan/vouchers/voucher';
import {
  applyTo,
  isDoubtful,
  isOfOtherAmount,
  type PaymentAnswer,
  type VoucherAnswer,
} from '../../loan/vouchers/voucher-rules';
import { safeLink } from '../../platform/urls';

/** The site that the field `eMail` contains; undefined for an e-mail address or text (contract, section 6). */
export function siteOf(contact: string): URL | undefined {
  const text = contact.trim();
  if (/^www\.[^\s@]+$/i.test(text)) return safeLink(`https://${text}`);
  return /^https?:/i.test(text) ? safeLink(text) : undefined;
}

/** The steps in lines that the server has numbered (`1. Go`), without its numbers; undefined for other lines. */
export function stepsOf(lines: readonly string[]): readonly string[] | undefined {
  const isNumbered = lines.every((line, index) => new RegExp(`^\\s*${index + 1}\\s*[.)-]\\s`).test(line));
  return isNumbered ? lines.map((line) => line.replace(/^\s*\d+\s*[.)-]\s+/, '')) : undefined;
}

interface Answer {
  /** The answer as it would be saved. */
  fresh: SavedVoucher | undefined;
  /** Whether the latest request failed. */
  isFailed: boolean;
}

interface ReadsBeside {
  /** What the server said about the order when the voucher was requested. */
  first: readonly PaymentAnswer[];
  /** What the server says that may be newer than the voucher. */
  answers: readonly VoucherAnswer[];
  /** Whether the last of these reads had no answer. */
  isUnread: boolean;
  /** Whether they had no answer together with the voucher's request, and have one now. */
  isReturned: boolean;
}

/** How the server's answer, and what it says about the order since then, compare with the saved voucher. */
export function checkVoucher(
  saved: SavedVoucher | null | undefined,
  { fresh, isFailed }: Answer,
  { first, answers, isUnread, isReturned }: ReadsBeside,
): { shown: Voucher | undefined; check: CodeCheck } {
  const isAnswered = fresh !== undefined && canReplace(saved?.content, fresh.content);
  const before = (isAnswered ? fresh : saved) ?? undefined;
  const after = answers.reduce((voucher, answer) => voucher && applyTo(voucher, answer), before);
  // Without a voucher, or when it is not valid any more, the screen shows what the server answered.
  if (!before || !after) return { shown: fresh?.content, check: isAnswered ? 'doubtful' : 'same' };

  const { content } = after;
  const isReplaced = !isSameCode(content.code, before.content.code);
  const isConfirmed = isAnswered && !first.some((each) => isOfOtherAmount(fresh, each));
  // The order was read again after the voucher's request had failed, and one of its channels has the same code.
  const isConfirmedLater = isFailed && isReturned && after.askedAt !== saved?.askedAt;
  const isChecked = isAnswered || isReplaced || isConfirmedLater;
  const check = (): CodeCheck => {
    if (isDoubtful(after) || (fresh !== undefined && !isConfirmed && !isReplaced)) return 'doubtful';
    if (isChecked ? isUnread : isFailed) return 'unanswered';
    if (!isChecked) return 'pending';
    return isReplaced || (saved && !isSameCode(content.code, saved.content.code)) ? 'changed' : 'same';
  };
  return { shown: content, check: check() };
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
