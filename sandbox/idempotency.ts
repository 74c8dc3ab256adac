/** `Idempotency-Key`: a write that arrives again with the same key gets the first answer and does no further work. */
import { Refusal } from './envelope.ts';

const MAX_ANSWERS = 2000;

export class IdempotentAnswers {
  readonly #answers = new Map<string, Promise<unknown>>();

  /** The promise is stored, not its result, so that requests that arrive at the same time share one execution. */
  once(key: string, work: () => Promise<unknown>): Promise<unknown> {
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const answer = work();
    this.#answers.set(key, answer);
    // A refusal is stored as the answer. After an internal error the same key may be used again.
    answer.catch((error: unknown) => {
      if (!(error instanceof Refusal)) this.#answers.delete(key);
    });
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > MAX_ANSWERS && oldest !== undefined) this.#answers.delete(oldest);
    return answer;
  }

  clear(): void {
    this.#answers.clear();
  }
}
