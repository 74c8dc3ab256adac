/**
 * Faults and states on demand, so that every bad day of a network or a server can be seen and tested.
 * `POST /sandbox/faults` takes `{path, kind, times?, ms?, …}`: `path` is canonical, after /began, or `"*"`; `times` (1 unless told)
 * is how many calls it meets; `ms` waits first, with any kind, until the faults are cleared; `userId` keeps it to calls of that session.
 * Faults of one path are met in the order they were asked for, one per call. A list of faults is taken whole or not at all.
 *
 *   delay         waits `ms`, then answers as usual
 *   status        answers this `status` with `body` (text, or JSON when it is an object), the work not done
 *   html          answers a web page with status 200, the work not done
 *   empty         answers nothing with status 200, the work not done
 *   cut           does the work and answers the first half of its JSON
 *   reset-before  cuts the connection before the work is done
 *   reset-after   does the work, then cuts the connection
 *   hang          never answers, the work not done
 *   refuse        answers `code` (1 unless told) and `message`, the work not done
 *   data          answers this `data` in a good envelope, the work not done; with `merge: true` the work is done and
 *                 `data` is laid over its answer, field by field
 *
 * A cut connection has sent half an answer: without it browsers send the request again by themselves, unseen.
 */
import type { ServerResponse } from 'node:http';
import * as v from 'valibot';

const meeting = {
  path: v.pipe(v.string(), v.minLength(1)),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 0),
  userId: v.optional(v.string()),
};

export const faultSchema = v.variant('kind', [
  v.object({ ...meeting, kind: v.literal('delay') }),
  v.object({
    ...meeting,
    kind: v.literal('status'),
    status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    body: v.optional(v.unknown()),
  }),
  v.object({
    ...meeting,
    kind: v.picklist(['html', 'empty', 'cut', 'reset-before', 'reset-after', 'hang']),
  }),
  v.object({
    ...meeting,
    kind: v.literal('refuse'),
    code: v.optional(v.union([v.number(), v.string()]), 1),
    message: v.optional(v.string()),
  }),
  v.object({ ...meeting, kind: v.literal('data'), data: v.unknown(), merge: v.optional(v.boolean(), false) }),
]);

export type Fault = v.InferOutput<typeof faultSchema>;

/** More than these are nobody's any more: the oldest go. */
const MOST_WAITING = 1000;

/** The faults that wait for their calls. */
export class Faults {
  #waiting: Fault[] = [];
  readonly #delays = new Set<() => void>();

  add(faults: readonly Fault[]): void {
    this.#waiting = [...this.#waiting, ...faults].slice(-MOST_WAITING);
  }

  /** Removes all faults and ends their delays. */
  clear(): void {
    this.#waiting = [];
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
    return this.#waiting;
  }

  /** The fault this call meets, counted down. @param userId of the call's session. */
  take(path: string, userId: string | undefined): Fault | undefined {
    const fault = this.#waiting.find(
      (each) => (each.path === path || each.path === '*') && (each.userId === undefined || each.userId === userId),
    );
    if (fault === undefined) return undefined;
    fault.times -= 1;
    if (fault.times === 0) this.#waiting = this.#waiting.filter((each) => each !== fault);
    return fault;
  }
}

/** For a caller whose answer never comes, or came by other means. */
export const never = () => new Promise<never>(() => {});

/** Sends half an answer and drops the connection. */
export async function cutConnection(outgoing: ServerResponse): Promise<never> {
  outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '4096' });
  outgoing.write('{"', () => outgoing.destroy());
  return never();
}

/** `over`'s fields laid over `under`'s; anything that is no object replaces the whole. */
export function layOver(under: unknown, over: unknown): unknown {
  const plain = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  return plain(under) && plain(over) ? Object.assign({}, under, over) : over;
}
