/** Changes of an order that the lender makes. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { DAY, DUE_LATER, OVERDUE, REPAYABLE, SETTLED, startOfDay, type Time } from './loan.ts';
import { type Order, orders } from './schema.ts';

/** `statusAt` of loan.ts in a query. */
export const statusColumn = ({ now, ahead }: Time): SQL =>
  sql`CASE WHEN ${ahead} > 0 AND ${inArray(orders.status, REPAYABLE)} AND ${orders.dueAt} < ${startOfDay(now)} THEN ${OVERDUE} ELSE ${orders.status} END`;

export const isOrder = ({ borrowerId, id }: Pick<Order, 'borrowerId' | 'id'>) =>
  and(eq(orders.borrowerId, borrowerId), eq(orders.id, id));

/** Noon, three days from now. */
const newDueAt = (now: number) => startOfDay(now) + 3.5 * DAY;

/**
 * An order that is due later, and whose due day has passed, gets a new due date; else it would still be overdue.
 * @returns the changed order; undefined when the order does not exist.
 */
export async function setOrderStatus(
  db: Database,
  { status, ...key }: Pick<Order, 'borrowerId' | 'id' | 'status'>,
  now: number,
): Promise<Order | undefined> {
  const dueAt = sql`CASE WHEN ${orders.dueAt} < ${startOfDay(now)} THEN ${newDueAt(now)} ELSE ${orders.dueAt} END`;
  const change = { status, ...(DUE_LATER.includes(status) && { dueAt }) };
  return (await db.update(orders).set(change).where(isOrder(key)).returning())[0];
}

/** Changes what the lender asks for: another late charge, or other codes for all channels. */
export async function changeOrder(
  db: Database,
  key: Pick<Order, 'borrowerId' | 'id'>,
  { penalty, hasNewCodes }: { penalty?: number | undefined; hasNewCodes: boolean },
): Promise<Order | undefined> {
  const change = { ...(penalty !== undefined && { penalty }), round: sql`${orders.round} + ${Number(hasNewCodes)}` };
  return (await db.update(orders).set(change).where(isOrder(key)).returning())[0];
}

/** Settles an order if it is still to be repaid, and not extended since it was read. @returns false otherwise. */
export async function settleOrder(db: Database, order: Order): Promise<boolean> {
  const asRead = and(inArray(orders.status, REPAYABLE), eq(orders.round, order.round));
  const settled = await db
    .update(orders)
    .set({ status: SETTLED })
    .where(and(isOrder(order), asRead));
  return settled.rowsAffected > 0;
}
