/** Which calls go by axios: all but the first read, which the boot script sends, and what a tap on the first paint sends. */
import axios from 'axios';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decoder } from '../../src/api/decode';
import type { FirstPaint, Tap } from '../../src/platform/first-paint';
import { plainCall } from '../plain-call';

const byAxios = vi.spyOn(axios, 'request');
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
  byAxios.mockReset().mockResolvedValue({ status: 200, data: '{"code":0}' });
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
