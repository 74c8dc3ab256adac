/** The sandbox's clock. A test can set it ahead instead of waiting for something to expire. */
export class Clock {
  #ahead = 0;

  /** Epoch milliseconds. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  get ahead(): number {
    return this.#ahead;
  }

  /** @param ahead milliseconds, counted from the real time. */
  set(ahead: number): void {
    this.#ahead = ahead;
  }
}
