/** The vouchers saved on the device: a payment code stays available offline and after the page was closed. */
import * as v from 'valibot';
import { changeDatabase, readDatabase } from '../../platform/database';
import { readParameters } from '../../platform/session';
import { localStore, slot } from '../../platform/storage';
import { type SavedVoucher, savedVoucher } from './voucher';
import { writeVoucherHint } from './voucher-hint';
import {
  currentVouchers,
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

/** Replaces a saved voucher of the same payment, unless the order was settled meanwhile, for example in another tab. */
export async function saveVoucher(voucher: SavedVoucher): Promise<void> {
  // The borrower may have changed before the answer arrived.
  if (currentUser() !== voucher.userId) return;
  await change((all) =>
    closedOrders().includes(voucher.orderId) ? all : [...all.filter((each) => !isSameVoucher(each, voucher)), voucher],
  );
}

/** Changes the saved vouchers of an order as an answer of the server says. */
export async function noteAnswer(orderId: string | undefined, answer: VoucherAnswer): Promise<void> {
  if (orderId === undefined) return;
  if (answer.about === 'order') noteClosed(orderId, !answer.isPayable);
  await change((all) => all.flatMap((each) => (each.orderId === orderId ? (voucherAfter(each, answer) ?? []) : each)));
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
