/**
 * Each fault is applied to as many calls as it was requested for, does the call's work or not, and leaves the rest alone.
 * What an answer of each kind contains, and the log of calls: the journeys use both in nearly every test.
 */
import { describe, expect, it, vi } from 'vitest';
import { clientOfEachTest, DUE_ORDER, formOf, loansOf, OFFER, PATHS, readEnvelope } from './client.ts';

const client = clientOfEachTest();

const ask = (fault: Record<string, unknown>) => client.ask('POST', '/faults', { path: PATHS.loanRequest, ...fault });

const push = (init: RequestInit = {}) => fetch(`${client.at(PATHS.loanRequest)}?${formOf(OFFER)}`, init);

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
    await client.clearFaults();
    expect(await codes(PATHS.order, DUE_ORDER)).toEqual([0, 0]);
  });

  it('of an unknown kind is refused', async () => {
    await expect(ask({ kind: 'mischief' })).rejects.toThrow(/400 .*kind/s);
    await expect(client.ask('POST', '/faults')).rejects.toThrow('400');
  });

  it('delay: waits, then answers as usual, at the latest when the faults are cleared', async () => {
    await ask({ kind: 'delay', ms: 600_000 });
    const answer = push();
    await vi.waitUntil(async () => (await client.calls(PATHS.loanRequest)).length > 0);
    expect(await loansOf(client)).toBe(0);
    await client.clearFaults();
    expect((await readEnvelope(await answer)).code).toBe(0);
    expect(await loansOf(client)).toBe(1);
  });

  it('hang: never answers, and does not keep the sandbox from closing', async () => {
    await ask({ kind: 'hang' });
    await expect(push({ signal: AbortSignal.timeout(150) })).rejects.toThrow(/timeout/);
    expect(await loansOf(client)).toBe(0);
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
    expect(await loansOf(client)).toBe(count);
    expect((await readEnvelope(await push())).code).toBe(0);
  });
});
