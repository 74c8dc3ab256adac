/** The support desk's page of a complaint, with its photos, replies and notes. */
import { html } from 'hono/html';
import { findComplaint, type Key, notesOf } from '../complaints.ts';
import { type Say, sayIn } from '../envelope.ts';
import { MAX_IMAGES } from '../images.ts';
import type { Complaint, Note, Reply } from '../schema.ts';
import { orderOf, orderSection, orderSummary, otherComplaints, writer } from './borrower-parts.ts';
import {
  addressOf,
  countsOf,
  due,
  filterOf,
  keyOf,
  nextLink,
  nextOpen,
  reviewOf,
  subjectOf,
} from './complaint-list.ts';
import { badge, icon, type Markup, type Notice, nameField, type PageContext, page, type Text } from './layout.ts';
import { type ReadyAnswer, readyAnswersFor } from './ready-answers.ts';
import { when } from './words.ts';

export const MAX_REPLY_LENGTH = 2000;

/** What was typed and not saved. */
export interface Drafts {
  author: string;
  reply: string;
  note: string;
}
export const NO_DRAFTS: Drafts = { author: '', reply: '', note: '' };

/** What the buttons of the form do; `next` sends the reply and opens the next complaint. */
export type Task = 'send' | 'next' | 'note' | 'review' | 'take';

const TASKS: Readonly<Record<Task, Text>> = {
  send: ['The reply was sent.', 'Se envió la respuesta.'],
  next: [
    'The reply was sent. This is the next open complaint.',
    'Se envió la respuesta. Esta es la siguiente queja pendiente.',
  ],
  note: ['The note was saved.', 'Se guardó la nota.'],
  review: ['You are reviewing this complaint now.', 'Ahora revisas esta queja.'],
  take: ['You are reviewing this complaint now.', 'Ahora revisas esta queja.'],
};

export const taskOf = (text: string | undefined) => (Object.keys(TASKS) as Task[]).find((task) => task === text);

interface Result {
  done?: Task | undefined;
  /** The complaint that was answered before this one was opened. */
  before?: Key | undefined;
  /** Why nothing was done. */
  refusal?: string;
  drafts?: Drafts;
  /** Whether photos were chosen and not sent; the browser does not choose them again. */
  hasLostPhotos?: boolean;
}

/** @returns undefined when the complaint does not exist. */
export async function complaintPage(context: PageContext, result: Result): Promise<Markup | undefined> {
  const { db, say, time, author, query } = context;
  const key = keyOf(query);
  const found = await findComplaint(db, key);
  if (found === undefined) return undefined;
  const { complaint, replies } = found;
  const list = addressOf('/desk', filterOf(query));
  const about = await orderOf(context, complaint);
  const { open } = await countsOf(db);
  const next = await nextOpen(context);
  const { drafts = NO_DRAFTS } = result;
  const isPrimary = !needsReply(context, complaint, drafts.reply);
  const focus = focusAfter(result, author, next);
  return page(
    context,
    '/desk',
    html`<div class="columns">
        <div>
          <article aria-labelledby="subject">
            <div class="bar">
              <h2 id="subject">${subjectOf(context, complaint)}</h2>
              ${reviewOf(context, complaint) || (complaint.answeredAt === null && badge('plain', say('Open', 'Pendiente')))}
              <span>${due(context, complaint)}</span>
            </div>
            <p class="facts">${await writer(context, complaint)} <span>${say('Received', 'Recibida')} ${when(complaint.createdAt, { now: time.now, say })}</span></p>
            ${about && orderSummary(context, complaint, about)}
            <p class="text" dir="auto" lang="${languageOf(complaint)}">${complaint.content}</p>
            ${photos(say, complaint.images, say('Photo', 'Foto'))}
          </article>
          ${replies.map((reply) => replyCard(context, complaint, reply))}
          ${notesCard(context, await notesOf(db, key))}
        </div>
        <form id="work" method="post" enctype="multipart/form-data" action="${addressOf('/desk/complaint', filterOf(query), key)}">
          ${replyFields(context, complaint, { seen: replies.length, drafts, hasNext: next !== undefined, focus })}
          ${noteFields(context, drafts.note)}
        </form>
        <div>
          ${await orderSection(context, complaint, about)}
          ${await otherComplaints(context)}
        </div>
        ${viewer(context)}
      </div>`,
    {
      title: `${say('Complaint', 'Queja')} ${complaint.id}`,
      notice: noticeOf(context, result, focus === 'notice'),
      open,
      home: list,
      back: html`<a class="action" href="${list}" aria-label="${say('Back to the list', 'Volver a la lista')}">${icon('M15 5l-7 7 7 7')}</a>`,
      action: next && nextLink(context, { open: next.open, isPrimary, isFocused: focus === 'next' }),
      skip: html`<a class="action visually-hidden" href="#content">${say('To the reply', 'Ir a la respuesta')}</a>`,
    },
  );
}

/** Whether the reply is the next thing to do; if it is not, the next complaint is. */
const needsReply = ({ author }: PageContext, { answeredAt, reviewer }: Complaint, draft: string) =>
  draft.trim() !== '' || (answeredAt === null && (reviewer ?? author) === author);

type Focus = 'notice' | 'author' | 'reply' | 'next';

/** What comes next; has the notice as its description. */
function focusAfter({ done, refusal }: Result, author: string, next: Complaint | undefined): Focus {
  if (refusal !== undefined && author === '') return 'author';
  if (done === 'review' || done === 'take') return 'reply';
  return done === 'send' && next !== undefined ? 'next' : 'notice';
}

function noticeOf(
  { say, query }: PageContext,
  { done, before, refusal, hasLostPhotos }: Result,
  isFocused: boolean,
): Notice | undefined {
  const text = refusal ?? (done && say(...TASKS[done]));
  if (text === undefined) return undefined;
  const lost = hasLostPhotos ? say('Choose the photos again.', 'Elige las fotos otra vez.') : '';
  // The messages of refused photos end without a full stop.
  const sentences = `${text.replace(/\.?$/, '.')} ${lost}`.trim();
  const link =
    before &&
    html` <a href="${addressOf('/desk/complaint', filterOf(query), before)}">${say('Back to', 'Volver a')} ${before.id}</a>`;
  return { tone: refusal === undefined ? 'done' : 'late', text: html`${sentences}${link}`, isFocused };
}

const languageOf = ({ language }: Complaint) => sayIn(language)('en', 'es');

function reviewButton({ say, author }: PageContext, { answeredAt, reviewer }: Complaint): Markup | '' {
  if (answeredAt !== null || (reviewer !== null && reviewer === author)) return '';
  const [task, name] =
    reviewer === null
      ? ['review', say('Review it myself', 'Revisarla yo')]
      : ['take', say('Take over the review', 'Tomar la revisión')];
  return html`<button type="submit" name="task" value="${task}" formnovalidate>${name}</button>`;
}

function replyCard({ say, time }: PageContext, complaint: Complaint, reply: Reply): Markup {
  const { number, author, createdAt, content, images } = reply;
  const name = `${say('Reply', 'Respuesta')} ${number}`;
  return html`<article class="reply" aria-label="${name}">
    <p class="facts"><span><strong>${name}</strong> ${author !== null && html`<bdi>${author}</bdi>`}</span> ${when(createdAt, { now: time.now, say })}</p>
    <p class="text" dir="auto" lang="${languageOf(complaint)}">${content}</p>
    ${photos(say, images, `${name}, ${say('photo', 'foto')}`)}
  </article>`;
}

interface ReplyState {
  /** How many replies the page shows. The desk saves the new one only if no other has come since. */
  seen: number;
  drafts: Drafts;
  hasNext: boolean;
  focus: Focus;
}

function replyFields(context: PageContext, complaint: Complaint, { seen, drafts, hasNext, focus }: ReplyState): Markup {
  const { say, author } = context;
  const send = say('Send the reply', 'Enviar la respuesta');
  const sendAndNext = say('Send and next', 'Enviar y seguir');
  // An answered complaint needs no other reply. The form is not folded while it has a text or asks for the name.
  const isFolded = seen > 0 && author !== '' && drafts.reply === '';
  return html`<article><details ${isFolded ? '' : html`open`}>
    <summary><h2>${sayIn(complaint.language)(say('Reply in English', 'Responder en inglés'), say('Reply in Spanish', 'Responder en español'))}</h2></summary>
    <input type="hidden" name="seen" value="${seen}" />
    ${author === '' && nameField(say, drafts.author, focus === 'author')}
    ${readyAnswers(context, complaint)}
    <div class="bar">
      <label for="content">${say('What the borrower will read', 'Lo que leerá el cliente')}</label> <kbd aria-hidden="true">R</kbd>
      <output for="content" aria-live="off" data-words="${say('of', 'de')}"></output>
    </div>
    <textarea id="content" name="content" rows="8" required aria-keyshortcuts="R" maxlength="${MAX_REPLY_LENGTH}" dir="auto" lang="${languageOf(complaint)}" ${focus === 'reply' ? html`autofocus aria-describedby="notice"` : ''}>
${drafts.reply}</textarea
    >
    <div class="bar">
      <input class="visually-hidden" id="images" name="images" type="file" multiple accept="image/jpeg,image/png,image/webp" aria-describedby="limits" />
      <label class="action" for="images">${say('Add photos', 'Agregar fotos')}</label>
      <small id="limits" role="status">${say(`Up to ${MAX_IMAGES} photos, 10 MB each`, `Hasta ${MAX_IMAGES} fotos, de 10 MB cada una`)}</small>
      <button type="button" name="remove" hidden>${say('Remove the photos', 'Quitar las fotos')}</button>
    </div>
    <div class="bar">
      <button class="primary" type="submit" name="task" value="send" aria-label="${send}" aria-keyshortcuts="Control+Enter">${send} <kbd>Ctrl+Enter</kbd></button>
      ${hasNext && html`<button type="submit" name="task" value="next" aria-label="${sendAndNext}" aria-keyshortcuts="Control+Shift+Enter">${sendAndNext} <kbd>Ctrl+Shift+Enter</kbd></button>`}
      ${reviewButton(context, complaint)}
    </div>
  </details></article>`;
}

/** Those that are written for the complaint's type; the others are folded. */
function readyAnswers({ say }: PageContext, complaint: Complaint): Markup {
  const borrowerSay = sayIn(complaint.language);
  const { fitting, others } = readyAnswersFor(complaint.type);
  const buttons = (answers: readonly ReadyAnswer[]) =>
    answers.map(({ title, text }) => {
      const words = borrowerSay(...text);
      return html`<button type="button" name="ready" value="${words}" title="${words}"><span aria-hidden="true">+ </span>${say(...title)}</button>`;
    });
  return html`<fieldset class="bar" aria-label="${say('Insert a ready answer', 'Insertar una respuesta lista')}">
    ${buttons(fitting)}
    <details ${fitting.length === 0 ? html`open` : ''}>
      <summary>${say('Other answers', 'Otras respuestas')}</summary>
      <div class="bar">${buttons(others)}</div>
    </details>
  </fieldset>`;
}

function notesCard({ say, time }: PageContext, notes: readonly Note[]): Markup | '' {
  if (notes.length === 0) return '';
  return html`<article class="note" aria-labelledby="notes">
    <h2 id="notes">${say('Internal notes', 'Notas internas')}</h2>
    <ul>${notes.map(
      ({ author, content, createdAt }) =>
        html`<li>
          <p class="facts"><bdi>${author}</bdi> ${when(createdAt, { now: time.now, say })}</p>
          <p class="text" dir="auto">${content}</p>
        </li>`,
    )}</ul>
  </article>`;
}

/** Folded, because most complaints need only a reply. */
function noteFields({ say }: PageContext, draft: string): Markup {
  return html`<article class="note"><details ${draft === '' ? '' : html`open`}>
    <summary>${say('Add an internal note', 'Agregar una nota interna')}</summary>
    <label for="note">${say('Note for colleagues; the borrower never reads it', 'Nota para colegas; el cliente nunca la lee')}</label>
    <textarea id="note" name="note" rows="2" maxlength="${MAX_REPLY_LENGTH}" dir="auto">
${draft}</textarea
    >
    <button type="submit" name="task" value="note" formnovalidate aria-keyshortcuts="Control+Enter">${say('Save the note', 'Guardar la nota')}</button>
  </details></article>`;
}

function photos(say: Say, addresses: readonly string[], name: string): Markup | '' {
  if (addresses.length === 0) return '';
  return html`<ul class="photos">
    ${addresses.map(
      (address, index) =>
        html`<li><a href="${address}" target="_blank" rel="noopener"><img src="${address}" alt="${name} ${index + 1} ${say('of', 'de')} ${addresses.length}" loading="lazy" /></a></li>`,
    )}
  </ul>`;
}

/** `desk.js` shows the photos in it. Without scripts they open in a tab. */
const viewer = ({ say }: PageContext) => html`<dialog aria-labelledby="photo">
  <div class="bar">
    <strong id="photo"></strong>
    <button type="button" value="close">${say('Close', 'Cerrar')} <kbd aria-hidden="true">Esc</kbd></button>
  </div>
  <div class="frame" role="group" aria-labelledby="photo" tabindex="0"><img alt="" /></div>
  <div class="bar">
    <button type="button" value="-1">${say('Previous', 'Anterior')}</button>
    <button type="button" value="1">${say('Next', 'Siguiente')}</button>
    <a class="action" target="_blank" rel="noopener">${say('Open in a tab', 'Abrir en una pestaña')}</a>
    <button type="button" value="enlarge" data-enlarged="${say('Show all of it', 'Ver completa')}">${say('Enlarge', 'Ampliar')}</button>
  </div>
</dialog>`;
