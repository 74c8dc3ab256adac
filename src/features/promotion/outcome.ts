/** The result of the registration, passed to the download page in the history state. Absent when the page is opened by a link. */
import * as v from 'valibot';

const stateSchema = v.object({ outcome: v.picklist(['registered', 'alreadyRegistered']) });
export type Outcome = v.InferOutput<typeof stateSchema>['outcome'];

export const stateWith = (outcome: Outcome): v.InferInput<typeof stateSchema> => ({ outcome });

/** @param state the state of the router's location; may be any value. */
export function readOutcome(state: unknown): Outcome | undefined {
  const { success, output } = v.safeParse(stateSchema, state);
  return success ? output.outcome : undefined;
}
