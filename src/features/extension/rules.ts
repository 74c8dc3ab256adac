/** What an extension costs in the end, and when. Pure. */
import { mayHaveMore } from '../../api/decode';
import type { Extension } from '../../contract/extension';
import { calendarDay } from '../../format/dates';
import { isPositive, sumHundredths } from '../../format/money';

/**
 * What is paid on the new due date, and the sum of that and the fee. Undefined unless the plan says it: apart from the fee,
 * all its payments are amounts on that day.
 */
export function paymentsOf({ fee, newDueDate, plan }: Pick<Extension, 'fee' | 'newDueDate' | 'plan'>) {
  const isOnNewDay = isOn(newDueDate);
  const feeIndex = plan.findIndex((payment) => payment.amount === fee.amount && !isOnNewDay(payment));
  const rest = plan.filter((_, index) => index !== feeIndex);
  if (mayHaveMore(plan) || !isPositive(fee.amount) || !rest.every(isOnNewDay)) return undefined;
  const later = sumHundredths(rest.map(({ amount }) => amount));
  const both = sumHundredths([fee.amount, later]);
  return isPositive(later) && both !== undefined ? { later, both } : undefined;
}

/** Whether the plan has a payment on the new due date. */
export const hasNewDate = ({ newDueDate, plan }: Pick<Extension, 'newDueDate' | 'plan'>) => plan.some(isOn(newDueDate));

function isOn(newDueDate: Extension['newDueDate']): (payment: Extension['plan'][number]) => boolean {
  const newDay = newDueDate === undefined ? undefined : calendarDay(newDueDate);
  return ({ date }) => date !== undefined && newDay !== undefined && calendarDay(date) === newDay;
}
