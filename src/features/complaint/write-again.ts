/** The router state with which an answered complaint opens the form for another one of the same type. */
import * as v from 'valibot';

const againState = v.object({
  writeAgain: v.object({
    /** Titles or values, as the detail call answers. */
    type: v.optional(v.string()),
    subType: v.optional(v.string()),
  }),
});
export type EarlierComplaint = v.InferOutput<typeof againState>['writeAgain'];

export const stateOfAgain = ({ type, subType }: EarlierComplaint): v.InferOutput<typeof againState> => ({
  writeAgain: { type, subType },
});

/** What the earlier complaint was about; undefined if the state has none. */
export function againIn(state: unknown): EarlierComplaint | undefined {
  const read = v.safeParse(againState, state);
  return read.success ? read.output.writeAgain : undefined;
}
