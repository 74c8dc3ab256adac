/**
 * Each fault is applied to as many calls as it was requested for, does the call's work or not, and leaves the rest alone.
 * What an answer of each kind contains, and the log of calls: the journeys use both in nearly every test.
 */
import { describe, expect, it, vi } from 'vitest';
import { clientOfEachTest, DUE_ORDER, formOf, OFFER, PATHS, readEnvelope } from './client.ts';

const client = clientOfEachTest();

const ask = (fault: Record<string, unknown>) =>
  client.sandbox('POST', '/faults', { path: PATHS.loanRequest, ...fault });

const push = (init: RequestInit = {}) => fetch(`${client.at(PATHS.loanRequest)}?${formOf(OFFER)}`, init);

async function pushed(): Promise<number> {
  const state = JSON.stringify(await client.sandbox('GET', '/state'));
  return (state.match(/"id":"3\d{14}"/g) ?? []).length;
}

describe('A fault', () => {
  it('applies to the given number of calls of its path, or of every path, until the faults are cleared', async () => {
    const codes = async (path: string, query: Record<string, string | number>) => [
      (await client.get(path, query)).code,
      (await client.get(path, query)).code,
    ];
    await ask({ kind: 'refuse' });
    expect(await codes(PATHS.order, DUE_ORDER)).toEqual([0, 0]);
    expect(await codes(PATHS.loanRequest, OFFER)).toEqual([1, 0]);
    await ask({ kind: 'refuse', times: 2 });
    expect(await codes(PATHS.loanRequest, OFFER)).toEqual([1, 1]);
    await ask({ kind: 'refuse', times: 9, path: '*' });
    expect(await codes(PATHS.order, DUE_ORDER)).toEqual([1, 1]);
    await client.sandbox('DELETE', '/faults');
    expect(await codes(PATHS.order, DUE_ORDER)).toEqual([0, 0]);
  });

  it('of an unknown kind is refused', async () => {
    expect(await ask({ kind: 'mischief' })).toMatchObject({ message: expect.stringContaining('kind') });
    expect(await client.sandbox('POST', '/faults')).toMatchObject({ code: expect.any(Number) });
  });

  it('delay: waits, then answers as usual, at the latest when the faults are cleared', async () => {
    await ask({ kind: 'delay', ms: 600_000 });
    const answer = push();
    await vi.waitUntil(async () => JSON.stringify(await client.sandbox('GET', '/calls')).includes(PATHS.loanRequest));
    expect(await pushed()).toBe(0);
    await client.sandbox('DELETE', '/faults');
    expect((await readEnvelope(await answer)).code).toBe(0);
    expect(await pushed()).toBe(1);
  });

  it('hang: never answers, and does not keep the sandbox from closing', async () => {
    await ask({ kind: 'hang' });
    await expect(push({ signal: AbortSignal.timeout(150) })).rejects.toThrow(/timeout/);
    expect(await pushed()).toBe(0);
    await ask({ kind: 'hang' });
    push().catch(() => {});
  });

  it.each([
    ['status', 0],
    ['html', 0],
    ['empty', 0],
    ['reset-before', 0],
    ['reset-after', 1],
    ['cut', 1],
  ])('%s: gives no whole answer, with %i orders made', async (kind, count) => {
    await ask({ kind, ...(kind === 'status' && { status: 503, body: 'busy' }) });
    await expect(push().then((response) => response.json())).rejects.toThrow();
    expect(await pushed()).toBe(count);
    expect((await readEnvelope(await push())).code).toBe(0);
  });
});
