/** The two questions an order may open with: the repayment reminder first, then the rating. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { statusRow } from '../../loan/order-status';
import type { Order } from '../../loan/order-wire';
import { firstRating, firstReminder } from './once';

const ReminderDialog = lazy(() => import('./reminder-dialog'));
const RatingDialog = lazy(() => import('../../loan/rating-dialog'));

type Question = 'reminder' | 'rating';

export function OrderDialogs({ orderId = '', order }: { orderId: string | undefined; order: Order }) {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const reminds = statusRow(order.status).canRepay;
  const rates = order.asksRating;

  useEffect(() => {
    const asked: Question[] = [];
    if (reminds && firstReminder(orderId)) asked.push('reminder');
    if (rates && firstRating(orderId)) asked.push('rating');
    if (asked.length > 0) setQuestions((current) => [...current, ...asked]);
  }, [orderId, reminds, rates]);

  const current = questions[0];
  const answered = () => setQuestions((asked) => asked.slice(1));
  return (
    <Suspense>
      {current === 'reminder' && <ReminderDialog text={order.statusText} onClose={answered} />}
      {current === 'rating' && <RatingDialog open onClose={answered} />}
    </Suspense>
  );
}
