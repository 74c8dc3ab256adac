/** Vouchers: one wish (order, channel, purpose, amount) has one code, until an extension makes it a new wish. */
import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { DAY, EXTENSION_DAYS, extensionFee, isExtendable, isRepayable, totalOf } from './loan.ts';
import { type Channel, type Order, orders, type Voucher, vouchers } from './schema.ts';

export const SETTLE = 1;
export const EXTEND = 2;

export const priceOf = (order: Order, requestType: number) =>
  requestType === EXTEND ? extensionFee(order) : totalOf(order);

/** @param asked whether the borrower asked for it (1) or it only stands in a list (0). */
export async function issueVouchers(
  db: Database,
  order: Order,
  channels: readonly Pick<Channel, 'payCode'>[],
  requestType: number,
  asked: 0 | 1,
): Promise<Map<string, string>> {
  const rows = channels.map(({ payCode }) => {
    const wish = {
      borrowerId: order.borrowerId,
      orderId: order.id,
      payCode,
      requestType,
      amount: priceOf(order, requestType),
      round: order.extensions,
    };
    return { ...wish, vCode: codeOf(Object.values(wish)), asked };
  });
  if (rows.length > 0) {
    await db
      .insert(vouchers)
      .values(rows)
      .onConflictDoUpdate({ target: vouchers.vCode, set: { asked: sql`${vouchers.asked} + ${asked}` } });
  }
  return new Map(rows.map(({ payCode, vCode }) => [payCode, vCode]));
}

/** Fourteen digits that only depend on the wish, so the same wish has the same code even after a reset. */
function codeOf(wish: readonly (string | number)[]): string {
  const digest = createHash('sha256').update(JSON.stringify(wish)).digest();
  return `52${String(digest.readBigUInt64BE() % 1_000_000_000_000n).padStart(12, '0')}`;
}

export type Payment = 'unknown' | 'already paid' | 'not payable' | { voucher: Voucher; order: Order };

/** A store took the money. The order changes once, however often the store says so. */
export async function payVoucher(db: Database, vCode: string, now: number): Promise<Payment> {
  const voucher = await db.query.vouchers.findFirst({ where: eq(vouchers.vCode, vCode) });
  if (voucher === undefined) return 'unknown';
  if (voucher.paidAt !== null) return 'already paid';
  const isIts = and(eq(orders.borrowerId, voucher.borrowerId), eq(orders.id, voucher.orderId));
  const order = await db.query.orders.findFirst({ where: isIts });
  const open = order !== undefined && (voucher.requestType === EXTEND ? isExtendable(order) : isRepayable(order));
  if (!open || order.extensions !== voucher.round) return 'not payable';
  const change =
    voucher.requestType === EXTEND
      ? { status: 174, dueAt: order.dueAt + EXTENSION_DAYS * DAY, extensions: order.extensions + 1 }
      : { status: 200 };
  await db.batch([
    // The status in the condition keeps two payments at the same moment from both counting.
    db
      .update(orders)
      .set(change)
      .where(and(isIts, eq(orders.status, order.status), eq(orders.extensions, order.extensions))),
    db
      .update(vouchers)
      .set({ paidAt: now })
      .where(and(eq(vouchers.vCode, vCode), isNull(vouchers.paidAt))),
  ]);
  return { voucher: { ...voucher, paidAt: now }, order: { ...order, ...change } };
}
