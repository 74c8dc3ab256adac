/** The sample data: products, channels, and the orders that every borrower starts with. */

import { notInArray } from 'drizzle-orm';
import { sampleCards } from './cards.ts';
import { type Database, TABLES } from './database.ts';
import { costOf, DAY, startOfDay, termDays } from './loan.ts';
import { sampleComplaints } from './sample-complaints.ts';
import {
  bankCards,
  borrowers,
  channels,
  complaints,
  coupons,
  orders,
  type Product,
  products,
  registrations,
  replies,
} from './schema.ts';

/** The borrower of a call without a session, so that a hand-typed link works. */
export const DEFAULT_BORROWER = { id: '10001', sessionId: 'session-10001' };

/** A second borrower, for testing that an order is not visible to other borrowers. */
const OTHER_BORROWER = { id: '20002', sessionId: 'session-20002' };
const OTHER_ORDER = '2000174';

/** @param word the end of the product's name and of its picture's. */
const product = (
  id: string,
  word: string,
  terms: Pick<Product, 'amount' | 'commission' | 'periods' | 'termUnit' | 'instalments'> & Partial<Product>,
): Product => ({
  id,
  name: `Préstamo ${word}`,
  logo: `/pictures/product-${word.toLowerCase()}.svg`,
  reloadedAmount: null,
  hasContract: true,
  firstStatus: 21,
  ...terms,
});

const PRODUCTS: readonly Product[] = [
  product('101', 'Azul', { amount: 345_600, commission: 227, periods: 7, termUnit: '1', instalments: 1 }),
  product('102', 'Verde', {
    amount: 500_000,
    commission: 9_000,
    periods: 30,
    termUnit: 'day',
    instalments: 2,
    firstStatus: 151,
  }),
  product('103', 'Sol', {
    amount: 900_000,
    reloadedAmount: 1_250_000,
    commission: 24_000,
    periods: 3,
    termUnit: '2',
    instalments: 3,
  }),
  product('104', 'Lago', {
    amount: 1_200_000,
    commission: 36_000,
    periods: 120,
    termUnit: 'day',
    instalments: 4,
    hasContract: false,
  }),
];

const COUPON = { productId: '102', amount: 5_000 };

const CHANNELS = (
  [
    ['CASH01', 'cash', 'Tienda Uno', 'tienda-uno', 'picture'],
    ['CASH02', 'cash', 'Tienda Dos', 'tienda-dos', 'code'],
    ['CASH03', 'cash', 'Farmacia Central', 'farmacia', 'none'],
    ['BANK01', 'bank', 'Banco Norte', 'banco-norte', 'none'],
    ['BANK02', 'bank', 'Banco del Valle', 'banco-valle', 'none'],
  ] as const
).map(([payCode, kind, name, logo, barcode]) => {
  return { payCode, kind, name, logo: `/pictures/channel-${logo}.svg`, barcode };
});

const REGISTERED_PHONE = '13900000011';

interface Sample {
  id: string;
  status: number;
  productId: string;
  /** Days from today to the due date. */
  due: number;
  penalty?: number;
  /** With three extensions used, the order offers no more. */
  extensions?: number;
}

const SAMPLE_ORDERS: readonly Sample[] = [
  { id: '1000021', status: 21, productId: '101', due: 7 },
  { id: '1000110', status: 110, productId: '101', due: 7 },
  { id: '1000151', status: 151, productId: '102', due: 30 },
  { id: '1000170', status: 170, productId: '103', due: 80 },
  { id: '1000174', status: 174, productId: '101', due: 3 },
  { id: '1000175', status: 174, productId: '102', due: 2, extensions: 3 },
  { id: '1000180', status: 180, productId: '102', due: -2, penalty: 30_694 },
  { id: '1000200', status: 200, productId: '101', due: -10 },
];

/** Adds the samples that are missing. Keeps existing rows. */
export async function addSamples(db: Database): Promise<void> {
  await fillCatalogue(db);
  await openAccount(db, DEFAULT_BORROWER);
  const filled = [DEFAULT_BORROWER.id, OTHER_BORROWER.id];
  const others = await db.query.borrowers.findMany({ where: notInArray(borrowers.id, filled) });
  for (const borrower of others) await openAccount(db, borrower);
}

export async function resetDatabase(db: Database): Promise<void> {
  const [first, ...others] = TABLES.map((table) => db.delete(table));
  if (first !== undefined) await db.batch([first, ...others]);
  await addSamples(db);
}

async function fillCatalogue(db: Database): Promise<void> {
  const theirs = orderOf(OTHER_BORROWER.id, { id: OTHER_ORDER, status: 174, productId: '101', due: 4 }, Date.now());
  await db.batch([
    db
      .insert(products)
      .values([...PRODUCTS])
      .onConflictDoNothing(),
    db.insert(channels).values(CHANNELS).onConflictDoNothing(),
    db
      .insert(borrowers)
      .values({ ...OTHER_BORROWER, name: 'Luis Campos Rivera', ...home(OTHER_BORROWER.id) })
      .onConflictDoNothing(),
    db.insert(orders).values(theirs).onConflictDoNothing(),
    db
      .insert(registrations)
      .values({
        phone: REGISTERED_PHONE,
        userName: REGISTERED_PHONE,
        merchantNumber: '0',
        templateId: '1',
        createdAt: Date.now(),
      })
      .onConflictDoNothing(),
  ]);
}

/** Creates a borrower with the samples. Existing borrowers get samples added by a newer version. */
export async function openAccount(db: Database, who: { id: string; sessionId: string | null }): Promise<void> {
  const borrower = { ...who, name: 'María Fernanda Ortiz López', ...home(who.id) };
  const now = Date.now();
  const samples = sampleComplaints(who.id, now);
  await db.batch([
    db.insert(borrowers).values(borrower).onConflictDoNothing(),
    db
      .insert(orders)
      .values(SAMPLE_ORDERS.map((sample) => orderOf(who.id, sample, now)))
      .onConflictDoNothing(),
    db
      .insert(coupons)
      .values({ borrowerId: who.id, ...COUPON })
      .onConflictDoNothing(),
    db.insert(bankCards).values(sampleCards(who.id)).onConflictDoNothing(),
    db.insert(complaints).values(samples.complaints).onConflictDoNothing(),
    db.insert(replies).values(samples.replies).onConflictDoNothing(),
  ]);
}

function home(borrowerId: string) {
  const tail = borrowerId.replace(/\D/g, '').slice(-4).padStart(4, '0');
  return { address: 'Calle Olmo 14, Col. Jardines, 06000 Ciudad de México', bankNo: `01218000118359${tail}` };
}

function orderOf(borrowerId: string, sample: Sample, now: number): typeof orders.$inferInsert {
  const product = PRODUCTS.find(({ id }) => id === sample.productId);
  if (product === undefined) throw new Error(`No sample product ${sample.productId}`);
  // Noon in Mexico City is the same date in most time zones.
  const dueAt = startOfDay(now) + sample.due * DAY + 12 * 3_600_000;
  return {
    borrowerId,
    id: sample.id,
    productId: sample.productId,
    status: sample.status,
    ...costOf(product, product.amount, 0),
    penalty: sample.penalty ?? 0,
    createdAt: Math.min(dueAt - termDays(product) * DAY, now - 3_600_000),
    dueAt,
    extensions: sample.extensions ?? 0,
    round: sample.extensions ?? 0,
  };
}
