/** The query of a repayment, and what its answer says about saved vouchers. */
import { requestTime } from '../api/client';
import { readQuery } from '../api/read-query';
import { type Repayment, repayment } from '../contract/repayment';
import type { OrderKey } from '../paths';
import { allChannels, type PaymentAnswer, REPAYMENT } from './vouchers/voucher-rules';
import { updateSavedVouchers } from './vouchers/vouchers';

export const repaymentQuery = (order: OrderKey) =>
  readQuery(repayment, order, (found) => void updateSavedVouchers(order, repaymentAnswer(found)));

export const repaymentAnswer = (found: Repayment): PaymentAnswer => ({
  about: 'payment',
  askedAt: requestTime(found),
  requestType: REPAYMENT,
  amount: found.amount,
  dueDate: found.dueDate,
  ...allChannels(found.groups),
});
