/**
 * Protects writes against being carried out twice by mistake: the loan push, the older payment, the complaint.
 * Each attempt is saved on the device before its request is sent. Only a definite answer removes it.
 * If the answer is lost, or the page is reloaded or closed meanwhile, it stays, also while another borrower uses the device, and
 * the borrower must confirm the next attempt.
 */
import * as v from 'valibot';
import { changeSaved, readSaved } from '../platform/database';
import { createUuid } from '../platform/device';
import { localStore, slot } from '../platform/storage';
import { isOutcomeUnknown, toFailure } from './failure';

const KEY = 'main.attempts';

/**
 * ms. A screen that opens within this time after an attempt succeeded also shows that attempt: the borrower may not have
 * seen the success, for example after reloading another tab.
 */
const UNSEEN_TIME = 10_000;

/** ms. If the browser has not answered by then, the write is sent without a lock. */
const LOCK_TIMEOUT = 2000;

/** ms. Older attempts are deleted. */
export const LIFETIME = 24 * 3_600_000;

const savedAttempt = v.object({
  /** Also sent as the attempt's idempotency key. */
  id: v.string(),
  /** The borrower and what was sent, see `subjectOf`. */
  subject: v.string(),
  /** Id of the screen that sent it; empty when a read has shown that the write was carried out. */
  sender: v.string(),
  /** Epoch milliseconds, as `arrivedAt`. */
  at: v.number(),
  /** In hundredths, or text as the server sent it. */
  amount: v.optional(v.union([v.number(), v.string()])),
  /** When it became known that the write was carried out. */
  arrivedAt: v.optional(v.number()),
});
export type SavedAttempt = v.InferOutput<typeof savedAttempt>;
export type AttemptFacts = Pick<SavedAttempt, 'amount'>;

const savedAttempts = v.array(savedAttempt);

/**
 * The attempts without a definite answer, as they were saved last. A database that worked may fail the next time: without the copy
 * they would be forgotten.
 */
const copy = slot(localStore, 'main.attemptsCopy', savedAttempts);

/** Identifies what is sent and for which borrower. @param parts such as `['loan', productId]` */
export const subjectOf = (borrower: string, parts: readonly (string | undefined)[]): string =>
  JSON.stringify([borrower, ...parts.map((part) => part ?? null)]);

/** A screen that shows the attempts. */
interface AttemptScope {
  subject: string;
  sender: string;
  /** Epoch milliseconds. */
  openedAt: number;
  /** Whether it may be sent again on purpose: then what succeeded in this page before the screen was opened is not shown. */
  isRepeatable?: boolean;
}

/**
 * The attempts that a screen must show before it sends: those without a definite answer, and those of other screens that
 * succeeded after this screen was opened or shortly before. The oldest comes first. One that the screen is sending is not in doubt yet.
 */
export async function readAttempts(scope: AttemptScope): Promise<SavedAttempt[]> {
  const { value = copy.read() ?? [] } = await readSaved(KEY, savedAttempts);
  const kept = recent(value);
  if (kept.length < value.length || value.some(isInFuture)) await change((all) => all);
  return kept.filter((each) => concerns(each, scope) && !(each.sender === scope.sender && underWay.has(each.id)));
}

/** Ids of the attempts whose answer this page waits for. */
const underWay = new Set<string>();
/** Ids of the attempts that succeeded in this page. */
const succeededHere = new Set<string>();

interface AttemptRequest extends AttemptScope {
  facts: AttemptFacts;
  /** Ids of the earlier attempts after which the borrower has confirmed to send again. */
  confirmed: readonly string[];
}

/** `unconfirmed`: the borrower has not confirmed to send again after an earlier attempt. `busy`: another tab is sending. */
export type AttemptResult<Result> = { state: 'sent'; result: Result } | { state: 'unconfirmed' | 'busy' };

/**
 * Saves the attempt and sends it, unless an unconfirmed attempt exists.
 * @param isComplete whether the answer ends the attempt; false when it only asks for another step, such as a code.
 * @throws what `send` throws.
 */
export function sendAttempt<Result>(
  { facts, confirmed, ...scope }: AttemptRequest,
  send: (id: string) => Promise<Result>,
  isComplete: (result: Result) => boolean = () => true,
): Promise<AttemptResult<Result>> {
  return withLock(`attempt ${scope.subject}`, async () => {
    const { subject, sender } = scope;
    const own: SavedAttempt = { ...facts, id: createUuid(), subject, sender, at: Date.now() };
    let allowed = false;
    await change((all) => {
      allowed = !all.some((each) => concerns(each, scope) && !confirmed.includes(each.id));
      return allowed ? [...all, own] : all;
    });
    if (!allowed) return { state: 'unconfirmed' };
    underWay.add(own.id);
    try {
      const result = await send(own.id);
      // An answer that asks for another step, such as a code, says nothing about earlier attempts.
      if (!isComplete(result)) await removeAttempts([own.id]);
      else {
        succeededHere.add(own.id);
        await change((all) => [
          ...all.flatMap((each) => (each.subject === subject ? ended(each, sender) : each)),
          { ...own, arrivedAt: Date.now() },
        ]);
      }
      return { state: 'sent', result };
    } catch (error) {
      if (!isOutcomeUnknown(toFailure(error))) await removeAttempts([own.id]);
      throw error;
    } finally {
      underWay.delete(own.id);
    }
  });
}

/**
 * What is saved of an earlier attempt when a later one succeeds. If the earlier one arrived, other open screens must
 * still show it; this screen has confirmed it.
 */
const ended = (earlier: SavedAttempt, sender: string) =>
  earlier.arrivedAt === undefined ? [] : [{ ...earlier, sender }];

/** Marks attempts as carried out after a read has found what was sent. Without a sender, every open screen shows them. */
export const markCarriedOut = (found: readonly SavedAttempt[]) =>
  change((all) => [
    ...all.filter((each) => !found.some(({ id }) => id === each.id)),
    ...found.map((each) => ({ ...each, sender: '', arrivedAt: Date.now() })),
  ]);

export const removeAttempts = (ids: readonly string[]) => change((all) => all.filter((each) => !ids.includes(each.id)));

/** Changes them in one transaction, so that two tabs do not overwrite each other's. */
async function change(edit: (all: SavedAttempt[]) => SavedAttempt[]): Promise<void> {
  const { value } = await changeSaved(KEY, savedAttempts, (saved = copy.read() ?? []) => edit(recent(saved)));
  const unanswered = value?.filter(({ arrivedAt }) => arrivedAt === undefined);
  copy.save(unanswered?.length ? unanswered : undefined);
}

/** The phone's clock was ahead when it was saved. */
const isInFuture = ({ at }: SavedAttempt) => at > Date.now();

/** Without those that are too old. One from the future would never be, so its age counts from now. */
const recent = (all: SavedAttempt[]) =>
  all
    .map((each) => (isInFuture(each) ? { ...each, at: Date.now() } : each))
    .filter(({ at }) => at > Date.now() - LIFETIME);

const concerns = ({ id, subject, sender, arrivedAt }: SavedAttempt, scope: AttemptScope) => {
  if (subject !== scope.subject) return false;
  if (arrivedAt === undefined) return true;
  // What a read has found is on screen at once, so nothing is added.
  const isSeen = sender === '' || (scope.isRepeatable && succeededHere.has(id));
  const seenAt = isSeen ? arrivedAt : arrivedAt + UNSEEN_TIME;
  return sender !== scope.sender && seenAt >= scope.openedAt;
};

/** Runs `work` in one tab at a time where the browser supports Web Locks. Closing a tab releases its lock. */
function withLock<Result>(name: string, work: () => Promise<AttemptResult<Result>>): Promise<AttemptResult<Result>> {
  let running: Promise<AttemptResult<Result>> | undefined;
  const start = () => {
    running ??= work();
    return running;
  };
  return new Promise((resolve) => {
    // Some browsers have no locks, some never answer, and some origins may not use them.
    const withoutLock = () => resolve(start());
    const timer = setTimeout(withoutLock, LOCK_TIMEOUT);
    const locked = async () =>
      navigator.locks.request(name, { ifAvailable: true }, (lock) => {
        clearTimeout(timer);
        if (lock !== null || running !== undefined) return start();
        return { state: 'busy' as const };
      });
    locked().then(resolve, withoutLock);
  });
}
