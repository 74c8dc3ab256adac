import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../src/api/failure';
import { createQueryClient } from '../../src/app/query-client';

afterEach(() => onlineManager.setOnline(true));

describe('A read', () => {
  it('is sent although the browser says that it is offline', async () => {
    onlineManager.setOnline(false);
    const client = createQueryClient(vi.fn());
    const read = vi.fn(async () => 'read');
    expect(await client.fetchQuery({ queryKey: ['a'], queryFn: read })).toBe('read');
  });

  it('is not repeated when it fails', async () => {
    const client = createQueryClient(vi.fn());
    const read = vi.fn(() => Promise.reject(new Failure('network')));
    const observed = client
      .getQueryCache()
      .build(client, client.defaultQueryOptions({ queryKey: ['a'], queryFn: read }));
    await expect(observed.fetch()).rejects.toThrow('network');
    expect(read).toHaveBeenCalledOnce();
  });
});

it('A page that was opened without a network reads again when it gets one', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const client = createQueryClient(vi.fn());
  client.mount();
  const read = vi.fn(async () => 'read');
  const stop = new QueryObserver(client, { queryKey: ['a'], queryFn: read }).subscribe(() => undefined);
  await vi.waitUntil(() => read.mock.calls.length === 1 && client.isFetching() === 0);
  onlineManager.setOnline(true);
  await vi.waitUntil(() => read.mock.calls.length === 2);
  stop();
  client.unmount();
});

describe('A refused read', () => {
  const toastsFor = async (failure: Failure, meta = {}) => {
    const showRefusal = vi.fn();
    await createQueryClient(showRefusal)
      .fetchQuery({ queryKey: ['a'], queryFn: () => Promise.reject(failure), meta })
      .catch(() => undefined);
    return showRefusal.mock.calls.length;
  };

  it('is reported, unless the query is quiet', async () => {
    expect(await toastsFor(new Failure('refused'))).toBe(1);
    expect(await toastsFor(new Failure('network'))).toBe(0);
    expect(await toastsFor(new Failure('refused'), { quiet: true })).toBe(0);
  });
});
