import { expect, it } from 'vitest';
import { ANSWERED } from '../../build/contract/calls.ts';
import { compareAnswer } from '../../build/contract/compare.ts';
import { READS } from '../screens.ts';
import { type Client, DUE_ORDER, freshSandbox, OFFER, PATHS, PHOTOS, photo } from './client.ts';

/** The sandbox answers with the fields of the contract, and no others. */

type Send = (client: Client) => Promise<{ data: unknown }>;

const BORROWER = { userId: '10001' };
const form = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries({ ...BORROWER, ...values }).map(([name, value]) => [name, String(value)]));
const json = { 'Content-Type': 'application/json' };

async function methodsOfPayment(client: Client) {
  return client.post(`${PATHS.waysToRepay}?${form(DUE_ORDER)}`, '{}', json);
}

const reads: Record<string, Send> = Object.fromEntries(
  READS.map(({ call, path, query }) => [
    call,
    ({ get }) => get(path, { ...BORROWER, ...Object.fromEntries(new URLSearchParams(query)) }),
  ]),
);

/** The other calls: writes, and reads of another kind or of a fuller answer. */
const CALLS: Partial<Record<string, Send>> = {
  ...reads,
  confirmation: ({ get }) => get(PATHS.confirmation, { ...BORROWER, productId: '102' }),
  loanRequest: ({ post }) => post(PATHS.loanRequest, form(OFFER)),
  photo: ({ post }) => post(`${PATHS.photo}?${form({})}`, photo(PHOTOS.png)),
  template: ({ get }) => get(PATHS.template, { templateId: '1' }),
  waysToRepay: methodsOfPayment,
  olderPayment: async (client) => {
    const { repayToken } = (await methodsOfPayment(client)).data;
    const payment = { ...DUE_ORDER, ...BORROWER, amount: 346_045, cardId: '5001', repayToken, sendMsg: 0 };
    return client.post(PATHS.olderPayment, JSON.stringify(payment), json);
  },
  olderPaymentAlipay: ({ post }) =>
    post(PATHS.olderPaymentAlipay, JSON.stringify({ ...BORROWER, ...DUE_ORDER, amount: 346_045 }), json),
  newCard: ({ post }) => post(PATHS.newCard, form({ cardNo: '4111111111111111', userName: 'M', phone: '5512345678' })),
};

it.each(ANSWERED)(
  "The sandbox's answer to $title has the fields of the contract",
  async ({ name, shape, notRead = [] }) => {
    const send = CALLS[name];
    expect(send, 'how the call is sent, in this file').toBeDefined();
    const { data } = (await send?.(await freshSandbox())) ?? {};
    const { wrong, missing, unknown } = compareAnswer(shape, data);
    expect({ wrong, missing, unknown: unknown.filter((field) => !notRead.includes(field)) }).toEqual({
      wrong: [],
      missing: [],
      unknown: [],
    });
  },
);
