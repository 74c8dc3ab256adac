/** The support desk's pages for complaints: the list, open ones first, and a complaint with its photos, replies and notes. */
import { and, count, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import { brandOf } from '../../theme/brands.ts';
import { answerBy, findComplaint, notesOf, SUB_TYPES, TYPES, titleOf } from '../complaints.ts';
import type { Database } from '../database.ts';
import { sayIn } from '../envelope.ts';
import { MAX_IMAGES } from '../images.ts';
import { dateForms, totalOf } from '../loan.ts';
import { borrowers, type Complaint, complaints, type Note, orders, products, type Reply, vouchers } from '../schema.ts';
import {
  badge,
  contains,
  counted,
  everyWord,
  type Markup,
  money,
  type Notice,
  PAGE_SIZE,
  page,
  pager,
  type Reader,
  rowList,
  searchForm,
  statusName,
  type Wanted,
  when,
} from './layout.ts';
import { readyAnswersFor } from './ready-answers.ts';

export const MAX_REPLY_LENGTH = 2000;
export const MAX_AUTHOR_LENGTH = 60;

/** Working days until a complaint must be answered: the brand's, else ten. */
const ANSWER_DAYS = brandOf(undefined).complaintAnswerDays ?? 10;

/** Complaints of the same borrower that a complaint's page lists. */
const MAX_OTHERS = 10;

const STATES = {
  open: ['Open', 'Por responder'],
  review: ['In review', 'En revisión'],
  answered: ['Answered', 'Respondidas'],
  all: ['All', 'Todas'],
} as const;
type State = keyof typeof STATES;

const stateOf = (text: string | undefined): State =>
  text === 'review' || text === 'answered' || text === 'all' ? text : 'open';

type Key = Pick<Complaint, 'borrowerId' | 'id'>;

export const complaintAddress = (key: Key) => `/desk/complaint${queryOf(key)}`;
const queryOf = ({ borrowerId, id }: Key) => `?${new URLSearchParams({ borrower: borrowerId, id })}`;

const isOpen = isNull(complaints.answeredAt);
const isAnswered = isNotNull(complaints.answeredAt);
const isInReview = and(isOpen, isNotNull(complaints.reviewer));
/** Open complaints are listed in this order: the longest waiting, whose last day for an answer comes first. */
const AGE = [complaints.createdAt, complaints.borrowerId, complaints.id];

export async function complaintList(
  db: Database,
  reader: Reader,
  { q, state: text, type, page: number }: Wanted & { state: string | undefined; type: string },
  now: number,
): Promise<Markup> {
  const { say } = reader;
  const state = stateOf(text);
  const wanted = and(matches(q), type === '' ? undefined : eq(complaints.type, type));
  const rows = await db
    .select({ complaint: complaints, name: borrowers.name })
    .from(complaints)
    .leftJoin(borrowers, eq(borrowers.id, complaints.borrowerId))
    .where(and(wanted, { open: isOpen, review: isInReview, answered: isAnswered, all: undefined }[state]))
    // Of the answered ones, the newest is on top.
    .orderBy(isAnswered, sql`CASE WHEN ${isAnswered} THEN -${complaints.createdAt} END`, ...AGE)
    .limit(PAGE_SIZE)
    .offset((number - 1) * PAGE_SIZE);
  const counts = await countsOf(db, wanted);
  const open = wanted === undefined ? counts.open : (await countsOf(db)).open;
  const query = { q, type, state };
  const [english, spanish] = EMPTY[state];
  return page(
    reader,
    '/desk',
    say('Complaints', 'Quejas'),
    [
      searchForm(
        reader,
        '/desk',
        q,
        say('Number, borrower, order or words', 'Número, cliente, préstamo o palabras'),
        html`<span class="field">
            <label for="type">${say('Type', 'Tipo')}</label>
            <select id="type" name="type">
              <option value="">${say('All types', 'Todos los tipos')}</option>
              ${TYPES.map(({ value }) => html`<option value="${value}" ${value === type ? html`selected` : ''}>${titleOf(TYPES, value, say)}</option>`)}
            </select>
          </span>
          <input type="hidden" name="state" value="${state}" />`,
      ),
      html`<nav class="filter" aria-label="${say('State', 'Estado')}">
        ${Object.entries(STATES).map(
          ([value, [english, spanish]]) =>
            html`<a href="/desk?${new URLSearchParams({ ...query, state: value }).toString()}" ${value === state ? html`aria-current="true"` : ''}>${say(english, spanish)} ${shown.format(counts[value as State])}</a>`,
        )}
      </nav>`,
      rowList(
        rows.map(({ complaint, name }) => row(reader, complaint, now, name)),
        wanted === undefined ? say(english, spanish) : say('No complaint matches.', 'Ninguna queja coincide.'),
      ),
      html`${pager(reader, '/desk', query, number, counts[state])}`,
    ],
    { open, action: nextLink(reader, open) },
  );
}

const EMPTY = {
  open: ['No complaint is open. All are answered.', 'No hay quejas por responder. Todas están respondidas.'],
  review: ['No complaint is in review.', 'No hay quejas en revisión.'],
  answered: ['No complaint is answered yet.', 'Aún no hay quejas respondidas.'],
  all: ['No complaint has come yet.', 'Aún no ha llegado ninguna queja.'],
} as const;

const shown = new Intl.NumberFormat('en');

async function countsOf(db: Database, where?: SQL): Promise<Record<State, number>> {
  const [found] = await db
    .select({
      all: count(),
      answered: count(complaints.answeredAt),
      review: count(sql`CASE WHEN ${isInReview} THEN 1 END`),
    })
    .from(complaints)
    .leftJoin(borrowers, eq(borrowers.id, complaints.borrowerId))
    .where(where);
  const { all, answered, review } = found ?? { all: 0, answered: 0, review: 0 };
  return { all, answered, review, open: all - answered };
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

const nextLink = ({ say }: Reader, open: number, after?: Complaint) =>
  open > 0 &&
  html`<a class="action ${after?.answeredAt === null ? '' : 'primary'}" href="/desk/next${after && queryOf(after)}">${say('Next open', 'Siguiente por responder')}</a>`;

/** @param name the borrower's; absent in a list of one borrower's complaints. */
function row(reader: Reader, complaint: Complaint, now: number, name?: string | null): Markup {
  const { say } = reader;
  return html`<li>
    <a class="row dated" href="${complaintAddress(complaint)}">
      <span class="head"><strong>${titleOf(TYPES, complaint.type, say)}</strong> ${state(reader, complaint)}</span>
      ${due(reader, complaint, now)}
      <span class="words" dir="auto">${complaint.content}</span>
      <span class="facts">
        <span>${say('No.', 'Núm.')} ${complaint.id}</span>
        ${name === undefined ? '' : html`<span><bdi>${name ?? ''} (${complaint.borrowerId})</bdi></span>`}
        <span>${say('Order', 'Préstamo')} ${complaint.orderId}</span>${when(complaint.createdAt, { now, say })}
        ${complaint.images.length === 0 ? '' : html`<span>${counted(complaint.images.length, say('photo', 'foto'))}</span>`}
      </span>
    </a>
  </li>`;
}

function state({ say }: Reader, { answeredAt, reviewer }: Complaint): Markup {
  if (answeredAt !== null) return badge('done', say('Answered', 'Respondida'));
  return reviewer === null
    ? badge('open', say('Open', 'Por responder'))
    : badge('plain', `${say('In review', 'En revisión')}: ${reviewer}`);
}

/** The last day for an answer, and how far away it is; nothing for an answered complaint. */
function due({ say }: Reader, { createdAt, answeredAt }: Complaint, now: number): Markup | '' {
  if (answeredAt !== null) return '';
  const { day, daysLeft } = answerBy(createdAt, ANSWER_DAYS, now);
  const days = counted(Math.abs(daysLeft), say('day', 'día'));
  const words =
    daysLeft < 0
      ? say(`${days} late`, `${days} de atraso`)
      : daysLeft === 0
        ? say('Answer today', 'Responder hoy')
        : say(`${days} left`, Math.abs(daysLeft) === 1 ? 'Queda 1 día' : `Quedan ${days}`);
  const date = dateForms.plain(day).slice(0, 10);
  return html`<span class="due">
    <span>${say('Answer by', 'Responder a más tardar el')} <time datetime="${date}">${date}</time></span>
    ${badge(daysLeft < 0 ? 'late' : daysLeft < 2 ? 'open' : 'plain', words)}
  </span>`;
}

const matches = (q: string) =>
  everyWord(q, (word) =>
    [complaints.id, complaints.borrowerId, complaints.orderId, complaints.content, borrowers.name].map((column) =>
      contains(column, word),
    ),
  );

/** What was typed and not saved. */
export interface Drafts {
  reply: string;
  note: string;
}

/** @returns undefined when the complaint does not exist. */
export async function complaintPage(
  db: Database,
  reader: Reader,
  key: Key,
  now: number,
  { drafts = { reply: '', note: '' }, notice }: { drafts?: Drafts; notice?: Notice | undefined } = {},
): Promise<Markup | undefined> {
  const found = await findComplaint(db, key.borrowerId, key.id);
  if (found === undefined) return undefined;
  const { say } = reader;
  const { complaint, replies } = found;
  const borrower = await db.query.borrowers.findFirst({ where: eq(borrowers.id, key.borrowerId) });
  const { open } = await countsOf(db);
  return page(
    reader,
    '/desk',
    `${say('Complaint', 'Queja')} ${complaint.id}`,
    html`<div class="columns">
      <div class="stack">
        <section class="card" aria-labelledby="subject">
          <div class="head">
            <h2 id="subject">${[titleOf(TYPES, complaint.type, say), titleOf(SUB_TYPES, complaint.subType, say)].filter(Boolean).join(': ')}</h2>
            ${state(reader, complaint)}
          </div>
          ${due(reader, complaint, now)}
          <p class="text" dir="auto">${complaint.content}</p>
          ${photos(reader, complaint.images, say('Photo', 'Foto'))}
          <dl>
            <dt>${say('Borrower', 'Cliente')}</dt>
            <dd><bdi>${borrower?.name ?? ''} (${key.borrowerId})</bdi>, ${writesIn(reader, complaint)}</dd>
            ${await orderFacts(db, reader, complaint)}
            <dt>${say('Received', 'Recibida')}</dt>
            <dd>${when(complaint.createdAt, { now, say })}</dd>
            <dt>${say('Rating', 'Calificación')}</dt>
            <dd>${complaint.score === null ? say('not rated yet', 'sin calificar') : say(`${complaint.score} of 5 stars`, `${complaint.score} de 5 estrellas`)}</dd>
          </dl>
        </section>
        ${replies.map((reply) => replyCard(reader, reply, now))}
      </div>
      <div class="stack side">
        ${replyForm(reader, complaint, replies.length, drafts.reply)}
        ${noteForm(reader, complaint, await notesOf(db, key), drafts.note, now)}
      </div>
      ${await otherComplaints(db, reader, key, now)}
      ${complaint.images.length + replies.flatMap(({ images }) => images).length > 0 && viewer(reader)}
    </div>`,
    { notice, open, action: nextLink(reader, complaint.answeredAt === null ? open - 1 : open, complaint) },
  );
}

const writesIn = ({ say }: Reader, { language }: Complaint) =>
  sayIn(language)(say('writes in English', 'escribe en inglés'), say('writes in Spanish', 'escribe en español'));

/** The order and its vouchers that the borrower asked for, each with a link to its page of the desk. */
async function orderFacts(db: Database, { say }: Reader, { borrowerId, orderId }: Complaint): Promise<Markup> {
  const [about] = await db
    .select()
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .where(and(eq(orders.borrowerId, borrowerId), eq(orders.id, orderId)));
  const [{ asked } = { asked: 0 }] = await db
    .select({ asked: count() })
    .from(vouchers)
    .where(
      and(
        eq(vouchers.borrowerId, borrowerId),
        eq(vouchers.orderId, orderId),
        or(sql`${vouchers.asked} > 0`, isNotNull(vouchers.paidAt)),
      ),
    );
  const q = new URLSearchParams({ q: `${orderId} ${borrowerId}` });
  return html`<dt>${say('Order', 'Préstamo')}</dt>
    <dd>
      <a href="/desk/orders?${q.toString()}">${orderId}</a>${about && html`, ${about.products.name}, ${money(totalOf(about.orders))}, ${statusName(about.orders)}`}
    </dd>
    <dt>${say('Vouchers', 'Comprobantes')}</dt>
    <dd><a href="/desk/vouchers?${q.toString()}">${say(`${asked} requested`, `${asked} solicitados`)}</a></dd>`;
}

async function otherComplaints(db: Database, reader: Reader, key: Key, now: number): Promise<Markup | ''> {
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
      others.slice(0, MAX_OTHERS).map((other) => row(reader, other, now)),
      '',
    )}
    ${
      others.length > MAX_OTHERS &&
      html`<a class="action" href="/desk?${new URLSearchParams({ q: key.borrowerId, state: 'all' }).toString()}">${say('All complaints of this borrower', 'Todas las quejas de este cliente')}</a>`
    }
  </section>`;
}

const replyCard = (reader: Reader, { number, author, createdAt, content, images }: Reply, now: number) => {
  const { say } = reader;
  const name = `${say('Reply', 'Respuesta')} ${number}`;
  return html`<section class="card reply" aria-label="${name}">
    <p class="head"><span><strong>${name}</strong> ${author !== null && html`<bdi>${author}</bdi>`}</span> ${when(createdAt, { now, say })}</p>
    <p class="text" dir="auto">${content}</p>
    ${photos(reader, images, `${name}, ${say('photo', 'foto')}`)}
  </section>`;
};

const authorField = ({ say, author }: Reader, id: string) =>
  html`<label for="${id}">${say('Your name (not shown to the borrower)', 'Tu nombre (el cliente no lo ve)')}</label>
    <input id="${id}" name="author" value="${author}" required maxlength="${MAX_AUTHOR_LENGTH}" autocomplete="name" />`;

/** @param seen how many replies the page shows. The desk saves the new one only if no other has come since. */
function replyForm(reader: Reader, complaint: Complaint, seen: number, draft: string): Markup {
  const { say } = reader;
  const borrowerSay = sayIn(complaint.language);
  return html`<form class="card reply-form" method="post" enctype="multipart/form-data" action="${complaintAddress(complaint)}">
    <h2>${seen === 0 ? say('Reply', 'Responder') : say('Add to the reply', 'Agregar a la respuesta')}</h2>
    <input type="hidden" name="seen" value="${seen}" />
    <fieldset>
      <legend>${borrowerSay(
        say('Insert a ready answer in English', 'Insertar una respuesta lista en inglés'),
        say('Insert a ready answer in Spanish', 'Insertar una respuesta lista en español'),
      )}</legend>
      ${readyAnswersFor(complaint.type).map(({ type, title, text }) => {
        const words = borrowerSay(...text);
        return html`<button type="button" class="${type === complaint.type ? 'fitting' : ''}" name="ready" value="${words}" title="${words}">${say(...title)}</button>`;
      })}
    </fieldset>
    <label for="content">${say('What the borrower will read', 'Lo que leerá el cliente')}</label>
    <textarea id="content" name="content" rows="7" required maxlength="${MAX_REPLY_LENGTH}" dir="auto" lang="${borrowerSay('en', 'es')}">
${draft}</textarea
    >
    <output for="content" data-words="${say('of # characters', 'de # caracteres')}"></output>
    <label for="images">${say(`Photos, up to ${MAX_IMAGES} (JPG, PNG, WebP, 10 MB each)`, `Fotos, hasta ${MAX_IMAGES} (JPG, PNG, WebP, 10 MB cada una)`)}</label>
    <input id="images" name="images" type="file" multiple accept="image/jpeg,image/png,image/webp" />
    ${authorField(reader, 'reply-author')}
    <button class="primary" type="submit" aria-keyshortcuts="Control+Enter">${say('Send the reply', 'Enviar la respuesta')}</button>
  </form>`;
}

function noteForm(reader: Reader, complaint: Complaint, notes: readonly Note[], draft: string, now: number): Markup {
  const { say } = reader;
  const canReview = complaint.answeredAt === null && complaint.reviewer === null;
  return html`<form class="card note-form" method="post" action="/desk/note${queryOf(complaint)}">
    <h2>${say('Internal notes', 'Notas internas')}</h2>
    ${
      notes.length > 0 &&
      html`<ul class="notes">
        ${notes.map(
          ({ author, content, createdAt }) =>
            html`<li>
              <p class="facts"><bdi>${author}</bdi> ${when(createdAt, { now, say })}</p>
              <p class="text" dir="auto">${content}</p>
            </li>`,
        )}
      </ul>`
    }
    <label for="note">${say('Note for colleagues; the borrower never reads it', 'Nota para colegas; el cliente nunca la lee')}</label>
    <textarea id="note" name="note" rows="2" maxlength="${MAX_REPLY_LENGTH}" dir="auto">
${draft}</textarea
    >
    ${authorField(reader, 'note-author')}
    <div class="buttons">
      <button type="submit">${say('Save the note', 'Guardar la nota')}</button>
      ${canReview && html`<button type="submit" name="review" value="1">${say('Start the review', 'Empezar la revisión')}</button>`}
    </div>
  </form>`;
}

function photos({ say }: Reader, addresses: readonly string[], name: string): Markup | '' {
  if (addresses.length === 0) return '';
  return html`<ul class="photos">
    ${addresses.map(
      (address, index) =>
        html`<li><a href="${address}" target="_blank" rel="noopener"><img src="${address}" alt="${name} ${index + 1} ${say('of', 'de')} ${addresses.length}" loading="lazy" /></a></li>`,
    )}
  </ul>`;
}

/** `desk.js` shows the photos in it. Without scripts they open in a tab. */
const viewer = ({ say }: Reader) => html`<dialog class="viewer" aria-labelledby="photo">
  <p id="photo"></p>
  <img alt="" />
  <button type="button" value="-1">${say('Previous', 'Anterior')}</button>
  <button type="button" value="1">${say('Next', 'Siguiente')}</button>
  <button type="button" value="close">${say('Close', 'Cerrar')}</button>
</dialog>`;
