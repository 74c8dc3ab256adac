/** The query of an extension, and what its answer says about saved vouchers. */
import { requestTime } from '../api/client';
import { readQuery } from '../api/read-query';
import { type Extension, extension } from '../contract/extension';
import type { OrderKey } from '../paths';
import { allChannels, EXTENSION, type PaymentAnswer } from './vouchers/voucher-rules';
import { updateSavedVouchers } from './vouchers/vouchers';

export const extensionQuery = (order: OrderKey) =>
  readQuery(extension, order, (found) => void updateSavedVouchers(order, extensionAnswer(found)));

export const extensionAnswer = (found: Extension): PaymentAnswer => ({
  about: 'payment',
  askedAt: requestTime(found),
  requestType: EXTENSION,
  amount: found.fee.amount,
  ...allChannels(found.groups),
});
