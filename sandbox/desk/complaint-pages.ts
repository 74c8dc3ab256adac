/** The support desk's pages for complaints: the list, open ones first, and a complaint with its photos and replies. */
import { and, count, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import { findComplaint, SUB_TYPES, TYPES, titleOf } from '../complaints.ts';
import type { Database } from '../database.ts';
import { sayIn } from '../envelope.ts';
import { MAX_IMAGES } from '../images.ts';
import { totalOf } from '../loan.ts';
import { borrowers, type Complaint, complaints, orders, products, type Reply } from '../schema.ts';
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
import { READY_ANSWERS } from './ready-answers.ts';

export const MAX_REPLY_LENGTH = 2000;

const say = sayIn('1');

const STATES = { open: 'Open', answered: 'Answered', all: 'All' } as const;
type State = keyof typeof STATES;

const stateOf = (text: string | undefined): State => (text === 'open' || text === 'answered' ? text : 'all');

type Key = Pick<Complaint, 'borrowerId' | 'id'>;

export const complaintAddress = (key: Key) => `/desk/complaint${queryOf(key)}`;
const queryOf = ({ borrowerId, id }: Key) => `?${new URLSearchParams({ borrower: borrowerId, id })}`;

const isOpen = isNull(complaints.answeredAt);
const isAnswered = isNotNull(complaints.answeredAt);
/** Open complaints are listed in this order, the longest waiting first. */
const AGE = [complaints.createdAt, complaints.borrowerId, complaints.id];

export async function complaintList(
  db: Database,
  { q, state: text, page: number }: Wanted & { state: string | undefined },
  now: number,
): Promise<Markup> {
  const state = stateOf(text);
  const from = () => db.select({ complaint: complaints, name: borrowers.name }).from(complaints);
  const rows = await from()
    .leftJoin(borrowers, eq(borrowers.id, complaints.borrowerId))
    .where(and(matches(q), { open: isOpen, answered: isAnswered, all: undefined }[state]))
    // Of the answered ones, the newest is on top.
    .orderBy(isAnswered, sql`CASE WHEN ${isAnswered} THEN -${complaints.createdAt} END`, ...AGE)
    .limit(PAGE_SIZE)
    .offset((number - 1) * PAGE_SIZE);
  const counts = await countsOf(db, matches(q));
  const open = q === '' ? counts.open : (await countsOf(db)).open;
  const query = { q, state };
  return page(
    '/desk',
    'Complaints',
    [
      searchForm('/desk', q, 'Number, borrower, order or words', { state }),
      html`<nav class="filter" aria-label="State">
        ${Object.entries(STATES).map(
          ([value, name]) =>
            html`<a href="/desk?${new URLSearchParams({ q, state: value }).toString()}" ${value === state ? html`aria-current="true"` : ''}>${name} ${shown.format(counts[value as State])}</a>`,
        )}
      </nav>`,
      rowList(
        rows.map(({ complaint, name }) => row(complaint, name, now)),
        q === '' ? EMPTY[state] : 'No complaint matches.',
      ),
      html`${pager('/desk', query, number, counts[state])}`,
    ],
    { open, action: nextLink(open) },
  );
}

const EMPTY = {
  open: 'No complaint is open. All are answered.',
  answered: 'No complaint is answered yet.',
  all: 'No complaint has come yet.',
};

const shown = new Intl.NumberFormat('en');

async function countsOf(db: Database, where?: SQL): Promise<Record<State, number>> {
  const [found] = await db
    .select({ all: count(), answered: count(complaints.answeredAt) })
    .from(complaints)
    .leftJoin(borrowers, eq(borrowers.id, complaints.borrowerId))
    .where(where);
  const { all, answered } = found ?? { all: 0, answered: 0 };
  return { all, answered, open: all - answered };
}

/** The open complaint after the given one, else the one that waits longest; the given one is left out. */
export async function nextOpen(db: Database, { borrowerId, id }: Key): Promise<Complaint | undefined> {
  const found = await findComplaint(db, borrowerId, id);
  const given = found && [found.complaint.createdAt, borrowerId, id].map((value) => sql`${value}`);
  const isBefore = given && sql`(${sql.join(AGE, sql`, `)}) < (${sql.join(given, sql`, `)})`;
  return db.query.complaints.findFirst({
    where: and(isOpen, or(ne(complaints.borrowerId, borrowerId), ne(complaints.id, id))),
    orderBy: [...(isBefore ? [isBefore] : []), ...AGE],
  });
}

const nextLink = (open: number, after?: Complaint) =>
  open > 0 &&
  html`<a class="action ${after?.answeredAt === null ? '' : 'primary'}" href="/desk/next${after && queryOf(after)}">Next open</a>`;

function row(complaint: Complaint, name: string | null, now: number): Markup {
  return html`<li>
    <a class="row" href="${complaintAddress(complaint)}">
      <span class="head"><strong>${titleOf(TYPES, complaint.type, say)}</strong> ${state(complaint)}</span>
      <span class="words" dir="auto">${complaint.content}</span>
      <span class="facts">
        <span>No. ${complaint.id}</span><span><bdi>${name ?? ''} (${complaint.borrowerId})</bdi></span
        ><span>Order ${complaint.orderId}</span>${when(complaint.createdAt, now)}
        ${complaint.images.length === 0 ? '' : html`<span>${counted(complaint.images.length, 'photo')}</span>`}
      </span>
    </a>
  </li>`;
}

const state = ({ answeredAt }: Complaint) => (answeredAt === null ? badge('open', 'Open') : badge('done', 'Answered'));

function matches(q: string): SQL | undefined {
  if (q === '') return undefined;
  const fields = [complaints.id, complaints.borrowerId, complaints.orderId, complaints.content, borrowers.name];
  const tests = fields.map((field) => sql`${field} LIKE ${containing(q)} ESCAPE '\\'`);
  return sql`(${sql.join(tests, sql` OR `)})`;
}

/** @returns undefined when the complaint does not exist. */
export async function complaintPage(
  db: Database,
  key: Key,
  now: number,
  { draft = '', notice }: { draft?: string; notice?: Notice | undefined } = {},
): Promise<Markup | undefined> {
  const found = await findComplaint(db, key.borrowerId, key.id);
  if (found === undefined) return undefined;
  const { complaint, replies } = found;
  const borrower = await db.query.borrowers.findFirst({ where: eq(borrowers.id, key.borrowerId) });
  const [about] = await db
    .select()
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .where(and(eq(orders.borrowerId, key.borrowerId), eq(orders.id, complaint.orderId)));
  const { open } = await countsOf(db);
  const others = complaint.answeredAt === null ? open - 1 : open;
  return page(
    '/desk',
    `Complaint ${complaint.id}`,
    html`<div class="columns">
      <div class="stack">
        <section class="card" aria-labelledby="subject">
          <div class="head">
            <h2 id="subject">${[titleOf(TYPES, complaint.type, say), titleOf(SUB_TYPES, complaint.subType, say)].filter(Boolean).join(': ')}</h2>
            ${state(complaint)}
          </div>
          <p class="text" dir="auto">${complaint.content}</p>
          ${photos(complaint.images, 'Photo')}
          <dl>
            <dt>Borrower</dt>
            <dd><bdi>${borrower?.name ?? ''} (${key.borrowerId})</bdi>, writes in ${sayIn(complaint.language)('English', 'Spanish')}</dd>
            <dt>Order</dt>
            <dd>${complaint.orderId}${about && html`, ${about.products.name}, ${money(totalOf(about.orders))}, ${statusName(about.orders)}`}</dd>
            <dt>Received</dt>
            <dd>${when(complaint.createdAt, now)}</dd>
            <dt>Rating</dt>
            <dd>${complaint.score === null ? 'not rated yet' : `${complaint.score} of 5 stars`}</dd>
          </dl>
        </section>
        ${replies.map((reply) => replyCard(reply, now))}
      </div>
      ${replyForm(complaint, replies.length, draft)}
      ${complaint.images.length + replies.flatMap(({ images }) => images).length > 0 && VIEWER}
    </div>`,
    { notice, open, action: nextLink(others, complaint) },
  );
}

const replyCard = ({ number, createdAt, content, images }: Reply, now: number) =>
  html`<section class="card reply" aria-label="Reply ${number}">
    <p class="head"><strong>Reply ${number}</strong> ${when(createdAt, now)}</p>
    <p class="text" dir="auto">${content}</p>
    ${photos(images, `Reply ${number}, photo`)}
  </section>`;

/** @param seen how many replies the page shows. The desk saves the new one only if no other has come since. */
function replyForm(complaint: Complaint, seen: number, draft: string): Markup {
  const borrowerSay = sayIn(complaint.language);
  return html`<form class="card reply-form" method="post" enctype="multipart/form-data" action="${complaintAddress(complaint)}">
    <h2>${seen === 0 ? 'Reply' : 'Add to the reply'}</h2>
    <input type="hidden" name="seen" value="${seen}" />
    <fieldset>
      <legend>Insert a ready answer in ${borrowerSay('English', 'Spanish')}</legend>
      ${Object.entries(READY_ANSWERS).map(([title, texts]) => {
        const text = borrowerSay(...texts);
        return html`<button type="button" name="ready" value="${text}" title="${text}">${title}</button>`;
      })}
    </fieldset>
    <label for="content">What the borrower will read</label>
    <textarea id="content" name="content" rows="7" required maxlength="${MAX_REPLY_LENGTH}" dir="auto" lang="${borrowerSay('en', 'es')}">
${draft}</textarea
    >
    <output for="content"></output>
    <label for="images">Photos, up to ${MAX_IMAGES} (JPG, PNG, WebP, 10 MB each)</label>
    <input id="images" name="images" type="file" multiple accept="image/jpeg,image/png,image/webp" />
    <button class="primary" type="submit">Send the reply</button>
  </form>`;
}

function photos(addresses: readonly string[], name: string): Markup | '' {
  if (addresses.length === 0) return '';
  return html`<ul class="photos">
    ${addresses.map(
      (address, index) =>
        html`<li><a href="${address}" target="_blank" rel="noopener"><img src="${address}" alt="${name} ${index + 1} of ${addresses.length}" loading="lazy" /></a></li>`,
    )}
  </ul>`;
}

/** `desk.js` shows the photos in it. Without scripts they open in a tab. */
const VIEWER = html`<dialog class="viewer" aria-labelledby="photo">
  <p id="photo"></p>
  <img alt="" />
  <button type="button" value="-1">Previous</button>
  <button type="button" value="1">Next</button>
  <button type="button" value="close">Close</button>
</dialog>`;
