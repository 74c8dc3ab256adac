/** The support desk's list of orders, overdue ones first, whose status can be changed. */
import { and, count, eq, inArray, not, or, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import { STATUSES } from '../endpoints/order.ts';
import type { Say } from '../envelope.ts';
import {
  DAY,
  DUE_LATER,
  dayOf,
  isRepayable,
  OVERDUE,
  orderNow,
  REPAYABLE,
  SETTLED,
  startOfDay,
  type Time,
  totalOf,
} from '../loan.ts';
import { statusColumn } from '../orders.ts';
import { borrowers, type Order, orders, products } from '../schema.ts';
import { complaintsLink } from './complaint-list.ts';
import {
  addressWith,
  badge,
  listPage,
  type Markup,
  type Notice,
  PAGE_SIZE,
  type PageContext,
  pageNumber,
  parameterOf,
  stateIn,
  stateTabs,
  type Tone,
  table,
} from './layout.ts';
import { contains, countIf, everyWord } from './search.ts';
import { counted, daysLeftText, money, statusName } from './words.ts';

const STATES = {
  all: ['All', 'Todos'],
  overdue: ['Overdue', 'Vencidos'],
  due: ['To repay', 'Por pagar'],
  process: ['In process', 'En proceso'],
  closed: ['Closed', 'Cerrados'],
} as const;

const CLOSED = [110, SETTLED];

function statesAt(time: Time) {
  const status = statusColumn(time);
  const overdue = eq(status, OVERDUE);
  const due = inArray(status, DUE_LATER);
  const closed = inArray(status, CLOSED);
  return { overdue, due, process: not(sql`(${or(overdue, due, closed)})`), closed };
}

export async function orderList(context: PageContext, notice?: Notice): Promise<Markup> {
  const { db, time, say, query } = context;
  const { q } = query;
  const state = stateIn(STATES, query.state);
  const found = everyWord(q, (word) => [
    eq(orders.id, word),
    eq(orders.borrowerId, word),
    contains(borrowers.name, word),
  ]);
  const { overdue, due, process, closed } = statesAt(time);
  const [counts = { all: 0, overdue: 0, due: 0, process: 0, closed: 0 }] = await db
    .select({
      all: count(),
      overdue: countIf(overdue),
      due: countIf(due),
      process: countIf(process),
      closed: countIf(closed),
    })
    .from(orders)
    .innerJoin(borrowers, eq(borrowers.id, orders.borrowerId))
    .where(found);
  const number = pageNumber(query, counts[state]);
  const rows = await db
    .select({ order: orders, product: products, name: borrowers.name })
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .innerJoin(borrowers, eq(borrowers.id, orders.borrowerId))
    .where(and(found, { all: undefined, overdue, due, process, closed }[state]))
    // What is to be repaid by its due date, the rest with the newest on top.
    .orderBy(
      not(overdue),
      not(due),
      closed,
      sql`CASE WHEN ${inArray(orders.status, REPAYABLE)} THEN ${orders.dueAt} ELSE -${orders.createdAt} END`,
      orders.borrowerId,
      orders.id,
    )
    .limit(PAGE_SIZE)
    .offset((number - 1) * PAGE_SIZE);
  const listed = { q, state: parameterOf(STATES, state) };
  const address = addressWith('/desk/orders', { ...listed, page: String(number) });
  const remark = clockRemark(context);
  return listPage(
    context,
    '/desk/orders',
    {
      search: say('Order or borrower', 'Préstamo o cliente'),
      query: listed,
      tabs: html`${remark && html`<p class="notice soon">${remark}</p>`}
        ${stateTabs(context, STATES, counts, state, (each) => addressWith('/desk/orders', { q, state: parameterOf(STATES, each) }))}`,
      table: table(
        say('Status, Borrower, Amount, Order, Change', 'Estado, Cliente, Monto, Préstamo, Cambio'),
        rows.map((row) => {
          const order = orderNow(row.order, row.product, time);
          return [
            html`${statusBadge(order, time, say)} ${isRepayable(order) ? dueDate(order, time, say) : applicationDate(order, say)}`,
            complaintsLink(order.borrowerId, html`<bdi>${row.name}</bdi> (${order.borrowerId})`),
            namedSum(order, say),
            html`${order.id} <small>${row.product.name}</small>
              ${order.extensions > 0 && html`<small>${say(counted(order.extensions, 'extension'), counted(order.extensions, 'extensión', 'extensiones'))}</small>`}`,
            statusForm(context, order, address),
          ];
        }),
        say('No order matches.', 'Ningún préstamo coincide.'),
      ),
      total: counts[state],
    },
    { notice },
  );
}

const TONES: Readonly<Record<number, Tone>> = { 110: 'off', 174: 'soon', [OVERDUE]: 'late', [SETTLED]: 'done' };

const daysLeftOf = ({ dueAt }: Order, { now }: Time) => Math.round((startOfDay(dueAt) - startOfDay(now)) / DAY);

/** `Overdue · 2 days`. An order can be set to overdue before its due date. */
export function statusBadge(order: Order, time: Time, say: Say): Markup {
  const daysLeft = daysLeftOf(order, time);
  const late = order.status === OVERDUE && daysLeft < 0 ? ` · ${counted(-daysLeft, say('day', 'día'))}` : '';
  return badge(TONES[order.status] ?? 'plain', `${statusName(order, say)}${late}`);
}

interface OfOrder {
  borrowerId: string;
  orderId: string;
}

export const searchAddress = (path: '/desk/orders' | '/desk/vouchers', { borrowerId, orderId }: OfOrder) =>
  addressWith(path, { q: `${orderId} ${borrowerId}` });

export const orderLink = (of: OfOrder) => html`<a href="${searchAddress('/desk/orders', of)}">${of.orderId}</a>`;

/** What the borrower owes, else what was repaid or requested; with its name. */
export function sumOf(order: Order, say: Say): readonly [name: string, sum: number] {
  if (isRepayable(order)) return [say('Owed', 'Debe'), totalOf(order)];
  return order.status === SETTLED
    ? [say('Repaid', 'Pagado'), totalOf(order)]
    : [say('Requested', 'Solicitado'), order.amount];
}

/** Only what is owed is bold. */
export function namedSum(order: Order, say: Say): Markup {
  const [name, sum] = sumOf(order, say);
  const amount = money(sum);
  return html`<span class="sum">${name} ${isRepayable(order) ? html`<strong>${amount}</strong>` : amount}</span>`;
}

/** Says why the dates are others than on the borrower's phone. */
function clockRemark({ say, time: { ahead } }: PageContext): string {
  const days = Math.floor(ahead / DAY);
  if (days === 0) return '';
  const before = counted(days, say('day', 'día'));
  return say(
    `The sandbox's clock is ${before} ahead. Phones show these dates ${before} earlier.`,
    `El reloj del sandbox va ${before} adelante. Los teléfonos muestran estas fechas ${before} antes.`,
  );
}

/** Folded, because a status is seldom changed. */
function statusForm({ say }: PageContext, order: Order, address: string): Markup {
  const whose = say(`of order ${order.id} of ${order.borrowerId}`, `del préstamo ${order.id} de ${order.borrowerId}`);
  const others = STATUSES.filter((status) => status !== order.status);
  const name = say('Change status', 'Cambiar estado');
  return html`<details name="change">
    <summary class="action" aria-label="${name} ${whose}">${name}</summary>
    <form class="bar" method="post" action="${address}">
      <input type="hidden" name="borrower" value="${order.borrowerId}" />
      <input type="hidden" name="order" value="${order.id}" />
      <select name="status" required aria-label="${say('New status', 'Nuevo estado')} ${whose}">
        <option value="">${say('New status', 'Nuevo estado')}</option>
        ${others.map((status) => html`<option value="${status}">${statusName({ ...order, status }, say)}</option>`)}
      </select>
      <button class="primary" type="submit" aria-label="${say('Set the status', 'Cambiar el estado')} ${whose}">${say('Set', 'Cambiar')}</button>
    </form>
  </details>`;
}

function applicationDate({ createdAt }: Order, say: Say): Markup {
  const date = dayOf(createdAt);
  return html`<small>${say('Requested', 'Solicitado')} <time datetime="${date}">${date}</time></small>`;
}

/** `due 2026-11-28`; empty for an order that is not to be repaid. */
export const dueText = (order: Order | undefined, say: Say) =>
  order && isRepayable(order) ? `${say('due', 'fecha de pago')} ${dayOf(order.dueAt)}` : '';

/** `Due 2026-11-28, 3 days left`. How late an order is, its badge says. */
export function dueDate(order: Order, time: Time, say: Say): Markup {
  const date = dayOf(order.dueAt);
  const daysLeft = daysLeftOf(order, time);
  const words = order.status === OVERDUE ? '' : daysLeftText(daysLeft, say('today', 'hoy'), say).toLowerCase();
  return html`<small class="${words !== '' && daysLeft < 2 ? 'soon' : ''}">${say('Due', daysLeft < 0 ? 'Venció' : 'Vence')} <time datetime="${date}">${date}</time>${words && `, ${words}`}</small>`;
}
