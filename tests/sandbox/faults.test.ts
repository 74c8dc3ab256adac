/** Each fault does what its line in sandbox/faults.ts says, to as many calls as it was told, and leaves the rest alone. */
import { describe, expect, it, vi } from 'vitest';
import { holdTimers } from '../hold-timers.ts';
import { clientOfEachTest, DUE_ORDER, OFFER, PATHS, readEnvelope } from './client.ts';

const client = clientOfEachTest();

const ask = (fault: Record<string, unknown>) =>
  client.sandbox('POST', '/faults', { path: PATHS.loanRequest, ...fault });

const push = (init: RequestInit = {}) =>
  fetch(
    `${client.at(PATHS.loanRequest)}?${new URLSearchParams({ productId: '101', amount: '345600', periods: '7', termUnit: '1' })}`,
    init,
  );

async function pushed(): Promise<number> {
  const state = JSON.stringify(await client.sandbox('GET', '/state'));
  return (state.match(/"id":"3\d{14}"/g) ?? []).length;
}

describe('A fault', () => {
  it('applies to one call, or to the given number', async () => {
    await ask({ kind: 'refuse' });
    const codes = async () => [
      (await client.get(PATHS.loanRequest, OFFER)).code,
      (await client.get(PATHS.loanRequest, OFFER)).code,
    ];
    expect(await codes()).toEqual([1, 0]);
    await ask({ kind: 'refuse', times: 2 });
    expect(await codes()).toEqual([1, 1]);
    expect((await client.get(PATHS.loanRequest, OFFER)).code).toBe(0);
  });

  it('applies to its path only, or to every path, until the faults are cleared', async () => {
    await ask({ kind: 'refuse', times: 9 });
    expect((await client.get(PATHS.order, DUE_ORDER)).code).toBe(0);
    await ask({ kind: 'refuse', times: 9, path: '*' });
    expect((await client.get(PATHS.order, DUE_ORDER)).code).toBe(1);
    await client.sandbox('DELETE', '/faults');
    expect((await client.get(PATHS.order, DUE_ORDER)).code).toBe(0);
    expect((await client.get(PATHS.loanRequest, OFFER)).code).toBe(0);
  });

  it('of an unknown kind is refused', async () => {
    expect(await ask({ kind: 'mischief' })).toMatchObject({ message: expect.stringContaining('kind') });
    expect(await client.sandbox('POST', '/faults')).toMatchObject({ code: expect.any(Number) });
  });

  it('delay: waits, then answers as usual', async () => {
    const delays = holdTimers(120);
    await ask({ kind: 'delay', ms: 120 });
    const answer = push();
    await vi.waitUntil(() => delays.count() === 1);
    expect(await pushed()).toBe(0);
    delays.run();
    expect((await readEnvelope(await answer)).code).toBe(0);
    expect(await pushed()).toBe(1);
  });

  it('delay: ends when the faults are cleared', async () => {
    await ask({ kind: 'delay', ms: 600_000 });
    const answer = push();
    await vi.waitUntil(async () => JSON.stringify(await client.sandbox('GET', '/calls')).includes(PATHS.loanRequest));
    expect(await pushed()).toBe(0);
    await client.sandbox('DELETE', '/faults');
    expect((await readEnvelope(await answer)).code).toBe(0);
  });

  it('status: answers that status, with a body when there is one', async () => {
    await ask({ kind: 'status', status: 503, body: 'busy' });
    await ask({ kind: 'status', status: 400, body: { code: 7, message: 'no' } });
    const [first, second] = [await push(), await push()];
    expect([first.status, await first.text()]).toEqual([503, 'busy']);
    expect([second.status, await second.json()]).toEqual([400, { code: 7, message: 'no' }]);
    expect(await pushed()).toBe(0);
  });

  it('html and empty: answer without an envelope', async () => {
    await ask({ kind: 'html' });
    await ask({ kind: 'empty' });
    expect(await (await push()).text()).toMatch(/^<!doctype html>/);
    expect(await (await push()).text()).toBe('');
    expect(await pushed()).toBe(0);
  });

  it('cut: does the work, and answers with half of its JSON', async () => {
    await ask({ kind: 'cut' });
    const response = await push();
    await expect(response.json()).rejects.toThrow();
    expect(await pushed()).toBe(1);
  });

  it.each([
    ['reset-before', 0],
    ['reset-after', 1],
  ])('%s: cuts the connection with %i orders made', async (kind, count) => {
    await ask({ kind });
    await expect(push().then((response) => response.text())).rejects.toThrow();
    expect(await pushed()).toBe(count);
    expect((await readEnvelope(await push())).code).toBe(0);
  });

  it('hang: never answers, and does not keep the sandbox from closing', async () => {
    await ask({ kind: 'hang' });
    await expect(push({ signal: AbortSignal.timeout(150) })).rejects.toThrow(/timeout/);
    expect(await pushed()).toBe(0);
    await ask({ kind: 'hang' });
    push().catch(() => {});
  });

  it('refuse: answers with the given message, else with one of its own', async () => {
    await ask({ kind: 'refuse', code: '800005', message: 'Not twice' });
    expect(await client.get(PATHS.loanRequest, OFFER)).toMatchObject({ code: '800005', message: 'Not twice' });
  });

  it('data: replaces the answer, or is merged into it', async () => {
    await ask({ path: PATHS.order, kind: 'data', data: { orderStatus: 777 } });
    await ask({ path: PATHS.order, kind: 'data', data: { orderStatus: 778 }, merge: true });
    expect((await client.get(PATHS.order, DUE_ORDER)).data).toEqual({ orderStatus: 777 });
    expect((await client.get(PATHS.order, DUE_ORDER)).data).toMatchObject({
      orderStatus: 778,
      productName: 'Préstamo Azul',
    });
  });
});

it('The log of calls contains each call, with and without faults, until it is cleared', async () => {
  await ask({ path: '*', kind: 'status', status: 500 });
  await fetch(`${client.at(PATHS.rating)}?userId=ana`, {
    method: 'POST',
    body: new URLSearchParams({ score: '5' }),
    headers: { swift: 'a', eyes: 'b', 'X-Requested-With': 'XMLHttpRequest' },
  });
  expect(await client.sandbox('GET', '/calls')).toMatchObject([
    {
      method: 'POST',
      path: PATHS.rating,
      query: { userId: 'ana' },
      body: { score: '5' },
      headers: { swift: 'a', eyes: 'b', 'x-requested-with': 'XMLHttpRequest' },
      wire: { path: PATHS.rating },
    },
  ]);
  await client.sandbox('DELETE', '/calls');
  expect(await client.sandbox('GET', '/calls')).toEqual([]);
});
