import { describe, expect, it } from 'vitest';
import { callNamed, EXAMPLES, exampleOf, fieldsOf } from '../contract-examples.ts';
import { READS } from '../screens.ts';
import { type Client, DUE_ORDER, freshSandbox, OFFER, PATHS, PHOTOS, photo } from './client.ts';

/** The sandbox answers with the fields of the examples in CONTRACT.md, and no others. */

type Send = (client: Client) => Promise<{ data: unknown }>;

const BORROWER = { userId: '10001' };
const form = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries({ ...BORROWER, ...values }).map(([name, value]) => [name, String(value)]));
const json = { 'Content-Type': 'application/json' };

async function methodsOfPayment(client: Client) {
  return client.post(`${PATHS.ways}?${form(DUE_ORDER)}`, '{}', json);
}

const reads: Record<string, Send> = Object.fromEntries(
  READS.filter(({ schema }) => schema !== undefined).map(({ path, query, call = query }) => [
    callNamed(path),
    ({ get }) => get(path, { ...BORROWER, ...Object.fromEntries(new URLSearchParams(call)) }),
  ]),
);

/** The other calls by their names in CONTRACT.md: writes, and reads of another kind or of a fuller answer. */
const CALLS: Record<string, Send> = {
  ...reads,
  confirmation: ({ get }) => get(PATHS.confirm, { ...BORROWER, productId: '102' }),
  'loan request': ({ post }) => post(PATHS.push, form(OFFER)),
  photo: ({ post }) => post(`${PATHS.complaintUpload}?${form({})}`, photo(PHOTOS.png)),
  template: ({ get }) => get(PATHS.template, { templateId: '1' }),
  'ways to repay': methodsOfPayment,
  'older payment': async (client) => {
    const { repayToken } = (await methodsOfPayment(client)).data;
    const payment = { ...DUE_ORDER, ...BORROWER, amount: 346_045, cardId: '5001', repayToken, sendMsg: 0 };
    return client.post(PATHS.commit, JSON.stringify(payment), json);
  },
  'older payment: Alipay': ({ post }) =>
    post(PATHS.alipay, JSON.stringify({ ...BORROWER, ...DUE_ORDER, amount: 346_045 }), json),
  'new card': ({ post }) =>
    post(PATHS.saveCard, form({ cardNo: '4111111111111111', userName: 'M', phone: '5512345678' })),
};

/** Fields that no example has: the app does not show them. */
const NOT_SHOWN: Readonly<Record<string, readonly string[]>> = { cards: ['bankNo', 'bankName'] };

describe("The sandbox's answer", () => {
  it('is compared for every example', () => {
    expect(
      Object.keys(EXAMPLES).filter((call) => !(call in CALLS)),
      'examples of calls that are not sent here',
    ).toEqual([]);
  });

  it.each(Object.entries(CALLS))('to %s has the fields of the example', async (call, send) => {
    const { data } = await send(await freshSandbox());
    const answered = fieldsOf(data);
    const described = [...fieldsOf(exampleOf(call)), ...(NOT_SHOWN[call] ?? [])];
    expect(
      described.filter((field) => !answered.includes(field)),
      "fields of the example that the sandbox's answer lacks",
    ).toEqual([]);
    expect(
      answered.filter((field) => !described.includes(field)),
      "fields of the sandbox's answer that the example lacks",
    ).toEqual([]);
  });
});
