/** The support desk's pages for vouchers, which can be marked as paid, and orders, whose status can be changed. */
import { count, desc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import type { Database } from '../database.ts';
import { STATUSES } from '../endpoints/order.ts';
import { totalOf } from '../loan.ts';
import { borrowers, type Order, orders, products, vouchers } from '../schema.ts';
import { EXTEND } from '../vouchers.ts';
import {
  badge,
  containing,
  counted,
  type Markup,
  money,
  type Notice,
  PAGE_SIZE,
  page,
  pager,
  rowList,
  searchForm,
  statusName,
  type Wanted,
  when,
} from './layout.ts';

export async function voucherList(db: Database, { q, page: number }: Wanted, notice?: Notice): Promise<Markup> {
  // Every listed channel has a voucher. The page lists those that a borrower requested; the search finds the rest.
  const inUse = or(gt(vouchers.asked, 0), isNotNull(vouchers.paidAt));
  const found = sql`(${vouchers.vCode} LIKE ${containing(q)} ESCAPE '\\' OR ${vouchers.orderId} = ${q} OR ${vouchers.borrowerId} = ${q})`;
  const where = q === '' ? inUse : found;
  const rows = await db
    .select({ voucher: vouchers, name: borrowers.name })
    .from(vouchers)
    .leftJoin(borrowers, eq(borrowers.id, vouchers.borrowerId))
    .where(where)
    .orderBy(isNotNull(vouchers.paidAt), desc(vouchers.paidAt), vouchers.borrowerId, vouchers.vCode)
    .limit(PAGE_SIZE)
    .offset((number - 1) * PAGE_SIZE);
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(vouchers).where(where);
  return page(
    '/desk/vouchers',
    'Vouchers',
    [
      searchForm('/desk/vouchers', q, 'Voucher, order or borrower'),
      rowList(
        rows.map(
          ({ voucher, name }) =>
            html`<li class="row">
                  <span class="head"
                    ><strong>${money(voucher.amount)}</strong>
                    ${voucher.paidAt === null ? badge('open', 'Unpaid') : badge('done', 'Paid')}</span
                  >
                  <span class="facts">
                    <span>${voucher.requestType === EXTEND ? 'Extension' : 'Repayment'} of order ${voucher.orderId}</span
                    ><span>${name ?? ''} (${voucher.borrowerId})</span><span>${voucher.payCode}</span
                    ><span>Code ${voucher.vCode}</span>
                    ${voucher.paidAt === null ? '' : html`<span>paid ${when(voucher.paidAt)}</span>`}
                  </span>
                  ${
                    voucher.paidAt === null
                      ? html`<form method="post" action="/desk/vouchers">
                        <input type="hidden" name="vCode" value="${voucher.vCode}" />
                        <button type="submit" aria-label="Mark voucher ${voucher.vCode} as paid">Mark as paid</button>
                      </form>`
                      : ''
                  }
                </li>`,
        ),
        q === '' ? 'No borrower has asked for a voucher yet.' : 'No voucher matches.',
      ),
      html`${pager('/desk/vouchers', { q }, number, total)}`,
    ],
    { notice },
  );
}

export async function orderList(db: Database, { q, page: number }: Wanted, notice?: Notice): Promise<Markup> {
  const name = sql`${borrowers.name} LIKE ${containing(q)} ESCAPE '\\'`;
  const where = q === '' ? undefined : or(eq(orders.id, q), eq(orders.borrowerId, q), name);
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
  return page(
    '/desk/orders',
    'Orders',
    [
      searchForm('/desk/orders', q, 'Order or borrower'),
      rowList(
        rows.map(
          (row) =>
            html`<li class="row">
                  <span class="head"><strong>${row.product}, ${money(totalOf(row.order))}</strong> ${statusBadge(row.order)}</span>
                  <span class="facts">
                    <span>Order ${row.order.id}</span><span>${row.name} (${row.order.borrowerId})</span
                    ><span>due ${when(row.order.dueAt)}</span><span>${counted(row.order.extensions, 'extension')}</span>
                  </span>
                  ${statusForm(row.order, q, number)}
                </li>`,
        ),
        'No order matches.',
      ),
      html`${pager('/desk/orders', { q }, number, total)}`,
    ],
    { notice },
  );
}

function statusForm(order: Order, q: string, number: number): Markup {
  const options = [...new Set([...STATUSES, order.status])];
  return html`<form method="post" action="/desk/orders">
    <input type="hidden" name="borrower" value="${order.borrowerId}" />
    <input type="hidden" name="order" value="${order.id}" />
    <input type="hidden" name="q" value="${q}" />
    <input type="hidden" name="page" value="${number}" />
    <select name="status" aria-label="Status of order ${order.id} of ${order.borrowerId}">
      ${options.map((status) => html`<option value="${status}" ${status === order.status ? html`selected` : ''}>${statusName({ ...order, status })}</option>`)}
    </select>
    <button type="submit" aria-label="Set the status of order ${order.id} of ${order.borrowerId}">Set</button>
  </form>`;
}

const statusBadge = (order: Order) =>
  badge(order.status === 180 ? 'late' : order.status === 200 ? 'done' : 'plain', statusName(order));
