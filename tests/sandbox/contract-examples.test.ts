/**
 * The sandbox answers a write with the fields of the contract, and no others. Its answers to reads:
 * `check-backend.test.ts`.
 */
import { expect, it } from 'vitest';
import { ANSWERED } from '../../build/contract/calls.ts';
import { compareAnswer } from '../../build/contract/compare.ts';
import { type Client, DUE_ORDER, formOf, freshSandbox, OFFER, PATHS, PHOTOS, photo } from './client.ts';

type Send = (client: Client) => Promise<{ data: unknown }>;

const BORROWER = { userId: '10001' };
const PAYMENT = { ...BORROWER, ...DUE_ORDER, amount: 346_045 };

const WRITES: Partial<Record<string, Send>> = {
  loanRequest: ({ post }) => post(PATHS.loanRequest, formOf({ ...BORROWER, ...OFFER })),
  photo: ({ post }) => post(`${PATHS.photo}?${formOf(BORROWER)}`, photo(PHOTOS.png)),
  olderPayment: async ({ postJson }) => {
    const query = formOf({ ...BORROWER, ...DUE_ORDER });
    const { repayToken } = (await postJson(`${PATHS.waysToRepay}?${query}`, {})).data;
    return postJson(PATHS.olderPayment, { ...PAYMENT, cardId: '5001', repayToken: String(repayToken), sendMsg: 0 });
  },
  olderPaymentAlipay: ({ postJson }) => postJson(PATHS.olderPaymentAlipay, PAYMENT),
  newCard: ({ post }) =>
    post(PATHS.newCard, formOf({ ...BORROWER, cardNo: '4111111111111111', userName: 'M', phone: '5512345678' })),
};

it.each(ANSWERED.filter(({ isWrite }) => isWrite))(
  "The sandbox's answer to $title has the fields of the contract",
  async ({ name, shape, notRead = [] }) => {
    const send = WRITES[name];
    expect(send, 'how the call is sent, in this file').toBeDefined();
    const { data } = (await send?.(await freshSandbox())) ?? {};
    const { wrong, missing, unknown } = compareAnswer(shape, data);
    const notKnown = unknown.filter((field) => !notRead.includes(field));
    expect({ wrong, missing, notKnown }).toEqual({ wrong: [], missing: [], notKnown: [] });
  },
);
