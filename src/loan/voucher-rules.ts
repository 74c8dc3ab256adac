/** Which of the vouchers on the device count. Pure. */
import type { SavedVoucher } from './saved-vouchers';

/** Their key in the database. */
export const VOUCHERS_KEY = 'order.vouchers';

/** ms. */
const LIFETIME = 60 * 24 * 3_600_000;

const IDENTITY = ['userId', 'orderId', 'requestType', 'amount', 'payCode'] as const;
export type SavedVoucherKey = { readonly [Name in (typeof IDENTITY)[number]]: string | undefined };

/** Whether both are for the same payment. */
export const isSameVoucher = (one: SavedVoucherKey, other: SavedVoucherKey) =>
  IDENTITY.every((name) => one[name] === other[name]);

/** Those of this borrower that are not too old; the newest first. */
export const currentVouchers = (all: readonly SavedVoucher[], userId: string, now = Date.now()) =>
  all.filter((each) => each.userId === userId && each.at > now - LIFETIME).sort((one, other) => other.at - one.at);
