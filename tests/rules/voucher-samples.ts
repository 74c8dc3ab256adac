/** Saved vouchers of an order, and answers of the server to them. */

import type { Channel } from '../../src/contract/channel';
import { parseAmount } from '../../src/format/money';
import type { SavedVoucher } from '../../src/loan/vouchers/voucher';
import type { VoucherAnswer } from '../../src/loan/vouchers/voucher-rules';
import { voucher } from './saved-voucher';

export const DAY = 24 * 3_600_000;
export const NOW = Date.UTC(2026, 10, 23);
export const DUE = '2026-11-26 12:00:00';

export const content: SavedVoucher['content'] = { ...voucher({ code: '5212 3456' }).content, codeImage: '/code.png' };
export const repayment: SavedVoucher = {
  ...voucher({ userId: '10001', channel: 'Tienda Uno', at: NOW - DAY, askedAt: undefined, dueDate: DUE }),
  content,
};
export const extension: SavedVoucher = {
  ...repayment,
  requestType: '2',
  amount: '17280',
  content: { ...content, amount: parseAmount(17_280) },
};

export const channel = (fields: Partial<Channel> = {}): Channel => ({
  logo: undefined,
  name: 'Tienda Uno',
  payCode: 'CASH01',
  voucherCode: '52123456',
  barcode: undefined,
  ...fields,
});
export type Payment = Extract<VoucherAnswer, { about: 'payment' }>;
export const repay = (fields: Partial<Payment> = {}): Payment => ({
  about: 'payment',
  requestType: '1',
  amount: parseAmount(346_045),
  dueDate: DUE,
  channels: [channel()],
  ...fields,
});
/** An answer with another code. */
export const coded = (voucherCode: string, fields: Partial<Payment> = {}) =>
  repay({ channels: [channel({ voucherCode })], ...fields });
export const extend = (fields: Partial<Payment> = {}): Payment =>
  repay({ requestType: '2', amount: parseAmount(17_280), dueDate: undefined, ...fields });
export const order = (isPayable: boolean, canExtend: boolean): VoucherAnswer => ({
  about: 'order',
  isPayable,
  canExtend,
});
export const refusal = { about: 'refusal', voucher: repayment } as const;

export const other = channel({ name: 'Tienda Dos', payCode: 'CASH02', voucherCode: '99999999' });
export const unnamed = channel({ payCode: undefined, voucherCode: '99999999' });
export const noCode = (fields: Partial<Channel> = {}) => [channel({ voucherCode: undefined, ...fields })];
export const old = { at: NOW - 61 * DAY };

export const foreign = { ...repayment, channel: 'Store One' };
export const shared = (one: string | undefined, two: string | undefined) => [
  channel({ voucherCode: one }),
  channel({ name: 'Tienda Dos', voucherCode: two }),
];
export const twice = [channel({ name: 'Else', voucherCode: '77' }), channel()];
/** Its latest answer was requested at 1000. */
export const latest: SavedVoucher = { ...repayment, askedAt: 1000 };
/** With an amount that is no number. */
export const worded = (amount: string): SavedVoucher => ({ ...repayment, amount, content: { ...content, amount } });
/** The code 77, which another tab has saved. */
export const fromOtherTab = (times: Pick<SavedVoucher, 'askedAt' | 'requestedAt'>) =>
  ({ about: 'saved', voucher: { ...repayment, content: { ...content, code: '77' }, ...times } }) as const;
export const withoutAmount = { ...repayment, amount: undefined, content: { ...content, amount: undefined } };
export const ofNoType = { ...repayment, requestType: undefined };
export const fromAhead = { ...repayment, askedAt: NOW + DAY };
