/** Which calls go by axios: all but the first read, which the boot script sends, and what a tap on the first paint sends. */
import axios from 'axios';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { decoder } from '../../src/api/decode';
import { TIMEOUT_MS } from '../../src/api/early-answer';
import type { FirstPaint, Tap } from '../../src/platform/first-paint';
import { holdTimers } from '../hold-timers';
import { plainCall } from '../plain-call';

let byAxios: MockInstance<typeof axios.request>;
const byFetch = vi.fn();

const TAP: Tap = { path: [], name: 'Submit', checked: undefined };

async function loadClient(taps: Tap[]) {
  window.firstPaint = { taps } as unknown as FirstPaint;
  vi.resetModules();
  return import('../../src/api/client');
}

/** The library of each call since the start of the test. */
const libraries = () =>
  [
    ...byAxios.mock.invocationCallOrder.map((at) => [at, 'axios'] as const),
    ...byFetch.mock.invocationCallOrder.map((at) => [at, 'fetch'] as const),
  ]
    .sort(([one], [other]) => one - other)
    .map(([, library]) => library);

beforeEach(() => {
  window.history.replaceState(null, '', '/#/Dag?userId=10001');
  byAxios = vi.spyOn(axios, 'request').mockResolvedValue({ status: 200, data: '{"code":0}' });
  byFetch.mockReset().mockImplementation(async () => new Response('{"code":0}'));
  vi.stubGlobal('fetch', byFetch);
});
afterEach(() => void vi.doUnmock('axios'));

it('The calls of the app wait for axios', async () => {
  const { sendQuietly, sendAhead, sendRead, sendWrite } = await loadClient([]);
  await Promise.all([
    sendRead(...plainCall('/one')),
    sendWrite(...plainCall('/two', { body: {} })),
    sendQuietly(...plainCall('/three')),
  ]);
  sendAhead(...plainCall('/four'));
  await sendRead(...plainCall('/four'));
  expect(libraries()).toEqual(['axios', 'axios', 'axios', 'axios']);
});

it('The write of a tap on the first paint does not wait for axios; the calls beside and after it do', async () => {
  const { sendQuietly, sendRead, sendWrite } = await loadClient([TAP]);
  await Promise.all([
    sendRead(...plainCall('/one')),
    sendQuietly(...plainCall('/two')),
    sendWrite(...plainCall('/three', { body: {} })),
  ]);
  await sendWrite(...plainCall('/four', { body: {} }));
  expect(libraries()).toEqual(['fetch', 'axios', 'axios', 'axios']);
});

it('Without axios the calls are sent all the same', async () => {
  vi.doMock('axios', () => {
    throw new Error('not loaded');
  });
  const { sendRead } = await loadClient([]);
  await sendRead(...plainCall('/one'));
  expect(libraries()).toEqual(['fetch']);
});

it('An axios that does not arrive is awaited for some seconds', async () => {
  const late = holdTimers(5000);
  vi.doMock('axios', () => new Promise(() => undefined));
  const { sendWrite } = await loadClient([]);
  const answer = sendWrite(...plainCall('/one', { body: {} }));
  await vi.waitUntil(() => {
    late.run();
    return byFetch.mock.calls.length > 0;
  });
  await answer;
});

it('An early answer that the first paint has decoded is not decoded again', async () => {
  const { sendAhead, sendRead } = await loadClient([]);
  const decode = vi.fn(() => 'by the app');
  const call = plainCall('/one', { answer: decoder(decode) });
  sendAhead(...call);
  Object.assign(window.earlyCall ?? {}, { data: 'by the first paint' });
  expect(await sendRead(...call)).toBe('by the first paint');
  expect(await sendRead(...call)).toBe('by the app');
  expect(decode).toHaveBeenCalledOnce();
  expect(byAxios).toHaveBeenCalledTimes(2);
});

it('An early answer is for the same request of the same session alone, and for one of them', async () => {
  const { sendAhead, sendRead } = await loadClient([]);
  const asked = (amount: number) => plainCall('/one', { query: { amount }, answer: decoder((value) => value) });
  byAxios.mockImplementation(async () => ({ status: 200, data: `{"code":0,"data":${byAxios.mock.calls.length}}` }));
  sendAhead(...asked(1));
  expect(window.earlyCall?.isAnswered).toBe(false);
  expect(await sendRead(...asked(2))).toBe(2);
  window.history.replaceState(null, '', '/#/Dag?userId=10002');
  expect(await sendRead(...asked(1))).toBe(3);
  window.history.replaceState(null, '', '/#/Dag?userId=10001');
  expect(await sendRead(...asked(1))).toBe(1);
  expect(window.earlyCall?.isAnswered).toBe(true);
  expect(await sendRead(...asked(1))).toBe(4);
});

it('An early call fails as any other: without a connection, or after a minute', async () => {
  const { sendAhead, sendRead } = await loadClient([]);
  byAxios.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  sendAhead(...plainCall('/one'));
  await expect(sendRead(...plainCall('/one'))).rejects.toMatchObject({ kind: 'network' });
  const deadline = holdTimers(TIMEOUT_MS);
  byAxios.mockImplementation(({ signal }) => new Promise((_, reject) => signal?.addEventListener?.('abort', reject)));
  sendAhead(...plainCall('/two'));
  const answer = sendRead(...plainCall('/two'));
  await vi.waitUntil(() => byAxios.mock.calls.length === 2);
  deadline.run();
  await expect(answer).rejects.toMatchObject({ kind: 'timeout' });
});

it.each([
  [undefined, 'GET', null],
  [{ amount: 1 }, 'POST', 'amount=1'],
])('A request without axios has the same parts, and never an answer of a cache: %j', async (fields, method, body) => {
  const { fetchAnswer } = await import('../../src/api/early-answer');
  const { wireRequest } = await import('../../src/api/request');
  const { signal } = new AbortController();
  const answer = await fetchAnswer(wireRequest({ path: '/one', body: fields }), signal);
  const headers = {
    'X-Requested-With': 'XMLHttpRequest',
    ...(fields && { 'Content-Type': 'application/x-www-form-urlencoded' }),
  };
  expect(byFetch.mock.calls).toEqual([
    ['/began/one?userId=10001', { method, headers, body, signal, cache: 'no-store' }],
  ]);
  expect(answer).toEqual({ status: 200, text: '{"code":0}' });
});
