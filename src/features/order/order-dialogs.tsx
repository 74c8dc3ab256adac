/** The two dialogs an order may open with: the repayment reminder first, then the rating. */
import { Suspense, useEffect, useState } from 'react';
import * as v from 'valibot';
import { localStore, type StorageKey, sessionStore } from '../../host/storage';
import { type Order, statusRow } from '../../loan/order';
import { onDemand } from '../../ui/on-demand';

// These dialogs open by themselves. If their code does not arrive, they are left out without a message.
const leftOut = () => null;
const ReminderDialog = onDemand(() => import('./reminder-dialog'), leftOut);
const RatingDialog = onDemand(() => import('../../loan/rating-dialog'), leftOut);

export function OrderDialogs({ orderId = '', order }: { orderId: string | undefined; order: Order }) {
  const [queue, setQueue] = useState<readonly OrderDialog[]>([]);
  const reminds = statusRow(order.status).action === 'repay';
  const rates = order.asksRating;

  useEffect(() => {
    const due: OrderDialog[] = [];
    if (reminds && !wasShown('reminder', orderId)) due.push('reminder');
    if (rates && !wasShown('rating', orderId)) due.push('rating');
    setQueue((waiting) => [...waiting, ...due.filter((dialog) => !waiting.includes(dialog))]);
  }, [orderId, reminds, rates]);

  const current = queue[0];
  if (current === undefined) return null;
  // A dialog counts as shown once it is on screen, not while it waits for the other one or for its code.
  const events = {
    onShown: () => markShown(current, orderId),
    onClose: () => setQueue((waiting) => waiting.slice(1)),
  };
  return (
    <Suspense>
      {current === 'reminder' ? (
        <ReminderDialog text={order.statusText} {...events} />
      ) : (
        <RatingDialog open {...events} />
      )}
    </Suspense>
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

function wasShown(dialog: OrderDialog, orderId: string): boolean {
  return flags[dialog].store.read(keyOf(dialog, orderId), v.literal(true)) !== undefined;
}

function markShown(dialog: OrderDialog, orderId: string): void {
  flags[dialog].store.write(keyOf(dialog, orderId), true);
}
