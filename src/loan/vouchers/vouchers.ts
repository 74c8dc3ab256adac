/** The vouchers saved on the device: a payment code stays available offline and after the page was closed. */
import * as v from 'valibot';
import type { OrderKey } from '../../paths';
import { changeDatabase, readDatabase } from '../../platform/database';
import { readParameters } from '../../platform/session';
import { localStore, slot } from '../../platform/storage';
import { saveOrdersWithVouchers } from './orders-with-vouchers';
import { type SavedVoucher, savedVoucher } from './voucher';
import {
  applyTo,
  currentVouchers,
  isOfOrder,
  isOlder,
  isOlderVoucher,
  isSameVoucher,
  storedVouchers,
  VOUCHERS_KEY,
  type VoucherAnswer,
  voucherId,
} from './voucher-rules';

/** Without entries that cannot be read, such as those of another version of the app. */
const savedVouchers = v.pipe(
  v.array(v.unknown()),
  v.transform((entries) =>
    entries.flatMap((entry) => {
      const { success, output } = v.safeParse(savedVoucher, entry);
      return success ? [output] : [];
    }),
  ),
);

/** The borrower's vouchers that are not too old, the newest first. Deletes those that are. */
export async function readVouchers(userId: string | undefined): Promise<SavedVoucher[]> {
  // Without a user id the vouchers cannot be assigned to a borrower.
  if (!userId) return [];
  const stored = (await readDatabase(VOUCHERS_KEY, savedVouchers)) ?? [];
  if (storedVouchers(stored, userId).length < stored.length) void change((all) => all);
  return currentVouchers(stored, userId);
}

/**
 * Replaces a saved voucher of the same payment.
 * @returns false if a later answer is known, also from another tab.
 */
export async function saveVoucher(voucher: SavedVoucher): Promise<boolean> {
  let isLatest = true;
  await change((all) => {
    const same = all.filter((each) => isSameVoucher(each, voucher));
    isLatest = !same.some((each) => isOlderVoucher(voucher, each)) && !isDeleted(voucher);
    return isLatest ? [...all.filter((each) => !same.includes(each)), voucher] : all;
  });
  return isLatest;
}

/** Changes the saved vouchers of an order as an answer of the server says. */
export async function updateSavedVouchers(order: OrderKey, answer: VoucherAnswer): Promise<void> {
  const { orderId, productId } = order;
  if (orderId === undefined) return;
  const askedAt = (answer.about === 'paid' ? undefined : answer.askedAt) ?? Date.now();
  const isOrderOver = answer.about === 'paid' || (answer.about === 'order' && !answer.isPayable);
  if (isOrderOver) recordDeletions([{ orderId, productId, askedAt }]);
  await change((all) => {
    const isGone = (each: SavedVoucher) => isOfOrder(each, order) && applyTo(each, answer) === undefined;
    const gone = all.filter(isGone);
    recordDeletions(gone.map((each) => ({ orderId, productId: each.productId, askedAt, voucher: voucherId(each) })));
    return all.flatMap((each) => (isOfOrder(each, order) ? (applyTo(each, answer) ?? []) : each));
  });
}

async function change(edit: (all: SavedVoucher[]) => SavedVoucher[]): Promise<void> {
  const userId = readParameters().get('userId');
  if (!userId) return;
  let changed: SavedVoucher[] = [];
  const isWritten = await changeDatabase(VOUCHERS_KEY, savedVouchers, (stored = []) => {
    // The borrower may have changed before the answer about a voucher arrived.
    changed = storedVouchers(edit(stored), userId);
    return changed;
  });
  if (isWritten) saveOrdersWithVouchers(changed.map(({ orderId }) => orderId));
}

/**
 * What was deleted, and when the answer was requested that deleted it: an answer that was requested before and arrives later
 * does not bring it back. In local storage, which all tabs read at once.
 */
const savedDeletions = slot(
  localStore,
  'order.deletedVouchers',
  v.array(
    v.object({
      orderId: v.string(),
      productId: v.optional(v.string()),
      /** Undefined if all vouchers of the order were deleted. */
      voucher: v.optional(v.string()),
      askedAt: v.number(),
    }),
  ),
);
type Deletion = NonNullable<ReturnType<typeof savedDeletions.read>>[number];
const MAX_DELETIONS = 100;

const orderOf = ({ orderId, productId }: Deletion): OrderKey => ({ orderId, productId });

export const isDeleted = (voucher: SavedVoucher): boolean =>
  (savedDeletions.read() ?? []).some(
    (each) =>
      isOfOrder(voucher, orderOf(each)) &&
      (each.voucher ?? voucherId(voucher)) === voucherId(voucher) &&
      isOlder(voucher, each),
  );

function recordDeletions(added: readonly Deletion[]): void {
  if (added.length === 0) return;
  const isReplaced = (old: Deletion) =>
    added.some(
      (each) => isOfOrder(orderOf(each), orderOf(old)) && each.voucher === old.voucher && old.askedAt <= each.askedAt,
    );
  const others = (savedDeletions.read() ?? []).filter((each) => !isReplaced(each));
  savedDeletions.save([...others, ...added].slice(-MAX_DELETIONS));
}
