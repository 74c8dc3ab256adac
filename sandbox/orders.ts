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
