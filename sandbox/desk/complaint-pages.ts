/** The support desk's pages for complaints: the list, open ones first, and a complaint with its photos and replies. */
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import { findComplaint, SUB_TYPES, TYPES, titleOf } from '../complaints.ts';
import type { Database } from '../database.ts';
import { sayIn } from '../envelope.ts';
import { MAX_IMAGES } from '../images.ts';
import { totalOf } from '../loan.ts';
import { borrowers, type Complaint, complaints, orders, products } from '../schema.ts';
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
  when,
} from './layout.ts';

const say = sayIn('1');

const STATES = { open: 'Open', answered: 'Answered', all: 'All' } as const;
type State = keyof typeof STATES;

const stateOf = (text: string | undefined): State => (text === 'open' || text === 'answered' ? text : 'all');

export const complaintAddress = ({ borrowerId, id }: Pick<Complaint, 'borrowerId' | 'id'>) =>
  `/desk/complaint?${new URLSearchParams({ borrower: borrowerId, id })}`;

export async function complaintList(
  db: Database,
  wanted: { q: string; state: string | undefined; page: number },
): Promise<Markup> {
  const state = stateOf(wanted.state);
  const where = and(matches(wanted.q), inState(state));
  const from = () => db.select({ complaint: complaints, name: borrowers.name }).from(complaints);
  const rows = await from()
    .leftJoin(borrowers, eq(borrowers.id, complaints.borrowerId))
    .where(where)
    // Open complaints first, oldest on top; then answered ones, newest on top.
    .orderBy(
      sql`${complaints.answeredAt} IS NOT NULL`,
      asc(sql`CASE WHEN ${complaints.answeredAt} IS NULL THEN ${complaints.createdAt} END`),
      desc(complaints.createdAt),
    )
    .limit(PAGE_SIZE)
    .offset((wanted.page - 1) * PAGE_SIZE);
  const [{ total } = { total: 0 }] = await db
    .select({ total: count() })
    .from(complaints)
    .leftJoin(borrowers, eq(borrowers.id, complaints.borrowerId))
    .where(where);
  const query = { q: wanted.q, state };
  return page('/desk', 'Complaints', [
    searchForm('/desk', wanted.q, 'Number, borrower, order or words', { state }),
    html`<nav class="filter" aria-label="State">
      ${Object.entries(STATES).map(
        ([value, name]) =>
          html`<a href="/desk?${new URLSearchParams({ q: wanted.q, state: value }).toString()}" ${value === state ? html`aria-current="true"` : ''}>${name}</a>`,
      )}
    </nav>`,
    html`${rows.length > 0 && html`<p class="count">${counted(total, 'complaint')}</p>`}`,
    rowList(
      rows.map(({ complaint, name }) => row(complaint, name)),
      'No complaint matches.',
    ),
    html`${pager('/desk', query, wanted.page, total)}`,
  ]);
}

function row(complaint: Complaint, name: string | null): Markup {
  return html`<li>
    <a class="row" href="${complaintAddress(complaint)}">
      <span class="head"><strong>${titleOf(TYPES, complaint.type, say)}</strong> ${state(complaint)}</span>
      <span class="words">${complaint.content}</span>
      <span class="facts">
        <span>No. ${complaint.id}</span><span>${name ?? ''} (${complaint.borrowerId})</span
        ><span>Order ${complaint.orderId}</span>${when(complaint.createdAt)}
        ${complaint.images.length === 0 ? '' : html`<span>${counted(complaint.images.length, 'photo')}</span>`}
      </span>
    </a>
  </li>`;
}

const state = ({ answeredAt }: Complaint) => (answeredAt === null ? badge('open', 'Open') : badge('done', 'Answered'));

function inState(state: State): SQL | undefined {
  if (state === 'all') return undefined;
  return state === 'open' ? sql`${complaints.answeredAt} IS NULL` : sql`${complaints.answeredAt} IS NOT NULL`;
}

function matches(q: string): SQL | undefined {
  if (q === '') return undefined;
  const fields = [complaints.id, complaints.borrowerId, complaints.orderId, complaints.content, borrowers.name];
  const tests = fields.map((field) => sql`${field} LIKE ${containing(q)} ESCAPE '\\'`);
  return sql`(${sql.join(tests, sql` OR `)})`;
}

/** @returns undefined when the complaint does not exist. */
export async function complaintPage(
  db: Database,
  borrowerId: string,
  id: string,
  draft = '',
  notice?: Notice,
): Promise<Markup | undefined> {
  const found = await findComplaint(db, borrowerId, id);
  if (found === undefined) return undefined;
  const { complaint, replies } = found;
  const borrower = await db.query.borrowers.findFirst({ where: eq(borrowers.id, borrowerId) });
  const [about] = await db
    .select()
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .where(and(eq(orders.borrowerId, borrowerId), eq(orders.id, complaint.orderId)));
  return page(
    '/desk',
    `Complaint ${complaint.id}`,
    [
      html`<section class="card">
        <p class="head">
          <strong>${[titleOf(TYPES, complaint.type, say), titleOf(SUB_TYPES, complaint.subType, say)].filter(Boolean).join(': ')}</strong>
          ${state(complaint)}
        </p>
        <dl>
          <dt>Borrower</dt>
          <dd>${borrower?.name ?? ''} (${borrowerId})</dd>
          <dt>Order</dt>
          <dd>${complaint.orderId}${about && html`, ${about.products.name}, status ${about.orders.status}, ${money(totalOf(about.orders))}`}</dd>
          <dt>Received</dt>
          <dd>${when(complaint.createdAt)}</dd>
          <dt>Stars</dt>
          <dd>${complaint.score ?? 'not rated yet'}</dd>
        </dl>
        <p class="text">${complaint.content}</p>
        ${photos(complaint.images)}
      </section>`,
      ...replies.map(
        (reply) =>
          html`<section class="card reply">
            <p class="head"><strong>Reply ${reply.number}</strong> ${when(reply.createdAt)}</p>
            <p class="text">${reply.content}</p>
            ${photos(reply.images)}
          </section>`,
      ),
      html`<form class="card" method="post" enctype="multipart/form-data" action="${complaintAddress(complaint)}">
        <h2>${replies.length === 0 ? 'Reply' : 'Add to the reply'}</h2>
        <label for="content">What the borrower will read</label>
        <textarea id="content" name="content" rows="5" required maxlength="2000">${draft}</textarea>
        <label for="images">Photos, up to ${MAX_IMAGES} (JPG, PNG, WebP, 10 MB each)</label>
        <input id="images" name="images" type="file" multiple accept="image/jpeg,image/png,image/webp" />
        <button class="primary" type="submit">Send the reply</button>
      </form>`,
    ],
    notice,
  );
}

function photos(addresses: readonly string[]): Markup | '' {
  if (addresses.length === 0) return '';
  return html`<ul class="photos">
    ${addresses.map(
      (address, index) =>
        html`<li><a href="${address}" target="_blank" rel="noopener"><img src="${address}" alt="Photo ${index + 1} of ${addresses.length}" loading="lazy" /></a></li>`,
    )}
  </ul>`;
}
