/**
 * Fault injection: makes the next calls fail in a given way, so that error handling can be tested. README.md, "Admin API",
 * describes the kinds.
 * A part of the answer is sent before the connection is cut. Without it, browsers repeat the request automatically.
 */
import type { ServerResponse } from 'node:http';
import * as v from 'valibot';

const common = {
  path: v.pipe(v.string(), v.minLength(1)),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 0),
  userId: v.optional(v.string()),
};

export const faultSchema = v.variant('kind', [
  v.object({ ...common, kind: v.literal('delay') }),
  v.object({
    ...common,
    kind: v.literal('status'),
    status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    body: v.optional(v.unknown()),
  }),
  v.object({
    ...common,
    kind: v.picklist(['html', 'empty', 'cut', 'reset-before', 'reset-after', 'hang']),
  }),
  v.object({
    ...common,
    kind: v.literal('refuse'),
    code: v.optional(v.union([v.number(), v.string()]), 1),
    message: v.optional(v.string()),
  }),
  v.object({ ...common, kind: v.literal('data'), data: v.unknown(), merge: v.optional(v.boolean(), false) }),
]);

export type Fault = v.InferOutput<typeof faultSchema>;

/** Limits memory: the oldest faults are dropped. */
const MAX_FAULTS = 1000;

/** The faults that have not been applied yet. */
export class Faults {
  #faults: Fault[] = [];
  readonly #delays = new Set<() => void>();

  add(faults: readonly Fault[]): void {
    this.#faults = [...this.#faults, ...faults].slice(-MAX_FAULTS);
  }

  clear(): void {
    this.#faults = [];
    for (const end of this.#delays) end();
  }

  /** Waits `ms`, or until the faults are cleared. */
  async delay(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#delays.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms).unref();
      this.#delays.add(end);
    });
  }

  list(): readonly Fault[] {
    return this.#faults;
  }

  /** Finds the fault for a call and decrements its `times`. @param userId of the call's session. */
  take(path: string, userId: string | undefined): Fault | undefined {
    const fault = this.#faults.find(
      (each) => (each.path === path || each.path === '*') && (each.userId === undefined || each.userId === userId),
    );
    if (fault === undefined) return undefined;
    fault.times -= 1;
    if (fault.times === 0) this.#faults = this.#faults.filter((each) => each !== fault);
    return fault;
  }
}

/** A promise that never resolves: no further answer is sent. */
export const never = () => new Promise<never>(() => {});

/** Sends the start of an answer and closes the connection. */
export async function cutConnection(outgoing: ServerResponse): Promise<never> {
  outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '4096' });
  outgoing.write('{"', () => outgoing.destroy());
  return never();
}

/** Merges two objects, `over` winning. If one of them is not an object, returns `over`. */
export function mergeFields(under: unknown, over: unknown): unknown {
  const plain = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  return plain(under) && plain(over) ? Object.assign({}, under, over) : over;
}
