/** `Idempotency-Key`: a write that arrives twice is done once. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Client, clientOfEachTest, formOf, OFFER, PATHS } from './client.ts';

const client = clientOfEachTest();

const stateSchema = v.object({ orders: v.array(v.object({ id: v.string() })) });

const push = (client: Client, key: string, query = '', offer = OFFER) =>
  client.post(`${PATHS.loanRequest}?${query}`, formOf(offer), { 'Idempotency-Key': key });
const orderCount = async (client: Client) =>
  v.parse(stateSchema, await client.sandbox('GET', '/state')).orders.filter(({ id }) => id.startsWith('3')).length;

describe('A write with the key of an earlier one', () => {
  it('gets the first answer again, also after a cut connection, and makes no second row', async () => {
    await client.sandbox('POST', '/faults', { path: PATHS.loanRequest, kind: 'reset-after' });
    await expect(push(client, 'a')).rejects.toThrow();
    const again = await push(client, 'a');
    expect(again).toMatchObject({ code: 0, data: { lendDetailsUrl: expect.any(String) } });
    expect(await push(client, 'a')).toEqual(again);
    expect(await orderCount(client)).toBe(1);
  });

  it('waits for the first one if it is still running', async () => {
    const answers = await Promise.all(Array.from({ length: 7 }, () => push(client, 'a')));
    expect(new Set(answers.map(({ data }) => data.lendDetailsUrl)).size).toBe(1);
    expect(await orderCount(client)).toBe(1);
  });

  it('gets the first refusal again', async () => {
    const refused = await push(client, 'a', '', { ...OFFER, periods: 8 });
    expect(refused.code).not.toBe(0);
    expect(await push(client, 'a')).toEqual(refused);
  });

  it('is another write for another borrower, and after a reset', async () => {
    await push(client, 'a');
    await push(client, 'a', 'userId=20001');
    expect(await orderCount(client)).toBe(2);
    await client.sandbox('POST', '/reset');
    await push(client, 'a');
    expect(await orderCount(client)).toBe(1);
  });
});

it('The first answer is kept for a day', async () => {
  await push(client, 'a');
  await client.sandbox('POST', '/clock', { ahead: 86_400_000 });
  await push(client, 'a');
  expect(await orderCount(client)).toBe(2);
});

it('Writes with keys of their own and without one are each carried out', async () => {
  await push(client, 'a');
  await push(client, 'b');
  await client.post(PATHS.loanRequest, formOf(OFFER));
  await client.post(PATHS.loanRequest, formOf(OFFER));
  expect(await orderCount(client)).toBe(4);
});
