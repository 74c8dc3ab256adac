/** The older repayment. Opening the page issues a token, which allows one payment; some cards need a code of the bank. */
import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { isRepayable, totalOf } from './loan.ts';
import { settleOrder } from './orders.ts';
import { type BankCard, type Order, type Repayment, repayments, repayTokens } from './schema.ts';
import { newCode } from './sms.ts';

const CODE_LIFETIME_MS = 10 * 60_000;
const MAX_WRONG_CODES = 5;
const MAX_SENT = 6;

type Owner = Pick<Order, 'borrowerId' | 'id'>;

/** @returns a new token. */
export async function issueToken(db: Database, order: Owner, now: number): Promise<string> {
  const token = randomUUID();
  await db.insert(repayTokens).values({ token, borrowerId: order.borrowerId, orderId: order.id, createdAt: now });
  return token;
}

/** `unknown`: the token was not issued for this order of this borrower. */
export async function tokenState(db: Database, order: Owner, token: string): Promise<'unknown' | 'open' | 'used'> {
  const issued = await db.query.repayTokens.findFirst({ where: isToken(order, token) });
  if (issued === undefined) return 'unknown';
  return issued.usedAt === null ? 'open' : 'used';
}

export const findWaitingPayment = (db: Database, order: Owner, token: string) =>
  db.query.repayments.findFirst({
    where: and(ofOrder(order), eq(repayments.token, token), eq(repayments.state, 'waiting')),
  });

/**
 * Starts a payment by card. With a card that needs no code, also completes it.
 * @returns undefined when the token is already used, or another payment has settled the order.
 */
export async function beginPayment(
  db: Database,
  order: Order,
  card: BankCard,
  token: string,
  now: number,
): Promise<Repayment | undefined> {
  const taken = await db
    .update(repayTokens)
    .set({ usedAt: now })
    .where(and(isToken(order, token), isNull(repayTokens.usedAt)));
  if (taken.rowsAffected === 0) return undefined;
  if (!card.needsCode && !(await settleOrder(db, order))) return undefined;
  const code = card.needsCode ? newCode() : null;
  return insertPayment(db, order, {
    cardId: card.id,
    token,
    state: card.needsCode ? 'waiting' : 'paid',
    code,
    codeSentAt: code === null ? null : now,
    sent: code === null ? 0 : 1,
    createdAt: now,
  });
}

export const beginAlipay = (db: Database, order: Order, now: number): Promise<Repayment> =>
  insertPayment(db, order, { state: 'waiting', createdAt: now });

async function insertPayment(
  db: Database,
  order: Order,
  payment: Omit<typeof repayments.$inferInsert, 'id' | 'borrowerId' | 'orderId' | 'amount'>,
): Promise<Repayment> {
  const id = `8${String(randomInt(1e12)).padStart(12, '0')}`;
  const row = { ...payment, id, borrowerId: order.borrowerId, orderId: order.id, amount: totalOf(order) };
  const [, [inserted]] = await db.batch([
    // A waiting payment has moved no money yet, so a newer payment replaces it.
    db
      .update(repayments)
      .set({ state: 'replaced' })
      .where(and(ofOrder(order), eq(repayments.state, 'waiting'))),
    db.insert(repayments).values(row).returning(),
  ]);
  if (inserted === undefined) throw new Error('The payment could not be saved');
  return inserted;
}

/** Sends a new code for a waiting payment. @returns undefined when too many were sent. */
export async function resendCode(db: Database, repayment: Repayment, now: number): Promise<string | undefined> {
  if (repayment.sent >= MAX_SENT) return undefined;
  const code = newCode();
  await db
    .update(repayments)
    .set({ code, codeSentAt: now, misses: 0, sent: sql`${repayments.sent} + 1` })
    .where(eq(repayments.id, repayment.id));
  return code;
}

export const findRepayment = (db: Database, id: string) =>
  db.query.repayments.findFirst({ where: eq(repayments.id, id) });

/** Compares a code with the latest one sent, and counts wrong attempts. */
export async function checkCode(
  db: Database,
  repayment: Repayment,
  code: string,
  now: number,
): Promise<'right' | 'wrong' | 'expired'> {
  const age = now - (repayment.codeSentAt ?? 0);
  if (repayment.code === null || age >= CODE_LIFETIME_MS || repayment.misses >= MAX_WRONG_CODES) return 'expired';
  if (repayment.code === code) return 'right';
  await db
    .update(repayments)
    .set({ misses: sql`${repayments.misses} + 1` })
    .where(eq(repayments.id, repayment.id));
  return 'wrong';
}

/** Completes a waiting payment and settles the order. @returns false when the order or the payment has changed meanwhile. */
export async function completePayment(db: Database, repayment: Repayment, order: Order): Promise<boolean> {
  const valid = isRepayable(order) && totalOf(order) === repayment.amount && repayment.state === 'waiting';
  if (!valid || !(await settleOrder(db, order))) return false;
  await db.update(repayments).set({ state: 'paid' }).where(eq(repayments.id, repayment.id));
  return true;
}

const isToken = (order: Owner, token: string) =>
  and(eq(repayTokens.token, token), eq(repayTokens.borrowerId, order.borrowerId), eq(repayTokens.orderId, order.id));

const ofOrder = (order: Owner) => and(eq(repayments.borrowerId, order.borrowerId), eq(repayments.orderId, order.id));
