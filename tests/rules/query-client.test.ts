import { onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../src/api/failure';
import { createQueryClient } from '../../src/app/query-client';

const notifier = () => ({ readRefused: vi.fn(), writeFailed: vi.fn() });

afterEach(() => onlineManager.setOnline(true));

describe('Reads and writes', () => {
  it('are sent although the browser says that it is offline', async () => {
    onlineManager.setOnline(false);
    const client = createQueryClient(notifier());
    const read = vi.fn(async () => 'read');
    const write = vi.fn(async () => 'written');
    const answers = Promise.all([
      client.fetchQuery({ queryKey: ['a'], queryFn: read }),
      client.getMutationCache().build(client, { mutationFn: write }).execute(undefined),
    ]);
    await vi.waitFor(() => {
      expect(read).toHaveBeenCalledOnce();
      expect(write).toHaveBeenCalledOnce();
    });
    expect(await answers).toEqual(['read', 'written']);
  });

  it('are not repeated when they fail', async () => {
    const client = createQueryClient(notifier());
    const read = vi.fn(() => Promise.reject(new Failure('network')));
    const write = vi.fn(() => Promise.reject(new Failure('network')));
    const observed = client
      .getQueryCache()
      .build(client, client.defaultQueryOptions({ queryKey: ['a'], queryFn: read }));
    await expect(observed.fetch()).rejects.toThrow('network');
    await expect(client.getMutationCache().build(client, { mutationFn: write }).execute(undefined)).rejects.toThrow(
      'network',
    );
    expect(read).toHaveBeenCalledOnce();
    expect(write).toHaveBeenCalledOnce();
  });
});

describe('A failure', () => {
  const readOf = async (failure: Failure, meta = {}) => {
    const notify = notifier();
    const options = { queryKey: ['a'], queryFn: () => Promise.reject(failure), meta };
    await createQueryClient(notify)
      .fetchQuery(options)
      .catch(() => undefined);
    return notify.readRefused.mock.calls.length;
  };
  const writeOf = async (failure: Failure, meta = {}) => {
    const notify = notifier();
    const client = createQueryClient(notify);
    const write = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(failure), meta });
    await write.execute(undefined).catch(() => undefined);
    return notify.writeFailed.mock.calls.length;
  };

  it('of a read is announced when the server refused, unless its screen does that', async () => {
    expect(await readOf(new Failure('refused'))).toBe(1);
    expect(await readOf(new Failure('network'))).toBe(0);
    expect(await readOf(new Failure('refused'), { quiet: true })).toBe(0);
  });

  it('of a write is announced, unless its screen does that', async () => {
    expect(await writeOf(new Failure('network'))).toBe(1);
    expect(await writeOf(new Failure('network'), { quiet: true })).toBe(0);
    expect(await writeOf(new Failure('network'), { tellsUnknown: true })).toBe(0);
    expect(await writeOf(new Failure('refused'), { tellsUnknown: true })).toBe(1);
  });
});

describe('A write', () => {
  const readsAfter = async (meta = {}) => {
    const client = createQueryClient(notifier());
    client.setQueryData(['a'], 1);
    await client
      .getMutationCache()
      .build(client, { mutationFn: async () => 1, meta })
      .execute(undefined);
    return client.getQueryState(['a'])?.isInvalidated;
  };

  it('makes what was read before out of date, unless it says otherwise', async () => {
    expect(await readsAfter()).toBe(true);
    expect(await readsAfter({ keepsReads: true })).toBe(false);
  });
});
