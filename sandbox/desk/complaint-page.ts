/** The support desk's page of a complaint, with its photos, replies and notes. */
import { and, count, desc, eq, ne } from 'drizzle-orm';
import { html } from 'hono/html';
import { findComplaint, notesOf, SUB_TYPES, TYPES, titleOf } from '../complaints.ts';
import type { Database } from '../database.ts';
import { sayIn } from '../envelope.ts';
import { MAX_IMAGES } from '../images.ts';
import { statusAt, type Time, totalOf } from '../loan.ts';
import { borrowers, type Complaint, complaints, type Note, orders, products, type Reply, vouchers } from '../schema.ts';
import {
  complaintAddress,
  countsOf,
  due,
  isAnswered,
  type Key,
  nextLink,
  queryOf,
  row,
  state,
} from './complaint-list.ts';
import { counted, type Markup, money, type Notice, page, type Reader, rowList, statusName, when } from './layout.ts';
import { isRequested } from './money-pages.ts';
import { readyAnswersFor } from './ready-answers.ts';

export const MAX_REPLY_LENGTH = 2000;
export const MAX_AUTHOR_LENGTH = 60;

/** Complaints of the same borrower that a complaint's page lists. */
const MAX_OTHERS = 10;

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
  time: Time,
  { drafts = { reply: '', note: '' }, notice }: { drafts?: Drafts; notice?: Notice | undefined } = {},
): Promise<Markup | undefined> {
  const found = await findComplaint(db, key.borrowerId, key.id);
  if (found === undefined) return undefined;
  const { say } = reader;
  const { now } = time;
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
            ${await orderFacts(db, reader, complaint, time)}
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
    {
      notice,
      open,
      action: nextLink(reader, complaint.answeredAt === null ? open - 1 : open, complaint),
      skip: html`<a class="action skip visually-hidden" href="#reply">${say('To the reply', 'Ir a la respuesta')}</a>`,
    },
  );
}

const writesIn = ({ say }: Reader, { language }: Complaint) =>
  sayIn(language)(say('writes in English', 'escribe en inglés'), say('writes in Spanish', 'escribe en español'));

/** The order and its vouchers that the borrower asked for, each with a link to its page of the desk. */
async function orderFacts(
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
    <dt>${say('Vouchers', 'Comprobantes')}</dt>
    <dd><a href="/desk/vouchers?${q.toString()}">${say(`${asked} requested`, counted(asked, 'solicitado'))}</a></dd>`;
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

/** Folded once the name is known. */
const authorField = ({ say, author }: Reader) =>
  html`<details ${author === '' ? html`open` : ''}>
    <summary>${author === '' ? say('Your name', 'Tu nombre') : say(`As ${author}`, `Como ${author}`)} ${say('(not shown to the borrower)', '(el cliente no lo ve)')}</summary>
    <input name="author" aria-label="${say('Your name', 'Tu nombre')}" value="${author}" ${author === '' ? html`required` : ''} maxlength="${MAX_AUTHOR_LENGTH}" autocomplete="name" />
  </details>`;

/** @param seen how many replies the page shows. The desk saves the new one only if no other has come since. */
function replyForm(reader: Reader, complaint: Complaint, seen: number, draft: string): Markup {
  const { say } = reader;
  const borrowerSay = sayIn(complaint.language);
  return html`<form class="card reply-form" method="post" enctype="multipart/form-data" action="${complaintAddress(complaint)}">
    <h2 id="reply">${seen === 0 ? say('Reply', 'Responder') : say('Add to the reply', 'Agregar a la respuesta')}</h2>
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
    <div class="files">
      <label class="action" for="images">${say('Add photos', 'Agregar fotos')}</label>
      <input id="images" name="images" type="file" multiple accept="image/jpeg,image/png,image/webp" aria-describedby="limits" />
      <span id="limits" class="count" role="status">${say(`Up to ${MAX_IMAGES} (JPG, PNG, WebP, 10 MB each)`, `Hasta ${MAX_IMAGES} (JPG, PNG, WebP, 10 MB cada una)`)}</span>
    </div>
    ${authorField(reader)}
    <button class="primary" type="submit" aria-keyshortcuts="Control+Enter">${say('Send the reply', 'Enviar la respuesta')} <kbd aria-hidden="true">Ctrl+Enter</kbd></button>
  </form>`;
}

function noteForm(reader: Reader, complaint: Complaint, notes: readonly Note[], draft: string, now: number): Markup {
  const { say } = reader;
  const review =
    complaint.reviewer === null
      ? say('Start the review', 'Empezar la revisión')
      : complaint.reviewer !== reader.author && say('Take over the review', 'Tomar la revisión');
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
    ${authorField(reader)}
    <div class="buttons">
      <button type="submit">${say('Save the note', 'Guardar la nota')}</button>
      ${complaint.answeredAt === null && review && html`<button type="submit" name="review" value="1">${review}</button>`}
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
