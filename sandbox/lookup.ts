/** Finds the borrower of a call, and the records that belong to this borrower. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { Call } from './endpoint.ts';
import { CODES, Refusal } from './envelope.ts';
import { orderOnPhone } from './loan.ts';
import { isOrder } from './orders.ts';
import { type Params, textOf } from './request.ts';
import { type Borrower, borrowers, channels, coupons, type Order, type Product, products } from './schema.ts';
import { DEFAULT_BORROWER, openAccount } from './seed.ts';

/**
 * The borrower of a session: by userId, else by sessionId, else the default one.
 * A new id gets its own account with the sample orders, so parallel testers do not affect each other.
 */
export async function identify(db: Database, params: Params): Promise<Borrower> {
  const userId = textOf(params, 'userId')?.slice(0, 64);
  const sessionId = textOf(params, 'sessionId')?.slice(0, 64);
  const same =
    userId !== undefined
      ? eq(borrowers.id, userId)
      : sessionId !== undefined
        ? eq(borrowers.sessionId, sessionId)
        : eq(borrowers.id, DEFAULT_BORROWER.id);
  const find = () => db.query.borrowers.findFirst({ where: same });
  const known = await find();
  if (known !== undefined) return known;
  await openAccount(
    db,
    userId === undefined ? { id: `of ${sessionId}`, sessionId: sessionId ?? null } : { id: userId, sessionId: null },
  );
  const opened = await find();
  if (opened === undefined) throw new Error('The account could not be opened');
  return opened;
}

export async function findProduct({ db }: Call, productId: string): Promise<Product> {
  const product = await db.query.products.findFirst({ where: eq(products.id, productId) });
  if (product === undefined) throw new Refusal(CODES.notFound, 'Product not found', 'No encontramos el producto');
  return product;
}

/** The amount of the borrower's unused coupon for a product, else 0. */
export async function findCoupon({ db, borrower }: Call, product: Product): Promise<number> {
  const coupon = await db.query.coupons.findFirst({
    where: and(eq(coupons.borrowerId, borrower.id), eq(coupons.productId, product.id), isNull(coupons.orderId)),
  });
  return coupon?.amount ?? 0;
}

/** The borrower's order and its product. `productId`, if given, must match. */
export async function findOrder(
  call: Call,
  orderId: string,
  productId?: string,
): Promise<{ order: Order; product: Product }> {
  const { db, borrower } = call;
  const order = await findOrderOf(db, borrower.id, orderId);
  if (order === undefined) throw new Refusal(CODES.notFound, 'Order not found', 'No encontramos ese préstamo');
  if (productId !== undefined && productId !== order.productId) {
    throw new Refusal(CODES.notFound, 'The order is of another product', 'El préstamo es de otro producto');
  }
  const product = await findProduct(call, order.productId);
  return { order: orderOnPhone(order, product, call), product };
}

export const findOrderOf = (db: Database, borrowerId: string, id: string) =>
  db.query.orders.findFirst({ where: isOrder({ borrowerId, id }) });

export const allChannels = (db: Database) => db.query.channels.findMany({ orderBy: channels.payCode });
