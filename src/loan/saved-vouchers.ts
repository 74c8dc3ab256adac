/** The vouchers saved on the device: a payment code stays available offline and after the page was closed. */
import * as v from 'valibot';
import { amount } from '../api/decode';
import { changeDatabase, readDatabase } from '../host/database';
import { readParameters } from '../host/session';
import { currentVouchers, isSameVoucher, VOUCHERS_KEY } from './voucher-rules';

const text = v.undefinedable(v.string());

/** No session value, no telephone number and no borrower's name is in it. */
const savedVoucher = v.object({
  userId: v.string(),
  orderId: v.string(),
  productId: text,
  requestType: text,
  /** Hundredths, as the address names them. */
  amount: text,
  payCode: text,
  /** Name of the payment channel, where it is known. */
  channel: text,
  /** When the code was made; epoch milliseconds. */
  at: v.number(),
  /** All that the instructions show. */
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

const savedVouchers = v.array(savedVoucher);

/** The borrower's, the newest first; those that are too old are deleted. */
export async function readVouchers(userId: string | undefined): Promise<SavedVoucher[]> {
  // Without a borrower in the address nobody knows whose they are.
  if (!userId) return [];
  const all = (await readDatabase(VOUCHERS_KEY, savedVouchers)) ?? [];
  const current = currentVouchers(all, userId);
  if (current.length < all.length) await change((stored) => currentVouchers(stored, userId));
  return current;
}

/** Replaces a saved voucher of the same payment. */
export async function saveVoucher(voucher: SavedVoucher): Promise<void> {
  // An answer may come when another borrower is here.
  if (readParameters().get('userId') !== voucher.userId) return;
  await change((all) => [
    ...currentVouchers(all, voucher.userId).filter((each) => !isSameVoucher(each, voucher)),
    voucher,
  ]);
}

/** Nothing more is to be paid on this order. */
export const removeVouchers = (orderId: string | undefined) =>
  change((all) => all.filter((each) => each.orderId !== orderId));

const change = (edit: (all: SavedVoucher[]) => SavedVoucher[]) =>
  changeDatabase(VOUCHERS_KEY, savedVouchers, (all = []) => edit(all));
