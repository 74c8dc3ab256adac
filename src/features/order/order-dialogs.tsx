/** The dialogs that open with an order: the accepted request first, then the repayment reminder, then the rating. */

import { useEffect, useState } from 'react';
import type { Order } from '../../contract/order';
import { readLoanRequest, removeLoanRequest } from '../../loan/loan-request';
import { statusRow } from '../../loan/order';
import { whenReleased } from '../../platform/overlay-history';
import { hasFlag, localStore, type Store, sessionStore, setFlag } from '../../platform/storage';
import type { StorageKey } from '../../platform/storage-keys';
import { useIsFirstEntry, useParameters } from '../../ui/links/use-go';
import { onDemand, showNothing } from '../../ui/on-demand';

const OrderDialog = onDemand(() => import('./order-dialog'), { missing: showNothing });
const RatingDialog = onDemand(() => import('../../loan/service/rating-dialog'), { missing: showNothing });

/**
 * ms after the content. A later reminder would interrupt what the borrower does by then: the hero has its text, and it opens
 * with the order the next time.
 */
const LATEST_REMINDER = 10_000;

export function OrderDialogs({ orderId = '', order }: { orderId: string | undefined; order: Order }) {
  const [queue, setQueue] = useState<readonly DialogKind[]>([]);
  const isConfirmed = useParameters().get('from') === 'confirm';
  const isFirstEntry = useIsFirstEntry();
  const hasReminder = statusRow(order.status).action === 'repay';
  const hasRating = order.asksRating;

  useEffect(() => {
    const due: DialogKind[] = [];
    if (isConfirmed && readLoanRequest(orderId) !== undefined) due.push('requested');
    if (hasReminder && !hasFlag(...seen.reminder(orderId))) due.push('reminder');
    if (hasRating && !hasFlag(...seen.rating(orderId))) due.push('rating');
    if (due.length === 0) return;
    let isLeft = false;
    let cancel: () => void = () => undefined;
    const { firstPaint } = window;
    const contentAt = (isFirstEntry ? firstPaint?.shownAt : undefined) ?? performance.now();
    // The reminder of an order that is opened later counts from that order's content.
    if (firstPaint) firstPaint.shownAt = undefined;
    const open = () => {
      const isLate = performance.now() - contentAt > LATEST_REMINDER;
      setQueue((waiting) => [
        ...waiting,
        ...due.filter((dialog) => !waiting.includes(dialog) && !(isLate && dialog === 'reminder')),
      ]);
    };
    // Loaded first, so that the dialog opens at once when nothing is pressed.
    void (due[0] === 'rating' ? RatingDialog : OrderDialog).preload().then(() => {
      if (!isLeft) cancel = whenReleased(open);
    });
    return () => {
      isLeft = true;
      cancel();
    };
  }, [orderId, isConfirmed, isFirstEntry, hasReminder, hasRating]);

  const current = queue[0];
  if (current === undefined) return null;
  // A dialog counts as seen when it is on screen, not while it waits for the other dialog or for its file.
  const events = {
    onShown: () => (current === 'requested' ? removeLoanRequest(orderId) : setFlag(...seen[current](orderId))),
    onClose: () => setQueue((waiting) => waiting.slice(1)),
  };
  if (current === 'rating') return <RatingDialog {...events} />;
  return <OrderDialog key={current} kind={current} orderId={orderId} text={order.statusText} {...events} />;
}

type FlaggedDialog = 'reminder' | 'rating';
type DialogKind = FlaggedDialog | 'requested';

/** Where a dialog is marked as seen: the reminder once per order and web-view session, the rating once per order. */
const seen: Readonly<Record<FlaggedDialog, (orderId: string) => [Store, StorageKey]>> = {
  reminder: (orderId) => [sessionStore, `order.reminded.${orderId}`],
  rating: (orderId) => [localStore, `order.rated.${orderId}`],
};
