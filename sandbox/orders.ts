/** What the lender decides about an order from outside the app. */
import { and, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { type Order, orders } from './schema.ts';

/** @returns the changed order; undefined when there is no such one. */
export async function setOrderStatus(
  db: Database,
  { borrowerId, id, status }: Pick<Order, 'borrowerId' | 'id' | 'status'>,
): Promise<Order | undefined> {
  const [changed] = await db
    .update(orders)
    .set({ status })
    .where(and(eq(orders.borrowerId, borrowerId), eq(orders.id, id)))
    .returning();
  return changed;
}

/** Settles an order that still is as it was read. @returns false when something else has changed it meanwhile. */
export async function settleOrder(db: Database, order: Order): Promise<boolean> {
  const asRead = and(eq(orders.status, order.status), eq(orders.extensions, order.extensions));
  const settled = await db
    .update(orders)
    .set({ status: 200 })
    .where(and(eq(orders.borrowerId, order.borrowerId), eq(orders.id, order.id), asRead))
    .returning({ id: orders.id });
  return settled.length > 0;
}
