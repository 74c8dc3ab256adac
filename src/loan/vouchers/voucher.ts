/** A payment code as it is saved on the device. */
import * as v from 'valibot';
import { amount } from '../../api/decode';

const text = v.undefinedable(v.string());

/** Contains no session value, no phone number and no name. */
export const savedVoucher = v.object({
  userId: v.string(),
  orderId: v.string(),
  productId: text,
  requestType: text,
  /** Hundredths, as in the address. */
  amount: text,
  payCode: text,
  /** Name of the payment channel, if it is known. */
  channel: text,
  /** When the code was created, in epoch milliseconds. */
  at: v.number(),
  /** The order's due date when the code was last confirmed, as the server sent it. */
  dueDate: v.optional(v.string()),
  /** When the latest answer about the code was requested, in epoch milliseconds. */
  askedAt: v.optional(v.number()),
  /** When the voucher itself was requested. */
  requestedAt: v.optional(v.number()),
  /** Whether the server refused the voucher when it was last requested. */
  isRefused: v.optional(v.boolean()),
  /** Whether several channels of the latest answer may be the voucher's, and none of them has its code. */
  isUnclear: v.optional(v.boolean()),
  /** What the instructions show. */
  content: v.object({
    topLogo: text,
    amount,
    title: text,
    text,
    codeImage: text,
    code: text,
    company: text,
    sections: v.array(v.object({ title: text, content: v.array(v.string()) })),
    guide: v.object({ title: text, contact: text, pictures: v.array(v.string()) }),
    bottomLogo: text,
  }),
});

export type SavedVoucher = v.InferOutput<typeof savedVoucher>;
