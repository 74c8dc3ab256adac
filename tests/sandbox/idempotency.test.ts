/** `Idempotency-Key`: a write that arrives twice is done once. */
import { describe, expect, it } from 'vitest';
import { clientOfEachTest, formOf, loansOf, OFFER, PATHS } from './client.ts';

const client = clientOfEachTest();

const push = (key: string, query = '', offer = OFFER) =>
  client.post(`${PATHS.loanRequest}?${query}`, formOf(offer), { 'Idempotency-Key': key });

describe('A write with the key of an earlier one', () => {
  it('gets the first answer again, also after a cut connection, and makes no second row', async () => {
    await client.fault({ path: PATHS.loanRequest, kind: 'reset-after' });
    await expect(push('a')).rejects.toThrow();
    const again = await push('a');
    expect(again).toMatchObject({ code: 0, data: { lendDetailsUrl: expect.any(String) } });
    expect(await push('a')).toEqual(again);
    expect(await loansOf(client)).toBe(1);
  });

  it('waits for the first one if it is still running', async () => {
    const answers = await Promise.all(Array.from({ length: 7 }, () => push('a')));
    expect(new Set(answers.map(({ data }) => data.lendDetailsUrl)).size).toBe(1);
    expect(await loansOf(client)).toBe(1);
  });

  it('is done once also by the other method of the contract', async () => {
    const byGet = () => client.get(PATHS.loanRequest, OFFER, { headers: { 'Idempotency-Key': 'a' } });
    expect(await byGet()).toEqual(await byGet());
    expect(await loansOf(client)).toBe(1);
  });

  it('gets the first refusal again', async () => {
    const refused = await push('a', '', { ...OFFER, periods: 8 });
    expect(refused.code).not.toBe(0);
    expect(await push('a')).toEqual(refused);
  });

  it('is another write for another borrower, and after a reset', async () => {
    await push('a');
    await push('a', 'userId=20001');
    expect(await loansOf(client)).toBe(2);
    await client.reset();
    await push('a');
    expect(await loansOf(client)).toBe(1);
  });
});

it('The first answer is kept for a day', async () => {
  await push('a');
  await client.setClock(86_400_000);
  await push('a');
  expect(await loansOf(client)).toBe(2);
});

it('Writes with keys of their own and without one are each carried out', async () => {
  await push('a');
  await push('b');
  await client.post(PATHS.loanRequest, formOf(OFFER));
  await client.post(PATHS.loanRequest, formOf(OFFER));
  expect(await loansOf(client)).toBe(4);
});
