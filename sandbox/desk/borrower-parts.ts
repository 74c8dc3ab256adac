/** The parts of a complaint's page about its borrower: the order, its vouchers, and the other complaints. */
import { and, count, desc, eq, ne } from 'drizzle-orm';
import { html } from 'hono/html';
import type { Database } from '../database.ts';
import { statusAt, type Time, totalOf } from '../loan.ts';
import { type Complaint, complaints, orders, products, vouchers } from '../schema.ts';
import { addressOf, type Filter, isAnswered, type Key, row, stateOfComplaint } from './complaint-list.ts';
import { counted, type Markup, money, type Reader, rowList, statusName } from './layout.ts';
import { isRequested } from './money-pages.ts';

/** Complaints of the same borrower that a complaint's page lists. */
const MAX_OTHERS = 5;

/** The order and its vouchers that the borrower asked for, each with a link to its page of the desk. */
export async function orderFacts(
  db: Database,
  { say }: Reader,
  { borrowerId, orderId }: Complaint,
  time: Time,
): Promise<Markup> {
  const [about] = await db
    .select()
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .where(and(eq(orders.borrowerId, borrowerId), eq(orders.id, orderId)));
  const [{ asked } = { asked: 0 }] = await db
    .select({ asked: count() })
    .from(vouchers)
    .where(and(eq(vouchers.borrowerId, borrowerId), eq(vouchers.orderId, orderId), isRequested));
  const q = new URLSearchParams({ q: `${orderId} ${borrowerId}` });
  return html`<dt>${say('Order', 'Préstamo')}</dt>
    <dd>
      <a href="/desk/orders?${q.toString()}">${orderId}</a>${about && html`, ${about.products.name}, ${money(totalOf(about.orders))}, ${statusName({ ...about.orders, status: statusAt(about.orders, time) }, say)}`}
    </dd>
    <dt>${say('Vouchers', 'Códigos de pago')}</dt>
    <dd>${asked === 0 ? say('none requested', 'ninguno solicitado') : html`<a href="/desk/vouchers?${q.toString()}">${say(`${asked} requested`, counted(asked, 'solicitado'))}</a>`}</dd>`;
}

export async function otherComplaints(
  db: Database,
  reader: Reader,
  filter: Filter,
  key: Key,
  now: number,
): Promise<Markup | ''> {
  const { say } = reader;
  const others = await db.query.complaints.findMany({
    where: and(eq(complaints.borrowerId, key.borrowerId), ne(complaints.id, key.id)),
    orderBy: [isAnswered, desc(complaints.createdAt), complaints.id],
    limit: MAX_OTHERS + 1,
  });
  if (others.length === 0) return '';
  return html`<section class="stack" aria-labelledby="others">
    <h2 id="others">${say('Other complaints of this borrower', 'Otras quejas de este cliente')}</h2>
    ${rowList(
      others
        .slice(0, MAX_OTHERS)
        .map((other) => row(reader, filter, other, now, { badge: stateOfComplaint(reader, other) })),
      '',
    )}
    ${
      others.length > MAX_OTHERS &&
      html`<a class="action" href="${addressOf('/desk', { q: key.borrowerId, type: '', state: 'all' })}">${say('All complaints of this borrower', 'Todas las quejas de este cliente')}</a>`
    }
  </section>`;
}
