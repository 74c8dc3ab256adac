/** `Idempotency-Key`: a write that arrives again with the same key gets the first answer and does no further work. */
import { Refusal } from './envelope.ts';
import { DAY } from './loan.ts';

/** Keeps the answers for a day, or until the sandbox ends. */
export class IdempotentAnswers {
  readonly #answers = new Map<string, { at: number; answer: Promise<unknown> }>();

  /** @param key of the borrower, the path and the request's key. */
  once(key: string, now: number, work: () => Promise<unknown>): Promise<unknown> {
    for (const [old, { at }] of this.#answers) if (at <= now - DAY) this.#answers.delete(old);
    const known = this.#answers.get(key);
    if (known !== undefined) return known.answer;
    const answer = work();
    this.#answers.set(key, { at: now, answer });
    answer.catch((error: unknown) => {
      // A refusal is an answer, too. After an internal error the same key may be used again.
      if (!(error instanceof Refusal)) this.#answers.delete(key);
    });
    return answer;
  }

  clear(): void {
    this.#answers.clear();
  }
}
