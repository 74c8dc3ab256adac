/**
 * The input of "I already paid" and the text that it writes for a complaint. It is saved on the device until the
 * complaint is sent.
 */
import * as v from 'valibot';
import { localStore, type StorageKey } from '../../platform/storage';

const paidClaim = v.object({
  /** `YYYY-MM-DD`; undefined means today. */
  date: v.optional(v.string()),
  place: v.string(),
  /** Whether the place is not one of the order's channels. */
  isOtherPlace: v.boolean(),
  reference: v.string(),
  /** The complaint's text, after `Continue`. */
  text: v.optional(v.string()),
});
export type PaidClaim = v.InferOutput<typeof paidClaim>;

const keyOf = (orderId: string): StorageKey => `txt.paidClaim.${orderId}`;

export const readClaim = (orderId: string): PaidClaim | undefined => localStore.read(keyOf(orderId), paidClaim);

export const saveClaim = (orderId: string, claim: PaidClaim): void => void localStore.write(keyOf(orderId), claim);

const claimState = v.object({ paidOrder: v.string() });

/** The router state that passes the text of this order to the complaint. */
export const stateOfClaim = (orderId: string): v.InferOutput<typeof claimState> => ({ paidOrder: orderId });

/** The order in the router state; undefined if it has none. */
export function paidOrderIn(state: unknown): string | undefined {
  const read = v.safeParse(claimState, state);
  return read.success ? read.output.paidOrder : undefined;
}
