import { onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../src/api/failure';
import { createQueryClient } from '../../src/app/query-client';

afterEach(() => onlineManager.setOnline(true));

describe('Reads and writes', () => {
  it('are sent although the browser says that it is offline', async () => {
    onlineManager.setOnline(false);
    const client = createQueryClient(vi.fn());
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
    const client = createQueryClient(vi.fn());
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

it('A write invalidates the queries that it names, and no others', async () => {
  const client = createQueryClient(vi.fn());
  for (const key of [['a', 1], ['a', 2], ['b']]) client.setQueryData(key, 1);
  const outdated = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey);
  const write = (meta = {}) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: async () => 1, meta })
      .execute(undefined);
  await write();
  expect(outdated()).toEqual([]);
  await write({ invalidates: [['a']] });
  expect(outdated()).toEqual([
    ['a', 1],
    ['a', 2],
  ]);
});
