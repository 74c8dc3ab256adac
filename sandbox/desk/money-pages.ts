/** The support desk's pages for vouchers, which can be marked as paid, and orders, whose status can be changed. */
import { count, desc, eq, isNotNull, not, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import type { Database } from '../database.ts';
import { STATUSES } from '../endpoints/order.ts';
import type { Say } from '../envelope.ts';
import { DAY, isRepayable, statusAt, type Time, totalOf } from '../loan.ts';
import { borrowers, channels, type Order, orders, products, type Voucher, vouchers } from '../schema.ts';
import { EXTEND } from '../vouchers.ts';
import {
  badge,
  contains,
  counted,
  dayOf,
  everyWord,
  listPage,
  type Markup,
  money,
  type Notice,
  PAGE_SIZE,
  type Reader,
  statusName,
  type Wanted,
  when,
} from './layout.ts';

/** Every listed channel has a voucher. The page lists those that a borrower requested; the search finds the rest. */
export const isRequested = sql`(${vouchers.asked} > 0 OR ${vouchers.paidAt} IS NOT NULL)`;

export async function voucherList(
  db: Database,
  reader: Reader,
  { q, page: number }: Wanted,
  notice?: Notice,
): Promise<Markup> {
  const { say } = reader;
  const where =
    q === ''
      ? isRequested
      : everyWord(q, (word) => [
          contains(vouchers.vCode, word),
          eq(vouchers.orderId, word),
          eq(vouchers.borrowerId, word),
        ]);
  const rows = await db
    .select({ voucher: vouchers, name: borrowers.name, channel: channels.name })
    .from(vouchers)
    .leftJoin(borrowers, eq(borrowers.id, vouchers.borrowerId))
    .leftJoin(channels, eq(channels.payCode, vouchers.payCode))
    .where(where)
    .orderBy(not(isRequested), isNotNull(vouchers.paidAt), desc(vouchers.paidAt), vouchers.borrowerId, vouchers.vCode)
    .limit(PAGE_SIZE)
    .offset((number - 1) * PAGE_SIZE);
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(vouchers).where(where);
  return listPage(reader, '/desk/vouchers', {
    title: say('Vouchers', 'Códigos de pago'),
    search: say('Voucher, order or borrower', 'Código, préstamo o cliente'),
    rows: rows.map(
      ({ voucher, name, channel }) =>
        html`<li class="row">
                  <span class="head"
                    ><strong>${money(voucher.amount)}</strong>
                    ${voucherBadge(voucher, say)}</span
                  >
                  <span class="facts">
                    <span>${voucher.requestType === EXTEND ? say('Extension of order', 'Extensión del préstamo') : say('Repayment of order', 'Pago del préstamo')} ${voucher.orderId}</span
                    ><span>${name ?? ''} (${voucher.borrowerId})</span><span>${channel ?? voucher.payCode}</span
                    ><span>${say('Code', 'Código')} ${voucher.vCode}</span>
                    ${voucher.paidAt === null ? '' : html`<span>${say('paid', 'pagado')} ${when(voucher.paidAt)}</span>`}
                  </span>
                  ${
                    voucher.paidAt === null
                      ? html`<form method="post" action="/desk/vouchers?${new URLSearchParams({ q, page: String(number) }).toString()}">
                        <input type="hidden" name="vCode" value="${voucher.vCode}" />
                        <button type="submit" aria-label="${say(`Mark voucher ${voucher.vCode} as paid`, `Marcar el código de pago ${voucher.vCode} como pagado`)}">
                          ${say('Mark as paid', 'Marcar como pagado')}
                        </button>
                      </form>`
                      : ''
                  }
                </li>`,
    ),
    nothing:
      q === ''
        ? say('No borrower has asked for a voucher yet.', 'Ningún cliente ha pedido un código de pago.')
        : say('No voucher matches.', 'Ningún código de pago coincide.'),
    q,
    number,
    total,
    notice,
  });
}

function voucherBadge({ paidAt, asked }: Voucher, say: Say): Markup {
  if (paidAt !== null) return badge('done', say('Paid', 'Pagado'));
  return asked > 0 ? badge('open', say('Unpaid', 'Por pagar')) : badge('plain', say('Not requested', 'Sin solicitar'));
}

export async function orderList(
  db: Database,
  reader: Reader,
  { q, page: number }: Wanted,
  time: Time,
  notice?: Notice,
): Promise<Markup> {
  const { say } = reader;
  const where = everyWord(q, (word) => [
    eq(orders.id, word),
    eq(orders.borrowerId, word),
    contains(borrowers.name, word),
  ]);
  const from = () =>
    db
      .select({ order: orders, product: products.name, name: borrowers.name })
      .from(orders)
      .innerJoin(products, eq(products.id, orders.productId))
      .innerJoin(borrowers, eq(borrowers.id, orders.borrowerId));
  const rows = await from()
    .where(where)
    .orderBy(desc(orders.createdAt), orders.borrowerId, orders.id)
    .limit(PAGE_SIZE)
    .offset((number - 1) * PAGE_SIZE);
  const [{ total } = { total: 0 }] = await db
    .select({ total: count() })
    .from(orders)
    .innerJoin(borrowers, eq(borrowers.id, orders.borrowerId))
    .where(where);
  return listPage(reader, '/desk/orders', {
    title: say('Orders', 'Préstamos'),
    search: say('Order or borrower', 'Préstamo o cliente'),
    rows: rows.map((row) => {
      const order = { ...row.order, status: statusAt(row.order, time) };
      return html`<li class="row">
                  <span class="head"><strong>${row.product}, ${money(totalOf(order))}</strong> ${statusBadge(order, say)}</span>
                  <span class="facts">
                    <span>${say('Order', 'Préstamo')} ${order.id}</span><span>${row.name} (${order.borrowerId})</span
                    >${isRepayable(order) && html`<span>${dueText(order, say)}</span>`}<span>${say(counted(order.extensions, 'extension'), counted(order.extensions, 'extensión', 'extensiones'))}</span>
                  </span>
                  ${statusForm(reader, order, q, number)}
                </li>`;
    }),
    remark: clockRemark(reader, time),
    nothing: say('No order matches.', 'Ningún préstamo coincide.'),
    q,
    number,
    total,
    notice,
  });
}

/** Says why the dates are others than on the borrower's phone. */
function clockRemark({ say }: Reader, { ahead }: Time): string {
  const days = Math.floor(ahead / DAY);
  if (days === 0) return '';
  const before = counted(days, say('day', 'día'));
  return say(
    `The sandbox's clock is ${before} ahead. Phones show these dates ${before} earlier.`,
    `El reloj del sandbox va ${before} adelante. Los teléfonos muestran estas fechas ${before} antes.`,
  );
}

function statusForm({ say }: Reader, order: Order, q: string, number: number): Markup {
  const name = say(
    `Status of order ${order.id} of ${order.borrowerId}`,
    `Estado del préstamo ${order.id} de ${order.borrowerId}`,
  );
  const options = [...new Set([...STATUSES, order.status])];
  return html`<form method="post" action="/desk/orders?${new URLSearchParams({ q, page: String(number) }).toString()}">
    <input type="hidden" name="borrower" value="${order.borrowerId}" />
    <input type="hidden" name="order" value="${order.id}" />
    <select name="status" aria-label="${name}">
      ${options.map((status) => html`<option value="${status}" ${status === order.status ? html`selected` : ''}>${statusName({ ...order, status }, say)}</option>`)}
    </select>
    <button type="submit" aria-label="${say('Set', 'Cambiar')}: ${name}">${say('Set', 'Cambiar')}</button>
  </form>`;
}

/** `due 2026-11-28`; empty for an order that is not to be repaid. */
export const dueText = (order: Order, say: Say) =>
  isRepayable(order) ? `${say('due', 'fecha de pago')} ${dayOf(order.dueAt)}` : '';

const statusBadge = (order: Order, say: Say) =>
  badge(order.status === 180 ? 'late' : order.status === 200 ? 'done' : 'plain', statusName(order, say));
