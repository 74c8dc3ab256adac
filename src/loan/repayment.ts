/** The queries of a repayment and of an extension, and what their answers say about saved vouchers. */
import { requestTime } from '../api/client';
import { readQuery } from '../api/read-query';
import { type Extension, extension } from '../contract/extension';
import { type Repayment, repayment } from '../contract/repayment';
import type { OrderKey } from '../paths';
import { allChannels, EXTENSION, type PaymentAnswer, REPAYMENT } from './vouchers/voucher-rules';
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

export const extensionQuery = (order: OrderKey) =>
  readQuery(extension, order, (found) => void updateSavedVouchers(order, extensionAnswer(found)));

export const extensionAnswer = (found: Extension): PaymentAnswer => ({
  about: 'payment',
  askedAt: requestTime(found),
  requestType: EXTENSION,
  amount: found.fee.amount,
  ...allChannels(found.groups),
});
