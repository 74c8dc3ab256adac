/** Which saved vouchers are current. A file of its own, because the first paint replaces `vouchers.ts`. Pure. */

/** The key in the database. */
export const VOUCHERS_KEY = 'order.vouchers';

/** ms. Older vouchers are deleted. */
const LIFETIME = 60 * 24 * 3_600_000;

const IDENTITY = ['userId', 'orderId', 'requestType', 'amount', 'payCode'] as const;
export type SavedVoucherKey = { readonly [Name in (typeof IDENTITY)[number]]: string | undefined };

/** Whether both are for the same payment. */
export const isSameVoucher = (one: SavedVoucherKey, other: SavedVoucherKey) =>
  IDENTITY.every((name) => one[name] === other[name]);

/** This borrower's vouchers that are not too old; the newest first. */
export const currentVouchers = <Voucher extends { userId: string; at: number }>(
  all: readonly Voucher[],
  userId: string,
  now = Date.now(),
): Voucher[] =>
  all.filter((each) => each.userId === userId && each.at > now - LIFETIME).sort((one, other) => other.at - one.at);
