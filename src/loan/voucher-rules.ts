/** The request of a voucher, and which saved vouchers are current. A file of its own, because the first paint replaces `vouchers.ts`. Pure. */
import type { Read } from '../api/request';
import type { VoucherKey } from '../paths';

/** A voucher is created by a POST, which is sent once each time the instructions are opened. */
export const voucherRead = ({ productId, orderId, amount, payCode, requestType }: VoucherKey): Read => ({
  client: 'form',
  path: '/v3/loan-details/generate-vcode',
  body: { productId, orderId, amount, payCode, requestType },
});

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
