/**
 * What the borrower says of a payment that the lender does not show: the sheet's input, and the text that the
 * complaint takes over. It is stored on the device until the complaint is sent; the photo lasts as long as the page.
 */
import * as v from 'valibot';
import { onOtherBorrower } from '../host/borrower-data';
import { borrowerOf } from '../host/session';
import { localStore, type StorageKey } from '../host/storage';

const paidClaim = v.object({
  /** `YYYY-MM-DD`; absent = the day on which the sheet is open. */
  date: v.optional(v.string()),
  place: v.string(),
  /** Whether the place is none of the order's channels. */
  isOtherPlace: v.boolean(),
  reference: v.string(),
  /** Of the complaint, once the borrower went on to it. */
  text: v.optional(v.string()),
});
export type PaidClaim = v.InferOutput<typeof paidClaim>;

const keyOf = (orderId: string): StorageKey => `txt.paidClaim.${orderId}`;

export const readClaim = (orderId: string): PaidClaim | undefined => localStore.read(keyOf(orderId), paidClaim);

export const saveClaim = (orderId: string, claim: PaidClaim): void => void localStore.write(keyOf(orderId), claim);

export interface ReceiptPhoto {
  /** Prepared: small, and without the place where it was taken. */
  content: Blob;
  /** Of the file as it was picked. */
  name: string;
}

const photos = new Map<string, { photo: ReceiptPhoto; takenBy: Set<string> }>();
onOtherBorrower(() => photos.clear());

const photoKey = (orderId: string) => JSON.stringify([borrowerOf(), orderId]);

export const readReceipt = (orderId: string): ReceiptPhoto | undefined => photos.get(photoKey(orderId))?.photo;

export function saveReceipt(orderId: string, photo: ReceiptPhoto | undefined): void {
  if (photo === undefined) photos.delete(photoKey(orderId));
  else photos.set(photoKey(orderId), { photo, takenBy: new Set() });
}

/** The photo for a complaint's draft; each draft gets it once. */
export function takeReceipt(orderId: string, draft: string): ReceiptPhoto | undefined {
  const entry = photos.get(photoKey(orderId));
  if (entry === undefined || entry.takenBy.has(draft)) return undefined;
  entry.takenBy.add(draft);
  return entry.photo;
}

const claimState = v.object({ paidOrder: v.string() });

/** State of a history entry that says that the complaint is about this order's payment. */
export const stateOfClaim = (orderId: string): v.InferOutput<typeof claimState> => ({ paidOrder: orderId });

/** The order whose payment a history entry is about; undefined for any other entry. */
export function paidOrderIn(state: unknown): string | undefined {
  const read = v.safeParse(claimState, state);
  return read.success ? read.output.paidOrder : undefined;
}
