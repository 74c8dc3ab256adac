/** Lets a test run timers of a given delay itself instead of waiting for them. All other timers are real. */
import { vi } from 'vitest';

export interface HeldTimers {
  /** The number of pending timers. */
  count(): number;
  /** Runs them all. */
  run(): void;
}

/** Holds the timers that are set with exactly this delay (ms) until the end of the test. */
export function holdTimers(delay: number): HeldTimers {
  const held = new Map<unknown, () => void>();
  const setReal = implementationOf(globalThis.setTimeout);
  const clearReal = implementationOf(globalThis.clearTimeout);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    run: (...args: unknown[]) => void,
    ms?: number,
    ...args: unknown[]
  ) => {
    // Timers with arguments are those of the HTTP clients.
    if (ms !== delay || args.length > 0) return setReal(run, ms, ...args);
    // A real timer provides an id for `clearTimeout`.
    const id = setReal(() => undefined);
    held.set(id, run);
    return id;
  }) as typeof setTimeout);
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((id) => {
    held.delete(id);
    clearReal(id);
  });
  return {
    count: () => held.size,
    run: () => {
      const timers = [...held.values()];
      held.clear();
      for (const timer of timers) timer();
    },
  };
}

/** Another delay may be held already. */
const implementationOf = <Call extends (...args: never[]) => unknown>(call: Call): Call =>
  (vi.isMockFunction(call) && (call.getMockImplementation() as Call | undefined)) || call;
