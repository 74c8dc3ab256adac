import { describe, expect, it } from 'vitest';
import { EXAMPLES, fieldsOf } from '../contract-examples.ts';
import { type Client, DUE_ORDER, freshSandbox, OFFER, PATHS, PHOTOS, photo, SETTLING } from './client.ts';

/** The sandbox answers with the fields of the examples in CONTRACT.md. */

const BORROWER = { userId: '10001' };
const form = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries({ ...BORROWER, ...values }).map(([name, value]) => [name, String(value)]));
const json = { 'Content-Type': 'application/json' };

async function methodsOfPayment(client: Client) {
  return client.post(`${PATHS.ways}?${form(DUE_ORDER)}`, '{}', json);
}

/** Sends each call by its name in CONTRACT.md. */
const CALLS: Record<string, (client: Client) => Promise<{ data: unknown }>> = {
  confirmation: ({ get }) => get(PATHS.confirm, { ...BORROWER, productId: '102' }),
  'loan request': ({ post }) => post(PATHS.push, form(OFFER)),
  order: ({ get }) => get(PATHS.order, { ...BORROWER, ...DUE_ORDER }),
  'promissory note': ({ get }) => get(PATHS.contract, { ...BORROWER, orderNo: '1000174' }),
  repayment: ({ get }) => get(PATHS.repay, { ...BORROWER, ...DUE_ORDER }),
  extension: ({ get }) => get(PATHS.extension, { ...BORROWER, ...DUE_ORDER }),
  voucher: ({ get }) => get(PATHS.voucher, { ...BORROWER, ...SETTLING }),
  'complaint: start': ({ get }) => get(PATHS.complaintStart, { ...BORROWER, orderId: '1000174' }),
  photo: ({ post }) => post(`${PATHS.complaintUpload}?${form({})}`, photo(PHOTOS.png)),
  'complaint: list': ({ get }) => get(PATHS.complaintList, BORROWER),
  'complaint: detail': ({ get }) => get(PATHS.complaintDetail, { ...BORROWER, problemId: '7000001' }),
  'customer service': ({ get }) => get(PATHS.service, { ...BORROWER, overall: 30 }),
  template: ({ get }) => get(PATHS.template, { templateId: '1' }),
  'captcha session': ({ get }) => get(PATHS.captchaSession),
  'ways to repay': methodsOfPayment,
  'older payment': async (client) => {
    const { repayToken } = (await methodsOfPayment(client)).data;
    const payment = { ...DUE_ORDER, ...BORROWER, amount: 346_045, cardId: '5001', repayToken, sendMsg: 0 };
    return client.post(PATHS.commit, JSON.stringify(payment), json);
  },
  'older payment: Alipay': ({ post }) =>
    post(PATHS.alipay, JSON.stringify({ ...BORROWER, ...DUE_ORDER, amount: 346_045 }), json),
  cards: ({ get }) => get(PATHS.cards, BORROWER),
  'new card': ({ post }) =>
    post(PATHS.saveCard, form({ cardNo: '4111111111111111', userName: 'M', phone: '5512345678' })),
  product: ({ get }) => get(PATHS.product, { ...BORROWER, productId: '101' }),
  'recommended products': ({ get }) => get(PATHS.recommended, BORROWER),
};

describe("The sandbox's answer", () => {
  it('is compared for every example', () => expect(Object.keys(CALLS).sort()).toEqual(Object.keys(EXAMPLES).sort()));

  it.each(Object.entries(CALLS))('to %s has the fields of the example', async (call, send) => {
    const { data } = await send(await freshSandbox());
    const fields = fieldsOf(data);
    expect(fieldsOf(EXAMPLES[call]).filter((field) => !fields.includes(field))).toEqual([]);
  });
});
