/** The support desk's list of complaints, open ones first, and what its rows and a complaint's page share. */
import { and, count, eq, getTableColumns, isNotNull, isNull, min, ne, or, type SQL, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import { brandOf } from '../../theme/brands.ts';
import { answerBy, findComplaint, SUB_TYPES, TYPES, titleOf } from '../complaints.ts';
import type { Database } from '../database.ts';
import type { Say } from '../envelope.ts';
import { borrowers, type Complaint, complaints, notes } from '../schema.ts';
import {
  addressWith,
  badge,
  listPage,
  type Markup,
  PAGE_SIZE,
  parameterOf,
  type Reader,
  stateIn,
  stateTabs,
  type Text,
  type Tone,
  table,
} from './layout.ts';
import { contains, countIf, everyWord } from './search.ts';
import { counted, dayOf, daysLeftText, when } from './words.ts';

/** Working days until a complaint must be answered: the brand's, else ten. */
const ANSWER_DAYS = brandOf(undefined).complaintAnswerDays ?? 10;

const STATES = {
  open: ['Open', 'Pendientes'],
  review: ['In review', 'En revisión'],
  answered: ['Answered', 'Respondidas'],
  all: ['All', 'Todas'],
} as const;
type State = keyof typeof STATES;

export const stateOf = (text?: string): State => stateIn(STATES, text);

/** Which complaints are listed. The addresses of complaints contain it, so that `Next open` stays in the list. */
export interface Filter {
  q: string;
  type: string;
  state: State;
}

export type Key = Pick<Complaint, 'borrowerId' | 'id'>;

const queryOf = ({ q, type, state }: Filter) => ({ q, type, state: parameterOf(STATES, state) });

export const addressOf = (path: '/desk' | '/desk/complaint' | '/desk/next', filter: Filter, key?: Key): string =>
  addressWith(path, { ...(key && { borrower: key.borrowerId, id: key.id }), ...queryOf(filter) });

const isUnanswered = isNull(complaints.answeredAt);
const isAnswered = isNotNull(complaints.answeredAt);
const isInReview = and(isUnanswered, isNotNull(complaints.reviewer));
const isOpen = and(isUnanswered, isNull(complaints.reviewer));
/** Complaints without an answer are listed in this order: the longest waiting, whose last day for an answer comes first. */
const AGE = [complaints.createdAt, complaints.borrowerId, complaints.id];
/** Complaints without an answer come first; of the answered ones, the newest is on top. */
export const ORDER = [isAnswered, sql`CASE WHEN ${isAnswered} THEN -${complaints.createdAt} END`, ...AGE];

/** Leads to all complaints of a borrower. */
export const complaintsLink = (borrowerId: string, content: Markup | string) =>
  html`<a href="${addressOf('/desk', { q: borrowerId, type: '', state: 'all' })}">${content}</a>`;

export async function complaintList(
  db: Database,
  reader: Reader,
  filter: Filter,
  number: number,
  now: number,
): Promise<Markup> {
  const { say } = reader;
  const { type, state } = filter;
  const wanted = matches(filter);
  const rows = await db
    .select({ complaint: complaints, name: borrowers.name, notes: noteCount })
    .from(complaints)
    .leftJoin(borrowers, eq(borrowers.id, complaints.borrowerId))
    .where(and(wanted, { open: isOpen, review: isInReview, answered: isAnswered, all: undefined }[state]))
    .orderBy(...ORDER)
    .limit(PAGE_SIZE)
    .offset((number - 1) * PAGE_SIZE);
  const { oldestInReview, ...counts } = await countsOf(db, wanted);
  const review = oldestInReview === null ? undefined : daysLeftOf(oldestInReview, now, say);
  const nothing = wanted === undefined ? say(...EMPTY[state]) : say('No complaint matches.', 'Ninguna queja coincide.');
  return listPage(
    reader,
    '/desk',
    {
      search: say('Number, borrower, order or words', 'Número, cliente, préstamo o palabras'),
      fields: html`<select name="type" aria-label="${say('Type', 'Tipo')}">
        <option value="">${say('All types', 'Todos los tipos')}</option>
        ${TYPES.map(({ value }) => html`<option value="${value}" ${value === type ? html`selected` : ''}>${titleOf(TYPES, value, say)}</option>`)}
      </select>`,
      query: queryOf(filter),
      tabs: stateTabs(
        reader,
        STATES,
        counts,
        state,
        (each) => addressOf('/desk', { ...filter, state: each }),
        // What must be answered soon is not overlooked because a colleague has it.
        review && review.tone !== 'plain' ? { review } : {},
      ),
      table: complaintTable(reader, filter, rows, now, nothing),
      number,
      total: counts[state],
    },
    {
      open: wanted === undefined ? counts.open : (await countsOf(db)).open,
      action: counts.open > 0 && nextLink(reader, filter, { open: counts.open, isPrimary: true }),
    },
  );
}

const EMPTY: Readonly<Record<State, Text>> = {
  open: ['No complaint is open.', 'No hay quejas pendientes.'],
  review: ['No complaint is in review.', 'No hay quejas en revisión.'],
  answered: ['No complaint is answered yet.', 'Aún no hay quejas respondidas.'],
  all: ['No complaint has come yet.', 'Aún no ha llegado ninguna queja.'],
};

export async function countsOf(
  db: Database,
  where?: SQL,
): Promise<Record<State, number> & { oldestInReview: number | null }> {
  const [found] = await db
    .select({
      all: count(),
      answered: count(complaints.answeredAt),
      review: countIf(isInReview),
      oldestInReview: min(sql`CASE WHEN ${isInReview} THEN ${complaints.createdAt} END`).mapWith(Number),
    })
    .from(complaints)
    .leftJoin(borrowers, eq(borrowers.id, complaints.borrowerId))
    .where(where);
  const { all, answered, review, oldestInReview } = found ?? { all: 0, answered: 0, review: 0, oldestInReview: null };
  return { all, answered, review, open: all - answered - review, oldestInReview };
}

/**
 * The listed open complaint after the given one, else the one that waits longest, with how many there are; the given one
 * is left out. What a colleague reviews is the colleague's; what the author reviews is open for them.
 */
export async function nextOpen(
  db: Database,
  filter: Filter,
  { borrowerId, id }: Key,
  author: string,
): Promise<(Complaint & { open: number }) | undefined> {
  const found = await findComplaint(db, borrowerId, id);
  const given = found && [found.complaint.createdAt, borrowerId, id].map((value) => sql`${value}`);
  const isBefore = given && sql`(${sql.join(AGE, sql`, `)}) < (${sql.join(given, sql`, `)})`;
  const isForAuthor = or(isNull(complaints.reviewer), eq(complaints.reviewer, author));
  const [next] = await db
    .select({ ...getTableColumns(complaints), open: sql<number>`count(*) OVER ()` })
    .from(complaints)
    .leftJoin(borrowers, eq(borrowers.id, complaints.borrowerId))
    .where(
      and(isUnanswered, isForAuthor, matches(filter), or(ne(complaints.borrowerId, borrowerId), ne(complaints.id, id))),
    )
    .orderBy(...(isBefore ? [isBefore] : []), ...AGE)
    .limit(1);
  return next;
}

/**
 * @param key the complaint after which the next one comes; absent in a list.
 * @param open how many are open, besides it.
 */
export const nextLink = (
  { say }: Reader,
  filter: Filter,
  { key, open, isPrimary, isFocused = false }: { key?: Key; open: number; isPrimary: boolean; isFocused?: boolean },
) =>
  html`<a class="action ${isPrimary ? 'primary' : ''}" href="${addressOf('/desk/next', filter, key)}" ${isFocused ? html`autofocus aria-describedby="notice"` : ''}>${say('Next open', 'Siguiente pendiente')} (${open})</a>`;

/**
 * How many notes a complaint has. Only for a query with a join: without one, drizzle leaves out the names of the tables, and
 * the condition would compare the columns of the notes with themselves.
 */
export const noteCount = sql<number>`(SELECT count(*) FROM ${notes} WHERE ${notes.borrowerId} = ${complaints.borrowerId} AND ${notes.complaintId} = ${complaints.id})`;

/** What a row shows. */
interface Listed {
  complaint: Complaint;
  notes: number;
  /** The borrower's; absent in a list of one borrower's complaints. */
  name?: string | null;
}

export function complaintTable(
  reader: Reader,
  filter: Filter,
  rows: readonly Listed[],
  now: number,
  nothing = '',
): Markup {
  const { say } = reader;
  return table(
    say('Answer, Complaint, From, Received', 'Respuesta, Queja, De, Recibida'),
    rows.map(({ complaint, notes, name }) => {
      const { borrowerId, id, orderId, images, createdAt } = complaint;
      return [
        due(reader, complaint, now),
        html`<a class="row" href="${addressOf('/desk/complaint', filter, complaint)}"><strong>${subjectOf(reader, complaint)}</strong> <span class="words" dir="auto">${complaint.content}</span></a>`,
        html`${name !== undefined && html`<bdi>${name ?? ''} (${borrowerId})</bdi>`}
          <small>${say('Order', 'Préstamo')} ${orderId}</small>`,
        html`<small>${say('No.', 'Núm.')} ${id}</small> ${when(createdAt)}
          ${images.length > 0 && html`<small>${counted(images.length, say('photo', 'foto'))}</small>`}
          ${notes > 0 && html`<small>${counted(notes, say('note', 'nota'))}</small>`}
          ${reviewOf(reader, complaint)}`,
      ];
    }),
    nothing,
  );
}

/** The type and sub-type. */
export const subjectOf = ({ say }: Reader, { type, subType }: Complaint) =>
  [titleOf(TYPES, type, say), titleOf(SUB_TYPES, subType, say)].filter(Boolean).join(': ');

/** Who reviews an open complaint. */
export const reviewOf = ({ say }: Reader, { answeredAt, reviewer }: Complaint): Markup | '' =>
  answeredAt === null && reviewer !== null ? badge('plain', `${say('In review', 'En revisión')}: ${reviewer}`) : '';

function daysLeftOf(createdAt: number, now: number, say: Say): { day: number; words: string; tone: Tone } {
  const { day, daysLeft } = answerBy(createdAt, ANSWER_DAYS, now);
  const words = daysLeftText(daysLeft, say('Answer today', 'Responder hoy'), say);
  return { day, words, tone: daysLeft < 0 ? 'late' : daysLeft < 2 ? 'soon' : 'plain' };
}

/** How many days are left for an answer, and the last of them; for an answered complaint when it was answered. */
export function due({ say }: Reader, { createdAt, answeredAt }: Complaint, now: number): Markup {
  if (answeredAt !== null) return html`${badge('done', say('Answered', 'Respondida'))} ${when(answeredAt)}`;
  const { day, words, tone } = daysLeftOf(createdAt, now, say);
  const date = dayOf(day);
  return html`${badge(tone, words)} <small>${say('by', 'hasta')} <time datetime="${date}">${date}</time></small>`;
}

/** The condition of a search and a type; undefined when all complaints match. Needs the join with the borrowers. */
const matches = ({ q, type }: Filter): SQL | undefined =>
  and(
    type === '' ? undefined : eq(complaints.type, type),
    everyWord(q, (word) =>
      [complaints.id, complaints.borrowerId, complaints.orderId, complaints.content, borrowers.name].map((column) =>
        contains(column, word),
      ),
    ),
  );
