/** The read of the older repayment, and the schemas of its answers (contract, section 5: ways to repay, commit, confirm, Alipay). */

import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { flag, listOf, record, text } from '../../api/decode';
import { readQuery } from '../../api/read-query';

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

export const OLDER_LOAN = '/api/v1/youmi/youmi-api/service/loan';

/**
 * The borrower's cards, and whether Alipay is offered. A POST used as a query; its errors have their own texts.
 * Each answer issues a new token, so it is not loaded again when the borrower returns from reading the code in a message.
 */
export const paymentMethodsQuery = (orderId: string | undefined) =>
  queryOptions({
    ...readQuery({ path: `${OLDER_LOAN}/repayment-way`, query: { orderId }, body: {} }, paymentMethods),
    meta: { quiet: true },
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => state.data === undefined,
  });
