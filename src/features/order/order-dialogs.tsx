/** The dialogs that open with an order: the accepted request first, then the repayment reminder, then the rating. */
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { readLoanRequest, removeLoanRequest } from '../../loan/loan-request';
import { type Order, statusRow } from '../../loan/order';
import { localStore, type StorageKey, sessionStore } from '../../platform/storage';
import { useParameters } from '../../ui/links/use-go';
import { leftOut, onDemand } from '../../ui/on-demand';

const RequestedDialog = onDemand(() => import('./requested-dialog'), { missing: leftOut });
const ReminderDialog = onDemand(() => import('./reminder-dialog'), { missing: leftOut });
const RatingDialog = onDemand(() => import('../../loan/service/rating-dialog'), { missing: leftOut });

export function OrderDialogs({ orderId = '', order }: { orderId: string | undefined; order: Order }) {
  const [queue, setQueue] = useState<readonly OrderDialog[]>([]);
  const isConfirmed = useParameters().get('from') === 'confirm';
  const hasReminder = statusRow(order.status).action === 'repay';
  const hasRating = order.asksRating;

  useEffect(() => {
    const due: OrderDialog[] = [];
    if (isConfirmed && readLoanRequest(orderId) !== undefined) due.push('requested');
    if (hasReminder && !wasSeen('reminder', orderId)) due.push('reminder');
    if (hasRating && !wasSeen('rating', orderId)) due.push('rating');
    setQueue((waiting) => [...waiting, ...due.filter((dialog) => !waiting.includes(dialog))]);
  }, [orderId, isConfirmed, hasReminder, hasRating]);

  const current = queue[0];
  if (current === undefined) return null;
  // A dialog counts as seen when it is on screen, not while it waits for the other dialog or for its file.
  const events = {
    onShown: () => (current === 'requested' ? removeLoanRequest(orderId) : markSeen(current, orderId)),
    onClose: () => setQueue((waiting) => waiting.slice(1)),
  };
  if (current === 'requested') return <RequestedDialog orderId={orderId} text={order.statusText} {...events} />;
  return current === 'reminder' ? (
    <ReminderDialog text={order.statusText} {...events} />
  ) : (
    <RatingDialog open {...events} />
  );
}

const flags = {
  /** Once per order and web-view session. */
  reminder: { store: sessionStore, name: 'reminded' },
  /** Once per order. */
  rating: { store: localStore, name: 'rated' },
} as const;

type FlaggedDialog = keyof typeof flags;
type OrderDialog = FlaggedDialog | 'requested';

const keyOf = (dialog: FlaggedDialog, orderId: string): StorageKey => `order.${flags[dialog].name}.${orderId}`;

function wasSeen(dialog: FlaggedDialog, orderId: string): boolean {
  return flags[dialog].store.read(keyOf(dialog, orderId), v.literal(true)) !== undefined;
}

function markSeen(dialog: FlaggedDialog, orderId: string): void {
  flags[dialog].store.write(keyOf(dialog, orderId), true);
}
