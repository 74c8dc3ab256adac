/** `Idempotency-Key`: a write that arrives again with the same key gets the first answer and does no further work. */
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from './database.ts';
import { Refusal } from './envelope.ts';
import { type Clock, DAY } from './loan.ts';
import { idempotentAnswers } from './schema.ts';

/** An endpoint's data, or its refusal. */
type Outcome = { data: unknown } | { refusal: Pick<Refusal, 'code' | 'message' | 'spanish' | 'status'> };

/** Saves the answers in the database for a day, so that they survive a restart. */
export class IdempotentAnswers {
  readonly #db: Database;
  readonly #clock: Clock;
  /** Requests that arrive at the same time share one execution. */
  readonly #running = new Map<string, Promise<unknown>>();

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  once(key: string, work: () => Promise<unknown>): Promise<unknown> {
    const running = this.#running.get(key);
    if (running !== undefined) return running;
    const answer = this.#answer(key, work).finally(() => this.#running.delete(key));
    this.#running.set(key, answer);
    return answer;
  }

  async #answer(key: string, work: () => Promise<unknown>): Promise<unknown> {
    const dayAgo = this.#clock.now() - DAY;
    const saved = await this.#db.query.idempotentAnswers.findFirst({
      where: and(eq(idempotentAnswers.key, key), gt(idempotentAnswers.createdAt, dayAgo)),
    });
    if (saved !== undefined) return replay(JSON.parse(saved.outcome) as Outcome);
    try {
      const data = await work();
      // A picture is no answer to a write.
      if (!(data instanceof Response)) await this.#save(key, { data });
      return data;
    } catch (error) {
      // A refusal is an answer, too. After an internal error the same key may be used again.
      if (error instanceof Refusal) {
        const { code, message, spanish, status } = error;
        await this.#save(key, { refusal: { code, message, spanish, status } });
      }
      throw error;
    }
  }

  async #save(key: string, outcome: Outcome): Promise<void> {
    const row = { key, outcome: JSON.stringify(outcome), createdAt: this.#clock.now() };
    await this.#db.batch([
      this.#db.delete(idempotentAnswers).where(lte(idempotentAnswers.createdAt, row.createdAt - DAY)),
      this.#db.insert(idempotentAnswers).values(row).onConflictDoUpdate({ target: idempotentAnswers.key, set: row }),
    ]);
  }
}

function replay(outcome: Outcome): unknown {
  if ('data' in outcome) return outcome.data;
  if ('refusal' in outcome) {
    const { code, message, spanish, status } = outcome.refusal;
    throw new Refusal(code, message, spanish, status);
  }
  // JSON has no undefined.
  return undefined;
}
