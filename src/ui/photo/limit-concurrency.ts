/**
 * Limits how many asynchronous tasks run at the same time; the others wait in order.
 * A task whose signal is aborted while it waits is rejected without being run.
 */
export function limitConcurrency(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(signal: AbortSignal, task: () => Promise<Result>): Promise<Result> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      if (signal.aborted) throw new Error('aborted');
      return await task();
    } finally {
      // `running` does not change when the next task starts, so that no other task can start before it.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
