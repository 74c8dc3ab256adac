/**
 * Attempts of a write that must not be carried out twice unknowingly: the loan push, the older payment, the complaint.
 * An attempt is noted on the device before it is sent. Only a definite answer removes the note, so a lost answer,
 * a reload in mid-flight or a killed page leaves it, and the next attempt needs the borrower's consent.
 */
import * as v from 'valibot';
import { changeKept, readKept } from '../host/database';
import { createUuid } from '../host/device';
import { borrowerOf } from '../host/session';
import { isOutcomeUnknown, toFailure } from './failure';

const KEY = 'main.attempts';

/**
 * ms; a screen that opens so soon after an attempt arrived was opened by a borrower who may not have seen that it did,
 * such as the reload of another tab.
 */
const UNSEEN_TIME = 10_000;

/** ms; older notes are deleted unseen. */
const LIFETIME = 24 * 3_600_000;

const note = v.object({
  /** Also the attempt's idempotency key. */
  id: v.string(),
  /** Borrower, and what was sent: see `subjectOf`. */
  subject: v.string(),
  /** The screen that sent it. */
  sender: v.string(),
  /** Epoch milliseconds, as `arrivedAt`. */
  at: v.number(),
  /** In hundredths, or text as the server sent it. */
  amount: v.optional(v.union([v.number(), v.string()])),
  /** Hash of a complaint's text, to find the complaint in the list. */
  content: v.optional(v.string()),
  /** When it became known that the write was carried out. */
  arrivedAt: v.optional(v.number()),
});
export type AttemptNote = v.InferOutput<typeof note>;
export type AttemptFacts = Pick<AttemptNote, 'amount' | 'content'>;

const notes = v.array(note);

/** What is sent, and for whom. @param parts such as `['loan', productId]` */
export const subjectOf = (borrower: string, parts: readonly (string | undefined)[]): string =>
  JSON.stringify([borrower, ...parts.map((part) => part ?? null)]);

interface Screen {
  subject: string;
  sender: string;
  /** Epoch milliseconds. */
  openedAt: number;
}

/**
 * What a screen must tell before it sends: attempts without a definite answer, and attempts of another screen that
 * arrived after this one was opened or just before. The oldest first.
 */
export async function readAttempts(screen: Screen): Promise<AttemptNote[]> {
  const { value = [] } = await readKept(KEY, notes);
  return recent(value).filter((each) => concerns(each, screen));
}

interface Sending extends Screen {
  facts: AttemptFacts;
  /** Ids of the attempts that the borrower knows of and wants to send again in spite of. */
  accepted: readonly string[];
}

/** `noted`: there is an attempt that the borrower was not asked about; `busy`: another tab is sending right now. */
export type Sent<Result> = { state: 'sent'; result: Result } | { state: 'noted' | 'busy' };

/** Notes an attempt and sends it, unless another one stands in the way. @throws what `send` throws. */
export function sendAttempt<Result>(
  { facts, accepted, ...screen }: Sending,
  send: (id: string) => Promise<Result>,
): Promise<Sent<Result>> {
  return alone(`attempt ${screen.subject}`, async () => {
    const { subject, sender } = screen;
    const own: AttemptNote = { ...facts, id: createUuid(), subject, sender, at: Date.now() };
    let free = false;
    await change((all) => {
      free = !all.some((each) => concerns(each, screen) && !accepted.includes(each.id));
      return free ? [...all, own] : all;
    });
    if (!free) return { state: 'noted' };
    try {
      const result = await send(own.id);
      await change((all) => [...all.filter((each) => each.subject !== subject), { ...own, arrivedAt: Date.now() }]);
      return { state: 'sent', result };
    } catch (error) {
      if (!isOutcomeUnknown(toFailure(error))) await forgetAttempts([own.id]);
      throw error;
    }
  });
}

/** Notes that a read has found what was sent; without a sender every open screen tells it. */
export const settleAttempts = (found: readonly AttemptNote[]) =>
  change((all) => [
    ...all.filter((each) => !found.some(({ id }) => id === each.id)),
    ...found.map((each) => ({ ...each, sender: '', arrivedAt: Date.now() })),
  ]);

export const forgetAttempts = (ids: readonly string[]) => change((all) => all.filter((each) => !ids.includes(each.id)));

/** The change is one transaction, so two tabs do not overwrite each other's notes. */
async function change(edit: (all: AttemptNote[]) => AttemptNote[]): Promise<void> {
  // An answer may come when another borrower is here: no note of the one before is stored.
  const isOwn = ({ subject }: AttemptNote) => (JSON.parse(subject) as unknown[])[0] === borrowerOf();
  await changeKept(KEY, notes, (kept = []) => edit(recent(kept)).filter(isOwn));
}

const recent = (all: AttemptNote[]) => all.filter(({ at }) => at > Date.now() - LIFETIME);

const concerns = ({ subject, sender, arrivedAt }: AttemptNote, screen: Screen) => {
  if (subject !== screen.subject) return false;
  if (arrivedAt === undefined) return true;
  // What a read has found was told at once.
  const toldAt = sender === '' ? arrivedAt : arrivedAt + UNSEEN_TIME;
  return sender !== screen.sender && toldAt >= screen.openedAt;
};

/** One tab at a time, where the browser has Web Locks; a closed or killed tab gives its lock back. */
async function alone<Result>(name: string, work: () => Promise<Sent<Result>>): Promise<Sent<Result>> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return work();
  let started = false;
  try {
    return await locks.request(name, { ifAvailable: true }, (lock) => {
      started = true;
      return lock === null ? { state: 'busy' as const } : work();
    });
  } catch (error) {
    // Locks are denied to some origins.
    if (started) throw error;
    return work();
  }
}
