/** The dialogs that open with an order: the repayment reminder first, then the rating. */
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { localStore, type StorageKey, sessionStore } from '../../host/storage';
import { type Order, statusRow } from '../../loan/order';
import { onDemand } from '../../ui/on-demand';

// If the file of a dialog does not arrive, the dialog is left out without a message.
const leftOut = () => null;
const ReminderDialog = onDemand(() => import('./reminder-dialog'), leftOut);
const RatingDialog = onDemand(() => import('../../loan/rating-dialog'), leftOut);

export function OrderDialogs({ orderId = '', order }: { orderId: string | undefined; order: Order }) {
  const [queue, setQueue] = useState<readonly OrderDialog[]>([]);
  const hasReminder = statusRow(order.status).action === 'repay';
  const hasRating = order.asksRating;

  useEffect(() => {
    const due: OrderDialog[] = [];
    if (hasReminder && !wasSeen('reminder', orderId)) due.push('reminder');
    if (hasRating && !wasSeen('rating', orderId)) due.push('rating');
    setQueue((waiting) => [...waiting, ...due.filter((dialog) => !waiting.includes(dialog))]);
  }, [orderId, hasReminder, hasRating]);

  const current = queue[0];
  if (current === undefined) return null;
  // A dialog counts as seen when it is on screen, not while it waits for the other dialog or for its file.
  const events = {
    onShown: () => markSeen(current, orderId),
    onClose: () => setQueue((waiting) => waiting.slice(1)),
  };
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

type OrderDialog = keyof typeof flags;

const keyOf = (dialog: OrderDialog, orderId: string): StorageKey => `order.${flags[dialog].name}.${orderId}`;

function wasSeen(dialog: OrderDialog, orderId: string): boolean {
  return flags[dialog].store.read(keyOf(dialog, orderId), v.literal(true)) !== undefined;
}

function markSeen(dialog: OrderDialog, orderId: string): void {
  flags[dialog].store.write(keyOf(dialog, orderId), true);
}
