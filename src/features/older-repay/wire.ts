/** The wire schemas of the older repayment (contract, section 5: ways to repay, commit, confirm, Alipay). */
import * as v from 'valibot';
import { flag, listOf, record, text } from '../../api/decode';

export const paymentMethods = v.pipe(
  record({
    alipay: flag,
    repayToken: text,
    bankCards: listOf(record({ id: text, bankName: text, cardNo: text, bankCode: text })),
  }),
  v.transform((wire) => ({
    offersAlipay: wire.alipay,
    token: wire.repayToken,
    cards: wire.bankCards.map(({ id, bankName, cardNo, bankCode }, index, all) => ({
      id,
      bank: bankName,
      number: cardNo,
      bankCode,
      /** Identifies a card even if ids are missing or repeat. Does not contain the number, because it is saved on the device. */
      key: id !== undefined && all.findIndex((card) => card.id === id) === index ? id : `#${index}`,
    })),
  })),
);
export type PaymentMethods = v.InferOutput<typeof paymentMethods>;
export type PaymentCard = PaymentMethods['cards'][number];

export const commitment = v.pipe(
  record({ needValid: flag, repayRecordId: text }),
  v.transform((wire) => ({ needsCode: wire.needValid, recordId: wire.repayRecordId })),
);
export type Commitment = v.InferOutput<typeof commitment>;

export const alipayPage = v.pipe(
  record({ url: text }),
  v.transform((wire) => ({ address: wire.url })),
);
export type AlipayPage = v.InferOutput<typeof alipayPage>;
