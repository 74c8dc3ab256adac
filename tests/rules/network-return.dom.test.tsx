/** When a screen reads again because its server can be reached again (`ui/page/use-network-return.ts`). */
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useNetworkReturn } from '../../src/ui/page/use-network-return';

let isThere: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => {
    if (isThere) return new Response();
    throw new TypeError('Failed to fetch');
  });
});

/** Lets a minute pass, in which the server can be reached or not. */
async function pass(reachable: boolean) {
  isThere = reachable;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
}

it('is each time that the server comes back, also when the read between has failed', async () => {
  const read = vi.fn();
  isThere = false;
  renderHook(() => useNetworkReturn(true, read));
  await pass(false);
  expect(read).toHaveBeenCalledTimes(0);
  await pass(true);
  expect(read).toHaveBeenCalledTimes(1);
  // The read needs longer than the signal lasts.
  isThere = false;
  await pass(false);
  await pass(true);
  expect(read).toHaveBeenCalledTimes(2);
});

it('is never while the server can be reached, and not after the screen was left', async () => {
  const read = vi.fn();
  isThere = true;
  const reached = renderHook(() => useNetworkReturn(true, read));
  await pass(true);
  reached.unmount();
  isThere = false;
  const left = renderHook(() => useNetworkReturn(true, read));
  await pass(false);
  left.unmount();
  await pass(true);
  expect(read).not.toHaveBeenCalled();
});

it('is at once, if the caller wishes, when the server can be reached at first', async () => {
  const read = vi.fn();
  isThere = true;
  renderHook(() => useNetworkReturn(true, read, { readsAtFirst: true }));
  await pass(true);
  expect(read).toHaveBeenCalledTimes(1);
});

it('is as soon as the browser says that it is online', async () => {
  const read = vi.fn();
  isThere = false;
  renderHook(() => useNetworkReturn(true, read));
  await act(() => vi.advanceTimersByTimeAsync(0));
  isThere = true;
  window.dispatchEvent(new Event('online'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(read).toHaveBeenCalledTimes(1);
});
