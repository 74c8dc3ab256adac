/**
 * The input of "I already paid" and the text that it writes for a complaint. It is saved on the device until the
 * complaint is sent.
 */
import * as v from 'valibot';
import { localStore, slot } from '../../platform/storage';

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

export const savedClaim = (orderId: string) => slot(localStore, `txt.paidClaim.${orderId}`, paidClaim);
