/**
 * What an answer of the server changes in the vouchers saved on the device.
 * The first paint replaces `vouchers.ts`, not this file. Pure.
 */

import type { Channel, ChannelGroup } from '../../contract/channel';
import { calendarDay } from '../../format/dates';
import { isSameCode } from '../../format/digits';
import { type Amount, parseAmount } from '../../format/money';
import type { OrderKey } from '../../paths';
import { channelOfVoucher } from '../find-channel';
import type { SavedVoucher } from './voucher';

/** `requestType` of a voucher for a repayment, and of one for an extension. */
export const REPAYMENT = '1';
export const EXTENSION = '2';

/** The key in the database. */
export const VOUCHERS_KEY = 'order.vouchers';

const DAY = 24 * 3_600_000;
/** ms. Older vouchers are deleted, as the privacy notice says. */
export const LIFETIME = 60 * DAY;

const IDENTITY = ['userId', 'requestType', 'amount', 'payCode'] as const;
export type SavedVoucherKey = OrderKey & { readonly [Name in (typeof IDENTITY)[number]]: string | undefined };

/** Identifies a voucher among those of its order. */
export const voucherId = (voucher: SavedVoucherKey) => JSON.stringify(IDENTITY.map((name) => voucher[name]));

/** Whether both are for the same payment. */
export const isSameVoucher = (one: SavedVoucherKey, other: SavedVoucherKey) =>
  isOfOrder(one, other) && voucherId(one) === voucherId(other);

/** Whether a voucher is for this order. Orders of two products may have the same id; some addresses lack the product, or leave it empty. */
export const isOfOrder = (voucher: OrderKey, order: OrderKey) =>
  voucher.orderId === order.orderId &&
  (voucher.productId === order.productId || !voucher.productId || !order.productId);

/** This borrower's vouchers that may stay on the device. */
export const storedVouchers = (all: readonly SavedVoucher[], userId: string, now = Date.now()) =>
  all.filter((each) => each.userId === userId && now - each.at <= LIFETIME);

/** This borrower's vouchers that are not too old; the newest first. */
export const currentVouchers = (all: readonly SavedVoucher[], userId: string, now = Date.now()) =>
  storedVouchers(all, userId, now)
    .filter((each) => !isTooOld(each, now))
    .sort((one, other) => other.at - one.at);

/** Whether a time is later than now, so that the clock was wrong then or is wrong now. */
export const isInFuture = (at: number, now = Date.now()) => at > now + DAY;

/** If the time of saving is in the future, the due date decides. */
function isTooOld({ at, dueDate }: Pick<SavedVoucher, 'at' | 'dueDate'>, now: number): boolean {
  if (!isInFuture(at, now)) return now - at > LIFETIME;
  const due = dueDate === undefined ? undefined : calendarDay(dueDate);
  return due === undefined || Number(calendarDay(now)) > due;
}

interface TimedAnswer {
  /** When it was requested, in epoch milliseconds, if that is known. */
  askedAt?: number | undefined;
}

/** The amount and the channels of a repayment or an extension, as the server last answered. */
export interface PaymentAnswer extends TimedAnswer {
  about: 'payment';
  requestType: typeof REPAYMENT | typeof EXTENSION;
  amount: Amount | undefined;
  /** The order's due date; only a repayment has it. */
  dueDate?: number | bigint | string | undefined;
  /** Undefined if the answer does not say it. */
  channels: readonly Channel[] | undefined;
  /** Whether it may have channels that could not be read. */
  isPartial?: boolean;
}

/** The channels of an answer, in all its groups. */
export const allChannels = (groups: readonly ChannelGroup[] | undefined) => ({
  channels: groups?.flatMap(({ channels }) => channels),
  isPartial: groups?.some(({ isUnread }) => isUnread === true) ?? true,
});

/** The server refused a voucher. */
export interface Refusal extends TimedAnswer {
  about: 'refusal';
  voucher: SavedVoucherKey;
  /** The code that was known when the voucher was requested; undefined if any code is refused. */
  code?: string | undefined;
}

/** What the order's status allows. */
export interface OrderAnswer extends TimedAnswer {
  about: 'order';
  isPayable: boolean;
  canExtend: boolean;
}

/** What an answer of the server says about the vouchers of its order. */
export type VoucherAnswer =
  | OrderAnswer
  | PaymentAnswer
  | Refusal
  /** Another tab has saved a voucher of the same payment. */
  | (TimedAnswer & { about: 'saved'; voucher: SavedVoucher })
  /** The server accepted a payment of the whole order. */
  | { about: 'paid' };

/** The saved vouchers after an answer about their order: confirmed, replaced, or left out if they are not valid any more. */
export const applyToAll = (saved: readonly SavedVoucher[], answer: VoucherAnswer, now = Date.now()): SavedVoucher[] =>
  saved.flatMap((voucher) => applyTo(voucher, answer, now) ?? []);

/** One saved voucher after an answer about its order; undefined if it is not valid any more. */
export function applyTo(voucher: SavedVoucher, answer: VoucherAnswer, now = Date.now()): SavedVoucher | undefined {
  switch (answer.about) {
    case 'paid':
      return undefined;
    case 'saved':
      return isOlderVoucher(voucher, answer.voucher, now) ? answer.voucher : voucher;
    // A later read of the order says nothing of a refusal, so it is not asked which of them is older.
    case 'refusal':
      return applyRefusal(voucher, answer);
    case 'order':
      if (isOlder(answer, voucher, now)) return voucher;
      return allowsPayment(answer, voucher) ? voucher : undefined;
    case 'payment':
      if (voucher.requestType === answer.requestType) return applyPayment(voucher, answer, now);
      return isOlder(answer, voucher, now) ? voucher : applyDueDate(voucher, answer);
  }
}

/** Whether the order still allows the payment for which a voucher is. */
export const allowsPayment = ({ isPayable, canExtend }: OrderAnswer, { requestType }: SavedVoucher): boolean =>
  isPayable && (canExtend || requestType !== EXTENSION);

function applyRefusal(voucher: SavedVoucher, refusal: Refusal): SavedVoucher {
  const isMeant =
    isSameVoucher(voucher, refusal.voucher) &&
    (refusal.code === undefined || isSameCode(refusal.code, voucher.content.code));
  if (!isMeant) return voucher;
  const askedAt = Math.max(refusal.askedAt ?? 0, voucher.askedAt ?? 0);
  return { ...voucher, isRefused: true, askedAt };
}

/** Whether an answer was requested before the latest one about a voucher. A time in the future is of a clock that was wrong. */
export const isOlder = (answer: TimedAnswer, { askedAt = 0 }: TimedAnswer, now = Date.now()): boolean =>
  answer.askedAt !== undefined && answer.askedAt < askedAt && askedAt <= now;

/** Whether a voucher was requested before another one of the same payment, or before the latest answer about that. */
export const isOlderVoucher = (one: SavedVoucher, other: SavedVoucher, now = Date.now()): boolean =>
  isOlder({ askedAt: one.requestedAt }, { askedAt: other.requestedAt }, now) || isOlder(one, other, now);

/** A voucher with the due date of an answer. Another date than before means that an extension was paid. */
function applyDueDate(voucher: SavedVoucher, { dueDate }: PaymentAnswer): SavedVoucher | undefined {
  const isKnown = voucher.dueDate !== undefined;
  if (dueDate === undefined || (isKnown && !isMoved(voucher.dueDate, dueDate))) return voucher;
  return isKnown && voucher.requestType === EXTENSION ? undefined : { ...voucher, dueDate: dueDate.toString() };
}

/** `applyTo` for a voucher and an answer of the same request type. */
export function applyPayment(voucher: SavedVoucher, answer: PaymentAnswer, now = Date.now()): SavedVoucher | undefined {
  if (isOlder(answer, voucher, now)) return voucher;
  const { dueDate, amount, channels, isPartial = false, askedAt = voucher.askedAt } = answer;
  // An answer without content, such as `data: null`, says nothing about a code.
  if (amount === undefined && dueDate === undefined && !channels?.length) return voucher;
  if (isOtherAmount(voucher, amount)) return undefined;
  const channel = channelOfVoucher(channels ?? [], voucher);
  if (channel === 'ambiguous') return { ...voucher, isUnclear: true };
  // A channel without `payCode`, or one that could not be read, may be the voucher's.
  if (channel === undefined && !isPartial && channels?.every(({ payCode }) => payCode !== undefined)) return undefined;
  if (channel?.voucherCode === undefined) {
    const dated = isTooOld(voucher, now) ? undefined : applyDueDate(voucher, answer);
    return dated?.isUnclear && channels !== undefined && !isPartial ? { ...dated, isUnclear: false } : dated;
  }
  const confirmed = {
    ...voucher,
    askedAt,
    isUnclear: false,
    // The digits are never shown under the name of another channel.
    channel: channel.name ?? voucher.channel,
    dueDate: dueDate?.toString() ?? voucher.dueDate,
  };
  const code = channel.voucherCode;
  if (isSameCode(code, voucher.content.code)) return confirmed;
  // The picture and a refusal are of the old code.
  const content = { ...voucher.content, code, codeImage: undefined };
  return { ...confirmed, at: now, isRefused: false, content };
}

/** Whether both are dates, of different days. Of words, such as `in 3 days`, it is not known. */
function isMoved(before: string | undefined, now: PaymentAnswer['dueDate']): boolean {
  const [one, other] = [before, now].map((each) => (each === undefined ? undefined : calendarDay(each)));
  return one !== undefined && other !== undefined && one !== other;
}

/** Whether an answer says that another amount is due for a voucher's payment. */
export const isOfOtherAmount = (voucher: SavedVoucher, { requestType, amount }: PaymentAnswer): boolean =>
  voucher.requestType === requestType && isOtherAmount(voucher, amount);

/** Whether the amount due is neither that of the address nor that of the voucher. A number and other text cannot be compared. */
function isOtherAmount({ amount, content }: SavedVoucher, due: Amount | undefined): boolean {
  const isText = typeof due === 'string';
  const known = [amount, content.amount].flatMap((each) => (each === undefined ? [] : parseAmount(each)));
  const alike = known.filter((each) => (typeof each === 'string') === isText);
  return due !== undefined && alike.length > 0 && alike.every((each) => String(each).trim() !== String(due).trim());
}

/** Whether a code may not be valid: the server refused it, or it cannot be told to which channel it belongs. */
export const isDoubtful = ({ isRefused, isUnclear }: Pick<SavedVoucher, 'isRefused' | 'isUnclear'>): boolean =>
  isRefused === true || isUnclear === true;
