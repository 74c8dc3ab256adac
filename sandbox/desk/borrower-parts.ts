/** The parts of a complaint's page about its borrower: who it is, the order with its money, and the other complaints. */
import { and, desc, eq, ne } from 'drizzle-orm';
import { html } from 'hono/html';
import type { Database } from '../database.ts';
import type { Say } from '../envelope.ts';
import { isRepayable, statusAt, type Time, totalOf } from '../loan.ts';
import {
  borrowers,
  type Complaint,
  channels,
  complaints,
  type Order,
  orders,
  products,
  repayments,
  vouchers,
} from '../schema.ts';
import { complaintsLink, type Filter, type Key, noteCount, ORDER, row } from './complaint-list.ts';
import type { Markup, Reader } from './layout.ts';
import { rowList } from './list.ts';
import { paymentBadge } from './message-pages.ts';
import { dueDate, namedSum, orderLink, SETTLED, searchAddress, statusBadge, sumOf } from './order-list.ts';
import { isRequested, voucherBadge } from './voucher-list.ts';
import { counted, digits, money, when } from './words.ts';

/** Complaints of the same borrower that a complaint's page lists. */
const MAX_OTHERS = 5;

/** Vouchers, and payments, of an order that a complaint's page lists. */
const MAX_PAID = 5;

/** An order with its status of now. */
interface About {
  order: Order;
  product: string;
}

/** The order that a complaint is about. */
export async function orderOf(
  db: Database,
  { borrowerId, orderId }: Complaint,
  time: Time,
): Promise<About | undefined> {
  const [about] = await db
    .select({ order: orders, product: products.name })
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .where(and(eq(orders.borrowerId, borrowerId), eq(orders.id, orderId)));
  return about && { ...about, order: { ...about.order, status: statusAt(about.order, time) } };
}

/** Who wrote the complaint, and how they rated the answer. */
export async function writer(db: Database, { say }: Reader, { borrowerId, score }: Complaint): Promise<Markup> {
  const borrower = await db.query.borrowers.findFirst({ where: eq(borrowers.id, borrowerId) });
  return html`${complaintsLink(borrowerId, html`<bdi>${borrower?.name ?? ''}</bdi> (${borrowerId})`)}
    ${score !== null && html`<span>${say(`Rated ${score} of 5 stars`, `Calificó con ${score} de 5 estrellas`)}</span>`}`;
}

/** The order in short, above the reply. */
export function inShort({ say }: Reader, complaint: Complaint, { order }: About, time: Time): Markup {
  return html`<p class="facts narrow-only">
    <span>${say('Order', 'Préstamo')} ${orderLink(complaint)}</span>
    ${statusBadge(order, say)} <a href="#about">${namedSum(order, say)}</a> ${isRepayable(order) && dueDate(order, time, say)}
  </p>`;
}

/** The order with its charges, requested vouchers and payments. */
export async function orderSection(
  db: Database,
  reader: Reader,
  complaint: Complaint,
  about: About | undefined,
  time: Time,
): Promise<Markup> {
  const { say } = reader;
  const fact = factWith(say);
  const found = await paymentsOf(db, complaint);
  const { requested, payments } = found;
  const isPaid = payments.length > 0 || requested.some(({ voucher }) => voucher.paidAt !== null);
  return html`<section class="card" aria-labelledby="about">
    <h2 id="about">${say('Order and payments', 'Préstamo y pagos')}</h2>
    <div class="pair">
      <dl>
        ${
          about === undefined
            ? fact('Order', 'Préstamo', orderLink(complaint))
            : orderFacts(reader, complaint, about, time)
        }
        ${!isPaid && fact('Payments', 'Pagos', say('None yet', 'Aún no hay'))}
      </dl>
      ${about && charges(reader, about.order)}
    </div>
    ${requested.length + payments.length > 0 && paymentList(reader, complaint, found)}
  </section>`;
}

const factWith = (say: Say) => (english: string, spanish: string, value: Markup | string) =>
  html`<dt>${say(english, spanish)}</dt><dd>${value}</dd>`;

/** On a narrow page, without those that `inShort` says. */
function orderFacts({ say }: Reader, complaint: Complaint, { order, product }: About, time: Time): Markup {
  const fact = factWith(say);
  return html`<div class="wide-only">
      ${fact('Order', 'Préstamo', orderLink(complaint))}
      ${fact('Status', 'Estado', statusBadge(order, say))}
      ${isRepayable(order) && fact('Due date', 'Vence', dueDate(order, time, say, { isLabelled: true }))}
    </div>
    ${fact('Product', 'Producto', product)}
    ${order.extensions > 0 && fact('Extensions', 'Extensiones', String(order.extensions))}`;
}

/** What the total consists of. */
function charges({ say }: Reader, order: Order): Markup {
  const { amount, interest, commission, vat, penalty } = order;
  const fact = factWith(say);
  const isPaidOut = isRepayable(order) || order.status === SETTLED;
  const [name] = isPaidOut ? sumOf(order, say) : ['Total'];
  return html`<dl class="amounts">
    ${isPaidOut ? fact('Paid out', 'Monto entregado', money(amount)) : fact('Requested', 'Monto solicitado', money(amount))}
    ${fact('Interest', 'Intereses', money(interest))}
    ${fact('Commission', 'Comisión', money(commission))}
    ${fact('VAT', 'IVA', money(vat))}
    ${penalty > 0 && fact('Late charge', 'Recargo por atraso', money(penalty))}
    <div class="labels"><dt>${name}</dt><dd><strong>${money(totalOf(order))}</strong></dd></div>
  </dl>`;
}

/** The order's requested vouchers, and its payments by card or Alipay. */
async function paymentsOf(db: Database, { borrowerId, orderId }: Complaint) {
  const requested = await db
    .select({ voucher: vouchers, channel: channels.name })
    .from(vouchers)
    .leftJoin(channels, eq(channels.payCode, vouchers.payCode))
    .where(and(eq(vouchers.borrowerId, borrowerId), eq(vouchers.orderId, orderId), isRequested))
    .orderBy(desc(vouchers.paidAt), vouchers.vCode);
  const payments = await db.query.repayments.findMany({
    where: and(eq(repayments.borrowerId, borrowerId), eq(repayments.orderId, orderId)),
    orderBy: [desc(repayments.createdAt), repayments.id],
    limit: MAX_PAID,
  });
  return { requested, payments };
}

type Found = Awaited<ReturnType<typeof paymentsOf>>;

function paymentList({ say }: Reader, complaint: Complaint, { requested, payments }: Found): Markup {
  const list = (rows: Markup[]) => html`<ul role="list">${rows.map((row) => html`<li class="facts">${row}</li>`)}</ul>`;
  const fact = factWith(say);
  return html`<dl>
    ${
      requested.length > 0 &&
      fact(
        'Vouchers',
        'Códigos',
        html`<a href="${searchAddress('/desk/vouchers', complaint)}">${say(`${requested.length} requested`, counted(requested.length, 'solicitado'))}</a>
          ${list(
            requested
              .slice(0, MAX_PAID)
              .map(
                ({ voucher, channel }) =>
                  html`<span>${channel ?? voucher.payCode}, ${money(voucher.amount)}</span> ${digits(voucher.vCode)} ${voucherBadge(voucher, say)}`,
              ),
          )}`,
      )
    }
    ${
      payments.length > 0 &&
      fact(
        'Payments',
        'Pagos',
        list(
          payments.map(
            (payment) =>
              html`<span>${money(payment.amount)}</span> ${paymentBadge(payment, say)} ${when(payment.createdAt)}`,
          ),
        ),
      )
    }
  </dl>`;
}

export async function otherComplaints(
  db: Database,
  reader: Reader,
  filter: Filter,
  key: Key,
  now: number,
): Promise<Markup | ''> {
  const { say } = reader;
  const others = await db
    .select({ complaint: complaints, notes: noteCount })
    .from(complaints)
    .leftJoin(borrowers, eq(borrowers.id, complaints.borrowerId))
    .where(and(eq(complaints.borrowerId, key.borrowerId), ne(complaints.id, key.id)))
    .orderBy(...ORDER)
    .limit(MAX_OTHERS + 1);
  if (others.length === 0) return '';
  return html`<section class="stack" aria-labelledby="others">
    <h2 id="others">${say('Other complaints of this borrower', 'Otras quejas de este cliente')}</h2>
    ${rowList(
      others.slice(0, MAX_OTHERS).map((other) => row(reader, filter, other, now)),
      '',
    )}
    ${
      others.length > MAX_OTHERS &&
      complaintsLink(
        key.borrowerId,
        say('All complaints of this borrower', 'Todas las quejas de este cliente'),
        'action',
      )
    }
  </section>`;
}
