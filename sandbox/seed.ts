/** The sample data: products, channels, and the orders and complaints that every borrower starts with. */

import { notInArray } from 'drizzle-orm';
import type { SQLiteInsertValue, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { sampleCards } from './cards.ts';
import { type Database, TABLES } from './database.ts';
import { costOf, DAY, startOfDay, termDays } from './loan.ts';
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

/** Adds rows. Keeps existing ones. */
const insert = <Table extends SQLiteTable>(db: Database, table: Table, rows: SQLiteInsertValue<Table>[]) =>
  db.insert(table).values(rows).onConflictDoNothing();

async function fillCatalogue(db: Database): Promise<void> {
  const now = Date.now();
  const { id } = OTHER_BORROWER;
  const registered = { phone: REGISTERED_PHONE, userName: REGISTERED_PHONE, merchantNumber: '0', templateId: '1' };
  await db.batch([
    insert(db, products, [...PRODUCTS]),
    insert(db, channels, CHANNELS),
    insert(db, borrowers, [{ ...OTHER_BORROWER, name: 'Luis Campos Rivera', ...home(id) }]),
    insert(db, orders, [orderOf(id, { id: OTHER_ORDER, status: 174, productId: '101', due: 4 }, now)]),
    insert(db, registrations, [{ ...registered, createdAt: now }]),
  ]);
}

/** Creates a borrower with the samples. Existing borrowers get samples added by a newer version. */
export async function openAccount(db: Database, who: { id: string; sessionId: string | null }): Promise<void> {
  const now = Date.now();
  const samples = sampleComplaints(who.id, now);
  await db.batch([
    insert(db, borrowers, [{ ...who, name: 'María Fernanda Ortiz López', ...home(who.id) }]),
    insert(
      db,
      orders,
      SAMPLE_ORDERS.map((sample) => orderOf(who.id, sample, now)),
    ),
    insert(db, coupons, [{ borrowerId: who.id, ...COUPON }]),
    insert(db, bankCards, sampleCards(who.id)),
    insert(db, complaints, samples.complaints),
    insert(db, replies, samples.replies),
  ]);
}

function home(borrowerId: string) {
  const tail = borrowerId.replace(/\D/g, '').slice(-4).padStart(4, '0');
  return { address: 'Calle Olmo 14, Col. Jardines, 06000 Ciudad de México', bankNo: `01218000118359${tail}` };
}

function orderOf(borrowerId: string, sample: Sample, now: number): typeof orders.$inferInsert {
  const { id, status, productId, due, penalty = 0, extensions = 0 } = sample;
  const product = PRODUCTS.find((each) => each.id === productId);
  if (product === undefined) throw new Error(`No sample product ${productId}`);
  // Noon in Mexico City is the same date in most time zones.
  const dueAt = startOfDay(now) + due * DAY + 12 * 3_600_000;
  const createdAt = Math.min(dueAt - termDays(product) * DAY, now - 3_600_000);
  const cost = costOf(product, product.amount, 0);
  return { borrowerId, id, productId, status, ...cost, penalty, createdAt, dueAt, extensions, round: extensions };
}

const ANSWERED = '7000001';

/** The address of a drawn receipt (pictures.ts), a different one for each number. */
const receipt = (number: number) => `/pictures/receipt-${number}.svg`;

/** One answered, one about collection, one with nine photos. */
function sampleComplaints(borrowerId: string, now: number) {
  const common = { borrowerId, language: '2', images: [] };
  return {
    complaints: [
      {
        ...common,
        id: ANSWERED,
        orderId: '1000180',
        type: '2',
        content: 'Pagué el viernes en Tienda Uno y mi préstamo sigue como vencido. Adjunto mi comprobante.',
        images: [receipt(1)],
        createdAt: now - 6 * DAY,
        answeredAt: now - 5 * DAY,
      },
      {
        ...common,
        id: '7000002',
        orderId: '1000180',
        type: '1',
        subType: '12',
        content: 'Me llamaron cinco veces el domingo, antes de las siete de la mañana.',
        createdAt: now - 2 * DAY,
      },
      {
        ...common,
        id: '7000003',
        orderId: '1000174',
        type: '3',
        content: 'Los montos de mis comprobantes no coinciden con los de la app. Envío los nueve.',
        images: Array.from({ length: 9 }, (_, index) => receipt(index + 1)),
        createdAt: now - DAY,
      },
    ],
    replies: [
      {
        borrowerId,
        complaintId: ANSWERED,
        number: 1,
        content:
          'Hola, María Fernanda. Encontramos tu pago: la tienda lo había registrado con otra referencia. Ya lo aplicamos y quitamos el recargo de esos días. Te enviamos tu comprobante.',
        images: [receipt(10)],
        createdAt: now - 5 * DAY,
        author: 'Lucía',
      },
    ],
  };
}
