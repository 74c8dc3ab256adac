/** Complaints: their types, storage, and the replies of the support desk. */
import { randomInt } from 'node:crypto';
import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { Say } from './envelope.ts';
import { DAY, startOfDay } from './loan.ts';
import { type Complaint, complaints, type Note, notes, orders, type Reply, replies } from './schema.ts';

/** The only type that needs a sub-type and an order in collection. */
export const COLLECTION = '1';

interface Choice {
  value: string;
  english: string;
  spanish: string;
}

export const TYPES: readonly Choice[] = [
  { value: COLLECTION, english: 'Collection', spanish: 'Cobranza' },
  { value: '2', english: 'My payment is not reflected', spanish: 'Mi pago no aparece' },
  { value: '3', english: 'Amounts and charges', spanish: 'Montos y cargos' },
  { value: '4', english: 'Problems with the app', spanish: 'Problemas con la app' },
  { value: '5', english: 'Something else', spanish: 'Otro asunto' },
];

export const SUB_TYPES: readonly Choice[] = [
  { value: '11', english: 'Rude or threatening words', spanish: 'Groserías o amenazas' },
  { value: '12', english: 'Too many calls, or at odd hours', spanish: 'Demasiadas llamadas o a deshoras' },
  { value: '13', english: 'My family or friends were contacted', spanish: 'Contactaron a mi familia o amigos' },
  { value: '14', english: 'False information', spanish: 'Información falsa' },
];

export const choicesIn = (choices: readonly Choice[], say: Say) =>
  choices.map(({ value, english, spanish }) => ({ title: say(english, spanish), value }));

/** The title of a choice; empty for an unknown value. */
export function titleOf(choices: readonly Choice[], value: string | null, say: Say): string {
  const choice = choices.find((each) => each.value === value);
  return choice === undefined ? '' : say(choice.english, choice.spanish);
}

/** Whether the order is in collection. Only then can the borrower complain about collection. */
export const isCollected = (status: number) => status === 174 || status === 180;

export type Key = Pick<Complaint, 'borrowerId' | 'id'>;

type NewComplaint = Omit<Complaint, 'id' | 'createdAt' | 'answeredAt' | 'score' | 'reviewer'>;

/** @returns its id. */
export async function openComplaint(db: Database, complaint: NewComplaint, now: number): Promise<string> {
  const id = `7${String(randomInt(1e11)).padStart(11, '0')}`;
  await db.insert(complaints).values({ ...complaint, id, createdAt: now });
  return id;
}

const isComplaint = ({ borrowerId, id }: Key) => and(eq(complaints.borrowerId, borrowerId), eq(complaints.id, id));

export async function findComplaint(
  db: Database,
  key: Key,
): Promise<{ complaint: Complaint; replies: Reply[] } | undefined> {
  const complaint = await db.query.complaints.findFirst({ where: isComplaint(key) });
  if (complaint === undefined) return undefined;
  const found = await db.query.replies.findMany({
    where: and(eq(replies.borrowerId, key.borrowerId), eq(replies.complaintId, key.id)),
    orderBy: replies.number,
  });
  return { complaint, replies: found };
}

/**
 * Adds a reply as the given number, which the database accepts once: of two concurrent replies one is saved.
 * @returns whether it was saved.
 */
export async function answerComplaint(
  db: Database,
  key: Key,
  reply: Pick<Reply, 'number' | 'content' | 'images' | 'author'>,
  now: number,
): Promise<boolean> {
  const [saved] = await db.batch([
    db
      .insert(replies)
      .values({ borrowerId: key.borrowerId, complaintId: key.id, ...reply, createdAt: now })
      .onConflictDoNothing(),
    db
      .update(complaints)
      .set({ answeredAt: now })
      .where(and(isComplaint(key), isNull(complaints.answeredAt))),
  ]);
  return saved.rowsAffected > 0;
}

/** @param takesOver also from somebody else who reviews it. @returns false when somebody else reviews the complaint. */
export async function startReview(db: Database, key: Key, reviewer: string, takesOver: boolean): Promise<boolean> {
  const isFree = or(isNull(complaints.reviewer), eq(complaints.reviewer, reviewer));
  const started = await db
    .update(complaints)
    .set({ reviewer })
    .where(and(isComplaint(key), takesOver ? undefined : isFree));
  return started.rowsAffected > 0;
}

export async function addNote(
  db: Database,
  { borrowerId, id }: Key,
  note: Pick<Note, 'author' | 'content'>,
  now: number,
): Promise<void> {
  await db.insert(notes).values({ borrowerId, complaintId: id, ...note, createdAt: now });
}

export const notesOf = (db: Database, { borrowerId, id }: Key): Promise<Note[]> =>
  db.query.notes.findMany({
    where: and(eq(notes.borrowerId, borrowerId), eq(notes.complaintId, id)),
    orderBy: notes.id,
  });

/** @returns how many days are left until the last day for an answer, negative if it has passed, and that day's midnight. */
export function answerBy(createdAt: number, workingDays: number, now: number): { day: number; daysLeft: number } {
  let day = startOfDay(createdAt);
  for (let left = workingDays; left > 0; ) {
    day += DAY;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return { day, daysLeft: (day - startOfDay(now)) / DAY };
}

const SAMPLE_TEXTS = [
  'Pagué el viernes en la tienda y mi préstamo sigue igual.',
  'La app se cierra al abrir mis pagos.',
  'Me cobraron una comisión que no conocía.',
  'Quiero saber por qué cambió mi fecha de pago.',
];

/** Adds many complaints, one hour apart, every third one answered. For testing long lists. */
export async function seedComplaints(db: Database, borrowerId: string, wanted: number, now: number): Promise<void> {
  const newest = await db.query.orders.findFirst({
    where: eq(orders.borrowerId, borrowerId),
    orderBy: desc(orders.createdAt),
  });
  const first = 7_100_000 + (await db.$count(complaints, eq(complaints.borrowerId, borrowerId)));
  const rows = Array.from({ length: wanted }, (_, index) => {
    const createdAt = now - (index + 1) * 3_600_000;
    return {
      borrowerId,
      id: String(first + index),
      orderId: newest?.id ?? '',
      type: TYPES[1 + (index % 4)]?.value ?? '5',
      content: `${index + 1}. ${SAMPLE_TEXTS[index % SAMPLE_TEXTS.length]}`,
      language: '2',
      images: [],
      createdAt,
      answeredAt: index % 3 === 0 ? createdAt + 1_800_000 : null,
    };
  });
  for (let start = 0; start < rows.length; start += 500) {
    const part = rows.slice(start, start + 500);
    await db.insert(complaints).values(part).onConflictDoNothing();
    const common = { borrowerId, number: 1, content: 'Ya quedó resuelto. Gracias por avisarnos.', images: [] };
    const answers = part.flatMap(({ id, answeredAt }) =>
      answeredAt === null ? [] : [{ ...common, complaintId: id, createdAt: answeredAt }],
    );
    if (answers.length > 0) await db.insert(replies).values(answers).onConflictDoNothing();
  }
}
