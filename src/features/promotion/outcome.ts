/** What the visitor brings from the landing to the download page, in the history's state; a link brings nothing. */
import * as v from 'valibot';

const arrival = v.object({ outcome: v.picklist(['registered', 'alreadyRegistered']) });
export type Outcome = v.InferOutput<typeof arrival>['outcome'];

export const arrivedBy = (outcome: Outcome): v.InferInput<typeof arrival> => ({ outcome });

/** @param state of the router's location, which may be anything. */
export function readOutcome(state: unknown): Outcome | undefined {
  const { success, output } = v.safeParse(arrival, state);
  return success ? output.outcome : undefined;
}
