/** Vouchers. The same order, channel, purpose and amount always give the same code, until the order is extended. */
import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { DAY, EXTENSION_DAYS, extensionFee, isExtendable, isRepayable, SETTLED, totalOf } from './loan.ts';
import { findOrderOf } from './lookup.ts';
import { isOrder } from './orders.ts';
import { type Channel, channels, type Order, orders, type Voucher, vouchers } from './schema.ts';

export const SETTLE = 1;
export const EXTEND = 2;

export const priceOf = (order: Order, requestType: number) =>
  requestType === EXTEND ? extensionFee(order) : totalOf(order);

/** @param asked 1 when the borrower requested the voucher, 0 when it is only listed with the channels. */
export async function issueVouchers(
  db: Database,
  order: Order,
  of: readonly Channel[],
  requestType: number,
  asked: 0 | 1,
): Promise<Map<string, string>> {
  const rows = of.map(({ payCode, kind }) => {
    const key = {
      borrowerId: order.borrowerId,
      orderId: order.id,
      payCode,
      requestType,
      amount: priceOf(order, requestType),
      round: order.round,
    };
    return { ...key, vCode: codeOf(Object.values(key), kind === 'bank'), asked };
  });
  if (rows.length > 0) {
    await db
      .insert(vouchers)
      .values(rows)
      .onConflictDoUpdate({ target: vouchers.vCode, set: { asked: sql`${vouchers.asked} + ${asked}` } });
  }
  return new Map(rows.map(({ payCode, vCode }) => [payCode, vCode]));
}

/**
 * Fourteen digits, or the account number of a bank transfer, computed from the key only, so that the code is the same after
 * a reset.
 */
function codeOf(key: readonly (string | number)[], isTransfer: boolean): string {
  const digest = createHash('sha256').update(JSON.stringify(key)).digest();
  const digits = String(digest.readBigUInt64BE() % 1_000_000_000_000n).padStart(12, '0');
  return isTransfer ? accountNumber(`01218${digits}`) : `52${digits}`;
}

/** Adds the check digit of a CLABE (weights 3, 7, 1) to its first 17 digits. */
function accountNumber(digits: string): string {
  const weights = [3, 7, 1];
  const sum = Array.from(digits, Number).reduce(
    (total, digit, place) => total + ((digit * (weights[place % 3] ?? 0)) % 10),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

export type Payment = 'unknown' | 'already paid' | 'not payable' | { voucher: Voucher; order: Order };

/** What a store finds for a code: the voucher and its order, or why it does not take the money. */
export async function checkCode(db: Database, vCode: string): Promise<Payment> {
  const voucher = await db.query.vouchers.findFirst({ where: eq(vouchers.vCode, vCode) });
  if (voucher === undefined) return 'unknown';
  if (voucher.paidAt !== null) return 'already paid';
  const order = await findOrderOf(db, voucher.borrowerId, voucher.orderId);
  const channel = await db.query.channels.findFirst({ where: eq(channels.payCode, voucher.payCode) });
  const isOpen = order !== undefined && (voucher.requestType === EXTEND ? isExtendable(order) : isRepayable(order));
  if (!isOpen || channel === undefined || order.round !== voucher.round) return 'not payable';
  return voucher.amount === priceOf(order, voucher.requestType) ? { voucher, order } : 'not payable';
}

/** Records a payment at a store. Repeated calls change the order only once. */
export async function payVoucher(db: Database, vCode: string, now: number): Promise<Payment> {
  const found = await checkCode(db, vCode);
  if (typeof found === 'string') return found;
  const { voucher, order } = found;
  const change =
    voucher.requestType === EXTEND
      ? {
          status: 174,
          dueAt: order.dueAt + EXTENSION_DAYS * DAY,
          extensions: order.extensions + 1,
          round: order.round + 1,
        }
      : { status: SETTLED };
  await db.batch([
    // The condition includes the status, so that only one of two concurrent payments counts.
    db
      .update(orders)
      .set(change)
      .where(and(isOrder(order), eq(orders.status, order.status), eq(orders.round, order.round))),
    db
      .update(vouchers)
      .set({ paidAt: now })
      .where(and(eq(vouchers.vCode, vCode), isNull(vouchers.paidAt))),
  ]);
  return { voucher: { ...voucher, paidAt: now }, order: { ...order, ...change } };
}
