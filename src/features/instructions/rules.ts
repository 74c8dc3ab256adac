/** The meaning of a voucher's fields, and how a saved voucher compares with the answer. Pure. */
import { toFailure } from '../../api/failure';
import { isSameCode } from '../../format/digits';
import { isDoubtful } from '../../loan/channels/channel';
import type { SavedVoucher } from '../../loan/vouchers/voucher';
import type { CodeCheck } from '../../loan/vouchers/voucher-notes';
import {
  isOfOtherAmount,
  type PaymentAnswer,
  type VoucherAnswer,
  voucherAfter,
} from '../../loan/vouchers/voucher-rules';
import { safeLink } from '../../platform/urls';
import type { Voucher } from './queries';

/** The site that the field `eMail` contains; undefined for an e-mail address or text (contract, section 6). */
export function siteOf(contact: string): URL | undefined {
  const text = contact.trim();
  return /^https?:/i.test(text) ? safeLink(text) : undefined;
}

/** The steps in lines that the server has numbered (`1. Go`), without its numbers; undefined for other lines. */
export function stepsOf(lines: readonly string[]): readonly string[] | undefined {
  const isNumbered = lines.every((line, index) => new RegExp(`^\\s*${index + 1}\\s*[.)-]\\s`).test(line));
  return isNumbered ? lines.map((line) => line.replace(/^\s*\d+\s*[.)-]\s+/, '')) : undefined;
}

interface CheckedVoucher {
  shown: Voucher | undefined;
  check: CodeCheck;
}

interface Answer {
  /** The answer as it would be saved. */
  fresh: SavedVoucher | undefined;
  error: Error | null;
  isFetching: boolean;
}

interface ReadsBeside {
  /** What the server said about the order when the voucher arrived. */
  together: readonly PaymentAnswer[];
  /** What the server says about the order, if it is newer than the voucher. */
  answers: readonly (VoucherAnswer | 'refused')[];
  /** Whether the last of these reads had no answer. */
  isUnread: boolean;
  /** Whether they had no answer together with the voucher's request, and have one now. */
  isReturned: boolean;
}

/** How the server's answer, and what it says about the order since then, compare with the saved voucher. */
export function checkVoucher(
  saved: SavedVoucher | null | undefined,
  { fresh, error, isFetching }: Answer,
  { together, answers, isUnread, isReturned }: ReadsBeside,
): CheckedVoucher {
  const isAnswered = fresh !== undefined && canReplace(saved?.content, fresh.content);
  const before = isAnswered ? fresh : saved;
  let after = before ?? undefined;
  for (const each of answers) {
    if (after) after = each === 'refused' ? { ...after, isRefused: true } : voucherAfter(after, each);
  }
  if (before && after && !isSameCode(after.content.code, before.content.code))
    return { shown: after.content, check: isUnread ? 'unanswered' : 'changed' };
  if (isAnswered) {
    const isOtherAmount = together.some((each) => isOfOtherAmount(fresh, each));
    const isSame = !saved || isSameCode(saved.content.code, fresh.content.code);
    return {
      shown: fresh.content,
      check:
        isOtherAmount || after === undefined || isDoubtful(after)
          ? 'doubtful'
          : isUnread
            ? 'unanswered'
            : isSame
              ? 'same'
              : 'changed',
    };
  }
  // Without a voucher, or when it is not valid any more, the screen shows what the server answered.
  if (!after) return { shown: fresh?.content, check: 'same' };
  const isFailed = error !== null && !isFetching;
  const isRefused = isFailed && toFailure(error).kind === 'refused';
  const mayBeInvalid = fresh !== undefined || isRefused || isDoubtful(after);
  // A channel of the order has the same code.
  const isConfirmed = isReturned && after.askedAt !== saved?.askedAt;
  const failed = isConfirmed ? 'same' : 'unanswered';
  return { shown: after.content, check: mayBeInvalid ? 'doubtful' : isFailed ? failed : 'pending' };
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
