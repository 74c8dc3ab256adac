/** The vouchers saved on the device: a payment code stays available offline and after the page was closed. */
import * as v from 'valibot';
import type { OrderKey } from '../../paths';
import { changeDatabase, readDatabase } from '../../platform/database';
import { readParameters } from '../../platform/session';
import { localStore, slot } from '../../platform/storage';
import { type SavedVoucher, savedVoucher } from './voucher';
import { writeVoucherHint } from './voucher-hint';
import {
  currentVouchers,
  isOfOrder,
  isOlder,
  isSameVoucher,
  storedVouchers,
  VOUCHERS_KEY,
  type VoucherAnswer,
  voucherAfter,
} from './voucher-rules';

const savedVouchers = v.array(savedVoucher);

/** The borrower's vouchers that are not too old, the newest first. */
export async function readVouchers(userId: string | undefined): Promise<SavedVoucher[]> {
  // Without a user id the vouchers cannot be assigned to a borrower.
  return userId ? currentVouchers((await readDatabase(VOUCHERS_KEY, savedVouchers)) ?? [], userId) : [];
}

const currentUser = () => readParameters().get('userId');

/**
 * Replaces a saved voucher of the same payment, unless that is from a later request, or the order was settled meanwhile, for
 * example in another tab.
 */
export async function saveVoucher(voucher: SavedVoucher): Promise<void> {
  // The borrower may have changed before the answer arrived.
  if (currentUser() !== voucher.userId) return;
  await change((all) => {
    const same = all.filter((each) => isSameVoucher(each, voucher));
    const isKept = closedOrders().includes(voucher.orderId) || same.some((each) => isOlder(voucher, each));
    return isKept ? all : [...all.filter((each) => !same.includes(each)), voucher];
  });
}

/** Changes the saved vouchers of an order as an answer of the server says. */
export async function noteAnswer(order: OrderKey, answer: VoucherAnswer): Promise<void> {
  if (order.orderId === undefined) return;
  if (answer.about === 'order') noteClosed(order.orderId, !answer.isPayable);
  await change((all) => all.flatMap((each) => (isOfOrder(each, order) ? (voucherAfter(each, answer) ?? []) : each)));
}

async function change(edit: (all: SavedVoucher[]) => SavedVoucher[]): Promise<void> {
  const userId = currentUser();
  if (!userId) return;
  let changed: SavedVoucher[] = [];
  const isWritten = await changeDatabase(VOUCHERS_KEY, savedVouchers, (stored = []) => {
    changed = edit(storedVouchers(stored, userId));
    return changed;
  });
  if (isWritten) writeVoucherHint(changed.map(({ orderId }) => orderId));
}

/** The orders on which nothing can be paid any more. In local storage, which all tabs read at once. */
const savedClosed = slot(localStore, 'order.closed', v.array(v.string()));
const closedOrders = () => savedClosed.read() ?? [];
const MAX_CLOSED = 100;

function noteClosed(orderId: string, isClosed: boolean): void {
  const known = closedOrders();
  if (known.includes(orderId) === isClosed) return;
  const others = known.filter((each) => each !== orderId);
  savedClosed.save(isClosed ? [...others, orderId].slice(-MAX_CLOSED) : others);
}
