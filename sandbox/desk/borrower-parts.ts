/** The parts of a complaint's page about its borrower: the order, its vouchers, and the other complaints. */
import { and, count, desc, eq, ne } from 'drizzle-orm';
import { html } from 'hono/html';
import type { Database } from '../database.ts';
import { sayIn } from '../envelope.ts';
import { isRepayable, statusAt, type Time, totalOf } from '../loan.ts';
import { borrowers, type Complaint, complaints, orders, products, vouchers } from '../schema.ts';
import { addressOf, type Filter, isAnswered, type Key, row, stateOfComplaint } from './complaint-list.ts';
import type { Markup, Reader } from './layout.ts';
import { rowList } from './list.ts';
import { dueDate } from './order-list.ts';
import { isRequested } from './voucher-list.ts';
import { counted, money, statusName } from './words.ts';

/** Complaints of the same borrower that a complaint's page lists. */
const MAX_OTHERS = 5;

/** The borrower, and the order and its requested vouchers, each with a link to its page of the desk. */
export async function borrowerFacts(db: Database, { say }: Reader, complaint: Complaint, time: Time): Promise<Markup> {
  const { borrowerId, orderId, language, score } = complaint;
  const borrower = await db.query.borrowers.findFirst({ where: eq(borrowers.id, borrowerId) });
  const [about] = await db
    .select()
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .where(and(eq(orders.borrowerId, borrowerId), eq(orders.id, orderId)));
  const [{ asked } = { asked: 0 }] = await db
    .select({ asked: count() })
    .from(vouchers)
    .where(and(eq(vouchers.borrowerId, borrowerId), eq(vouchers.orderId, orderId), isRequested));
  const order = about && { ...about.orders, status: statusAt(about.orders, time) };
  const q = new URLSearchParams({ q: `${orderId} ${borrowerId}` });
  return html`<section class="card" aria-labelledby="about">
    <h2 id="about">${say('Borrower and order', 'Cliente y préstamo')}</h2>
    <dl>
      <dt>${say('Borrower', 'Cliente')}</dt>
      <dd><bdi>${borrower?.name ?? ''} (${borrowerId})</bdi>, ${sayIn(language)(say('writes in English', 'escribe en inglés'), say('writes in Spanish', 'escribe en español'))}</dd>
      <dt>${say('Order', 'Préstamo')}</dt>
      <dd><a href="/desk/orders?${q.toString()}">${orderId}</a>${order && html`, ${about.products.name}, ${money(totalOf(order))}, ${statusName(order, say)}${isRepayable(order) && html`<br />${dueDate(order, time, say)}`}`}</dd>
      ${
        asked > 0 &&
        html`<dt>${say('Vouchers', 'Códigos de pago')}</dt>
          <dd><a href="/desk/vouchers?${q.toString()}">${say(`${asked} requested`, counted(asked, 'solicitado'))}</a></dd>`
      }
      ${
        score !== null &&
        html`<dt>${say('Rating', 'Calificación')}</dt>
          <dd>${say(`${score} of 5 stars`, `${score} de 5 estrellas`)}</dd>`
      }
    </dl>
  </section>`;
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
