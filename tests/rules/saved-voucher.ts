import { parseAmount } from '../../src/format/money';
import type { SavedVoucher } from '../../src/loan/vouchers/voucher';

export const NOW = Date.now();
export const ORDER = { orderId: '1000174', productId: '101' };

/** A voucher of the borrower 7, whose answer was requested two seconds ago. */
export const voucher = ({
  code = '5212',
  ...fields
}: Partial<SavedVoucher> & { code?: string } = {}): SavedVoucher => ({
  userId: '7',
  ...ORDER,
  requestType: '1',
  amount: '346045',
  payCode: 'CASH01',
  channel: undefined,
  at: NOW,
  askedAt: NOW - 2000,
  content: {
    topLogo: undefined,
    amount: parseAmount(346045),
    title: undefined,
    text: undefined,
    codeImage: undefined,
    code,
    company: undefined,
    sections: [],
    guide: { title: undefined, contact: undefined, pictures: [] },
    bottomLogo: undefined,
  },
  ...fields,
});
