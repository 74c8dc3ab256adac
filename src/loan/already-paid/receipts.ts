/**
 * The receipt photos of "I already paid". They are saved on the device until a complaint's draft has uploaded them,
 * because nothing is sent before.
 */
import * as v from 'valibot';
import { onOtherBorrower } from '../../platform/borrower-data';
import { changeDatabase, readDatabase } from '../../platform/database';
import { borrowerOf } from '../../platform/session';
import type { StorageKey } from '../../platform/storage-keys';

const receipt = v.object({
  /** Prepared, so it contains no location. */
  content: v.blob(),
  name: v.string(),
});
export type Receipt = v.InferOutput<typeof receipt>;

const databaseKey = (orderId: string): StorageKey => `txt.paidReceipt.${orderId}`;
const schema = v.optional(receipt);

const entries = new Map<string, { receipt: Receipt; drafts: Set<string> }>();
onOtherBorrower(() => entries.clear());
const entryKey = (orderId: string) => JSON.stringify([borrowerOf(), orderId]);

async function readEntry(orderId: string) {
  const key = entryKey(orderId);
  const saved = entries.has(key) ? undefined : await readDatabase(databaseKey(orderId), schema);
  if (saved !== undefined && !entries.has(key)) entries.set(key, { receipt: saved, drafts: new Set() });
  return entries.get(key);
}

export const readReceipt = async (orderId: string): Promise<Receipt | undefined> => (await readEntry(orderId))?.receipt;

export function saveReceipt(orderId: string, next: Receipt | undefined): void {
  if (next === undefined) entries.delete(entryKey(orderId));
  else entries.set(entryKey(orderId), { receipt: next, drafts: new Set() });
  void changeDatabase(databaseKey(orderId), schema, () => next);
}

/** The receipt for a complaint's draft. Each draft gets it once. */
export async function takeReceipt(orderId: string, draft: string) {
  const entry = await readEntry(orderId);
  if (entry === undefined || entry.drafts.has(draft)) return undefined;
  entry.drafts.add(draft);
  /** Removes the saved photo, which would otherwise be lost when the page is closed during the upload. */
  const onUploaded = () => {
    // The borrower may have chosen another photo meanwhile.
    if (entries.get(entryKey(orderId)) === entry) void changeDatabase(databaseKey(orderId), schema, () => undefined);
  };
  return { ...entry.receipt, onUploaded };
}

/** After a complaint was sent, a photo that was uploaded is not shown again. One that is still saved is. */
export const clearReceipts = (): void => entries.clear();
