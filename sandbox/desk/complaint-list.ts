/** The support desk's list of complaints, open ones first, and what its rows and a complaint's page share. */
import { and, count, eq, getTableColumns, isNotNull, isNull, min, ne, or, type SQL, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import { brandOf } from '../../theme/brands.ts';
import { answerBy, findComplaint, type Key, SUB_TYPES, TYPES, titleOf } from '../complaints.ts';
import type { Database } from '../database.ts';
import type { Say } from '../envelope.ts';
import { dayOf } from '../loan.ts';
import { borrowers, type Complaint, complaints, notes } from '../schema.ts';
import {
  addressWith,
  badge,
  listPage,
  type Markup,
  PAGE_SIZE,
  type PageContext,
  pageNumber,
  parameterOf,
  stateIn,
  stateTabs,
  type Text,
  type Tone,
  table,
} from './layout.ts';
import { contains, countIf, everyWord } from './search.ts';
import { counted, daysLeftText, when } from './words.ts';

/** Working days until a complaint must be answered: the brand's, else ten. */
const ANSWER_DAYS = brandOf(undefined).complaintAnswerDays ?? 10;

const STATES = {
  open: ['Open', 'Pendientes'],
  review: ['In review', 'En revisión'],
  answered: ['Answered', 'Respondidas'],
  all: ['All', 'Todas'],
} as const;
type State = keyof typeof STATES;

/** Which complaints are listed. The addresses of complaints contain it, so that `Next open` stays in the list. */
interface Filter {
  q: string;
  type: string;
  state: State;
}

export const filterOf = ({ q, type = '', state }: PageContext['query']): Filter => ({
  q,
  type,
  state: stateIn(STATES, state),
});

export const keyOf = ({ borrower = '', id = '' }: PageContext['query']): Key => ({ borrowerId: borrower, id });

const queryOf = ({ q, type, state }: Filter) => ({ q, type, state: parameterOf(STATES, state) });

export const addressOf = (path: '/desk' | '/desk/complaint' | '/desk/next', filter: Filter, key?: Key): string =>
  addressWith(path, { borrower: key?.borrowerId ?? '', id: key?.id ?? '', ...queryOf(filter) });

const isUnanswered = isNull(complaints.answeredAt);
const isAnswered = isNotNull(complaints.answeredAt);
const isInReview = and(isUnanswered, isNotNull(complaints.reviewer));
const isOpen = and(isUnanswered, isNull(complaints.reviewer));
/** Complaints without an answer are listed in this order: the longest waiting, whose last day for an answer comes first. */
const AGE = [complaints.createdAt, complaints.borrowerId, complaints.id];
/** Complaints without an answer come first; of the answered ones, the newest is on top. */
export const ORDER = [isAnswered, sql`CASE WHEN ${isAnswered} THEN -${complaints.createdAt} END`, ...AGE];

export const complaintsLink = (borrowerId: string, content: Markup | string) =>
  html`<a href="${addressOf('/desk', { q: borrowerId, type: '', state: 'all' })}">${content}</a>`;

export async function complaintList(context: PageContext): Promise<Markup> {
  const { db, time, say, query } = context;
  const filter = filterOf(query);
  const { type, state } = filter;
  const wanted = matches(filter);
  const { oldestInReview, ...counts } = await countsOf(db, wanted);
  const rows = await db
    .select({ complaint: complaints, name: borrowers.name, notes: noteCount })
    .from(complaints)
    .leftJoin(borrowers, eq(borrowers.id, complaints.borrowerId))
    .where(and(wanted, { open: isOpen, review: isInReview, answered: isAnswered, all: undefined }[state]))
    .orderBy(...ORDER)
    .limit(PAGE_SIZE)
    .offset((pageNumber(query, counts[state]) - 1) * PAGE_SIZE);
  const review = oldestInReview === null ? undefined : daysLeftOf(oldestInReview, time.now, say);
  const nothing = wanted === undefined ? say(...EMPTY[state]) : say('No complaint matches.', 'Ninguna queja coincide.');
  return listPage(
    context,
    '/desk',
    {
      search: say('Number, borrower, order or words', 'Número, cliente, préstamo o palabras'),
      fields: html`<select name="type" aria-label="${say('Type', 'Tipo')}">
        <option value="">${say('All types', 'Todos los tipos')}</option>
        ${TYPES.map(({ value }) => html`<option value="${value}" ${value === type ? html`selected` : ''}>${titleOf(TYPES, value, say)}</option>`)}
      </select>`,
      query: queryOf(filter),
      tabs: stateTabs(
        context,
        STATES,
        counts,
        state,
        (each) => addressOf('/desk', { ...filter, state: each }),
        // What must be answered soon is not overlooked because a colleague has it.
        review && review.tone !== 'plain' ? { review } : {},
      ),
      table: complaintTable(context, rows, nothing),
      total: counts[state],
    },
    {
      open: wanted === undefined ? counts.open : (await countsOf(db)).open,
      action: counts.open > 0 && nextLink(context, { open: counts.open, isPrimary: true }),
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
export async function nextOpen({
  db,
  query,
  author,
}: PageContext): Promise<(Complaint & { open: number }) | undefined> {
  const { borrowerId, id } = keyOf(query);
  const found = await findComplaint(db, { borrowerId, id });
  const given = found && [found.complaint.createdAt, borrowerId, id].map((value) => sql`${value}`);
  const isBefore = given && sql`(${sql.join(AGE, sql`, `)}) < (${sql.join(given, sql`, `)})`;
  const isForAuthor = or(isNull(complaints.reviewer), eq(complaints.reviewer, author));
  const [next] = await db
    .select({ ...getTableColumns(complaints), open: sql<number>`count(*) OVER ()` })
    .from(complaints)
    .leftJoin(borrowers, eq(borrowers.id, complaints.borrowerId))
    .where(
      and(
        isUnanswered,
        isForAuthor,
        matches(filterOf(query)),
        or(ne(complaints.borrowerId, borrowerId), ne(complaints.id, id)),
      ),
    )
    .orderBy(...(isBefore ? [isBefore] : []), ...AGE)
    .limit(1);
  return next;
}

/** @param open how many are open, besides the shown one. */
export const nextLink = (
  { say, query }: PageContext,
  { open, isPrimary, isFocused = false }: { open: number; isPrimary: boolean; isFocused?: boolean },
) =>
  html`<a class="action ${isPrimary ? 'primary' : ''}" href="${addressOf('/desk/next', filterOf(query), keyOf(query))}" ${isFocused ? html`autofocus aria-describedby="notice"` : ''}>${say('Next open', 'Siguiente pendiente')} (${open})</a>`;

/**
 * How many notes a complaint has. Only for a query with a join: without one, drizzle leaves out the names of the tables, and
 * the condition would compare the columns of the notes with themselves.
 */
export const noteCount = sql<number>`(SELECT count(*) FROM ${notes} WHERE ${notes.borrowerId} = ${complaints.borrowerId} AND ${notes.complaintId} = ${complaints.id})`;

interface Listed {
  complaint: Complaint;
  notes: number;
  /** The borrower's; absent in a list of one borrower's complaints. */
  name?: string | null;
}

export function complaintTable(context: PageContext, rows: readonly Listed[], nothing: string): Markup {
  const { say, query } = context;
  return table(
    say('Answer, Complaint, From, Received', 'Respuesta, Queja, De, Recibida'),
    rows.map(({ complaint, notes, name }) => {
      const { borrowerId, id, orderId, images, createdAt } = complaint;
      return [
        due(context, complaint),
        html`<a class="row" href="${addressOf('/desk/complaint', filterOf(query), complaint)}"><strong>${subjectOf(context, complaint)}</strong> <span class="words" dir="auto">${complaint.content}</span></a>`,
        html`${name !== undefined && html`<bdi>${name ?? ''} (${borrowerId})</bdi>`}
          <small>${say('Order', 'Préstamo')} ${orderId}</small>`,
        html`<small>${say('No.', 'Núm.')} ${id}</small> ${when(createdAt)}
          ${images.length > 0 && html`<small>${counted(images.length, say('photo', 'foto'))}</small>`}
          ${notes > 0 && html`<small>${counted(notes, say('note', 'nota'))}</small>`}
          ${reviewOf(context, complaint)}`,
      ];
    }),
    nothing,
  );
}

export const subjectOf = ({ say }: PageContext, { type, subType }: Complaint) =>
  [titleOf(TYPES, type, say), titleOf(SUB_TYPES, subType, say)].filter(Boolean).join(': ');

export const reviewOf = ({ say }: PageContext, { answeredAt, reviewer }: Complaint): Markup | '' =>
  answeredAt === null && reviewer !== null ? badge('plain', `${say('In review', 'En revisión')}: ${reviewer}`) : '';

function daysLeftOf(createdAt: number, now: number, say: Say): { day: number; words: string; tone: Tone } {
  const { day, daysLeft } = answerBy(createdAt, ANSWER_DAYS, now);
  const words = daysLeftText(daysLeft, say('Answer today', 'Responder hoy'), say);
  return { day, words, tone: daysLeft < 0 ? 'late' : daysLeft < 2 ? 'soon' : 'plain' };
}

/** How many days are left for an answer, and the last of them; for an answered complaint when it was answered. */
export function due({ say, time }: PageContext, { createdAt, answeredAt }: Complaint): Markup {
  if (answeredAt !== null) return html`${badge('done', say('Answered', 'Respondida'))} ${when(answeredAt)}`;
  const { day, words, tone } = daysLeftOf(createdAt, time.now, say);
  const date = dayOf(day);
  return html`${badge(tone, words)} <small class="${tone}">${say('by', 'hasta')} <time datetime="${date}">${date}</time></small>`;
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
