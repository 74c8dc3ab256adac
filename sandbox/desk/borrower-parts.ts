/** The parts of a complaint's page about its borrower: who it is, the order with its money, and the other complaints. */
import { and, desc, eq, ne } from 'drizzle-orm';
import { html } from 'hono/html';
import type { Database } from '../database.ts';
import type { Say } from '../envelope.ts';
import { isRepayable, orderNow, SETTLED, totalOf } from '../loan.ts';
import { isOrder } from '../orders.ts';
import {
  borrowers,
  type Complaint,
  channels,
  complaints,
  type Order,
  orders,
  type Product,
  products,
  repayments,
  vouchers,
} from '../schema.ts';
import { complaintsLink, complaintTable, keyOf, noteCount, ORDER } from './complaint-list.ts';
import type { Markup, PageContext } from './layout.ts';
import { paymentBadge } from './menu-pages.ts';
import { dueDate, namedSum, orderLink, searchAddress, statusBadge, sumOf } from './order-list.ts';
import { isRequested, voucherBadge } from './voucher-list.ts';
import { counted, digits, money, when } from './words.ts';

/** Complaints of the same borrower that a complaint's page lists. */
const MAX_OTHERS = 5;

/** Vouchers, and payments, of an order that a complaint's page lists. */
const MAX_PAID = 5;

/** An order with its status of now. */
interface About {
  order: Order;
  product: Product;
}

export async function orderOf(
  { db, time }: PageContext,
  { borrowerId, orderId }: Pick<Complaint, 'borrowerId' | 'orderId'>,
): Promise<About | undefined> {
  const [about] = await db
    .select({ order: orders, product: products })
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .where(isOrder({ borrowerId, id: orderId }));
  return about && { ...about, order: orderNow(about.order, about.product, time) };
}

export async function writer({ db, say }: PageContext, { borrowerId, score }: Complaint): Promise<Markup> {
  const borrower = await db.query.borrowers.findFirst({ where: eq(borrowers.id, borrowerId) });
  return html`${complaintsLink(borrowerId, html`<bdi>${borrower?.name ?? ''}</bdi> (${borrowerId})`)}
    ${score !== null && html`<span>${say(`Rated ${score} of 5 stars`, `Calificó con ${score} de 5 estrellas`)}</span>`}`;
}

export function orderSummary({ say, time }: PageContext, complaint: Complaint, { order }: About): Markup {
  return html`<p class="facts">
    <span>${say('Order', 'Préstamo')} ${orderLink(complaint)}</span>
    ${statusBadge(order, time, say)} <a href="#about">${namedSum(order, say)}</a> ${isRepayable(order) && dueDate(order, time, say)}
  </p>`;
}

const factIn = (say: Say) => (english: string, spanish: string, value: Markup | string) =>
  html`<dt>${say(english, spanish)}</dt><dd>${value}</dd>`;

function charges(say: Say, order: Order): Markup {
  const { amount, interest, commission, vat, penalty } = order;
  const fact = factIn(say);
  const isPaidOut = isRepayable(order) || order.status === SETTLED;
  const [totalName] = isPaidOut ? sumOf(order, say) : ['Total'];
  return html`${isPaidOut ? fact('Paid out', 'Monto entregado', money(amount)) : fact('Requested', 'Monto solicitado', money(amount))}
    ${fact('Interest', 'Intereses', money(interest))}
    ${fact('Commission', 'Comisión', money(commission))}
    ${fact('VAT', 'IVA', money(vat))}
    ${penalty > 0 && fact('Late charge', 'Recargo por atraso', money(penalty))}
    ${fact(totalName, totalName, html`<strong>${money(totalOf(order))}</strong>`)}`;
}

export async function orderSection(
  { db, say }: PageContext,
  complaint: Complaint,
  about: About | undefined,
): Promise<Markup> {
  const { requested, payments } = await paymentsOf(db, complaint);
  const isPaid = payments.length > 0 || requested.some(({ voucher }) => voucher.paidAt !== null);
  const fact = factIn(say);
  const paid = payments.map(
    (each) =>
      html`<p class="facts"><span>${money(each.amount)}</span> ${paymentBadge(each, say)} ${when(each.createdAt)}</p>`,
  );
  return html`<article aria-labelledby="about">
    <h2 id="about">${say('Order and payments', 'Préstamo y pagos')}</h2>
    <dl>
      ${
        about === undefined
          ? fact('Order', 'Préstamo', orderLink(complaint))
          : html`${fact('Product', 'Producto', about.product.name)}
            ${about.order.extensions > 0 && fact('Extensions', 'Extensiones', String(about.order.extensions))}
            ${charges(say, about.order)}`
      }
      ${(payments.length > 0 || !isPaid) && fact('Payments', 'Pagos', payments.length > 0 ? html`${paid}` : say('None yet', 'Aún no hay'))}
      ${
        requested.length > 0 &&
        fact(
          'Vouchers',
          'Códigos',
          html`<a href="${searchAddress('/desk/vouchers', complaint)}">${say(`${requested.length} requested`, counted(requested.length, 'solicitado'))}</a>
            ${requested
              .slice(0, MAX_PAID)
              .map(
                ({ voucher, channel }) =>
                  html`<p class="facts"><span>${channel ?? voucher.payCode}, ${money(voucher.amount)}</span> ${digits(voucher.vCode)} ${voucherBadge(voucher, say)}</p>`,
              )}`,
        )
      }
    </dl>
  </article>`;
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

export async function otherComplaints(context: PageContext): Promise<Markup | ''> {
  const { db, say, query } = context;
  const { borrowerId, id } = keyOf(query);
  const others = await db
    .select({ complaint: complaints, notes: noteCount })
    .from(complaints)
    .leftJoin(borrowers, eq(borrowers.id, complaints.borrowerId))
    .where(and(eq(complaints.borrowerId, borrowerId), ne(complaints.id, id)))
    .orderBy(...ORDER)
    .limit(MAX_OTHERS + 1);
  if (others.length === 0) return '';
  const all = say('All complaints of this borrower', 'Todas las quejas de este cliente');
  return html`<section aria-labelledby="others">
    <h2 id="others">${say('Other complaints of this borrower', 'Otras quejas de este cliente')}</h2>
    ${complaintTable(context, others.slice(0, MAX_OTHERS), '')}
    ${others.length > MAX_OTHERS && complaintsLink(borrowerId, all)}
  </section>`;
}
