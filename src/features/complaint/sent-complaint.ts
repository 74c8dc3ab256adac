/** The router state that tells the start screen that a complaint was just sent. */
import * as v from 'valibot';

const sentState = v.object({
  /** When the answer arrived, in epoch milliseconds. */
  complaintSentAt: v.number(),
});

export const stateOfSent = (time: number): v.InferOutput<typeof sentState> => ({ complaintSentAt: time });

/** When the complaint was sent; undefined if the state has none. */
export function sentIn(state: unknown): number | undefined {
  const read = v.safeParse(sentState, state);
  return read.success ? read.output.complaintSentAt : undefined;
}
