/** A complaint that was just sent. The save call answers without its number, which the list of complaints has. */
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { complaintListQuery } from './queries';
import { findSent } from './rules';

const sentComplaint = v.object({
  /** Hash of the text. */
  content: v.string(),
  /** When the answer arrived, in epoch milliseconds. */
  at: v.number(),
});
export type SentComplaint = v.InferOutput<typeof sentComplaint>;

const sentState = v.object({ sentComplaint });

/** The router state that tells the start screen of the complaint. */
export const stateOfSent = (sent: SentComplaint): v.InferOutput<typeof sentState> => ({ sentComplaint: sent });

/** The complaint in the router state; undefined if it has none. */
export function sentIn(state: unknown): SentComplaint | undefined {
  const read = v.safeParse(sentState, state);
  return read.success ? read.output.sentComplaint : undefined;
}

/** @returns the complaint's number; undefined while the list is loading, or if the list does not contain it. */
export function useSentNumber(sent: SentComplaint): { number: string | undefined; isLoading: boolean } {
  const { data, dataUpdatedAt, isFetching } = useQuery({
    ...complaintListQuery(),
    // Sending it has invalidated an older list.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  const items = data === undefined || dataUpdatedAt < sent.at ? [] : data.flatMap((tab) => tab.items);
  return { number: findSent(sent, items)?.id, isLoading: isFetching };
}
