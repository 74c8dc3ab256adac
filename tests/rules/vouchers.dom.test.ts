/** Which payment codes are on the device: saved, replaced, and deleted for good. What an answer changes: `voucher-answers.test.ts`. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Channel } from '../../src/contract/channel';
import { parseAmount } from '../../src/format/money';
import { mayHaveVouchers } from '../../src/loan/vouchers/orders-with-vouchers';
import { savedVouchersQuery } from '../../src/loan/vouchers/saved-vouchers';
import type { SavedVoucher } from '../../src/loan/vouchers/voucher';
import { LIFETIME, type VoucherAnswer } from '../../src/loan/vouchers/voucher-rules';
import { readVouchers, saveVoucher, updateSavedVouchers } from '../../src/loan/vouchers/vouchers';
import { databaseOfEachTest } from '../journeys/fake-database';
import { NOW, ORDER, voucher } from './saved-voucher';

const over = (askedAt?: number): VoucherAnswer => ({ about: 'order', askedAt, isPayable: false, canExtend: false });
const repaymentWith = (payCode: string): VoucherAnswer => ({
  about: 'payment',
  askedAt: NOW - 1000,
  requestType: '1',
  amount: parseAmount(346045),
  channels: [{ payCode } as Channel],
});

const openAs = (userId: string) => window.history.replaceState(null, '', `/#/order?userId=${userId}`);
const codes = async (userId = '7') => (await readVouchers(userId)).map(({ content }) => content.code);

const database = databaseOfEachTest();

beforeEach(() => {
  openAs('7');
});

describe('A voucher', () => {
  it('is none without a borrower', async () => expect(await readVouchers(undefined)).toEqual([]));

  it('is deleted from the device after 60 days, when the borrower opens a screen that may show it', async () => {
    const isLeft = () => [...database.entries.values()].flat().length;
    await saveVoucher(voucher({ payCode: 'A' }));
    await saveVoucher(voucher({ payCode: 'B', at: NOW - 1000 }));
    vi.useFakeTimers({ now: NOW + LIFETIME - 500, toFake: ['Date'] });
    await codes();
    await expect.poll(isLeft).toBe(1);
    expect(await codes()).toHaveLength(1);
  });

  it('stays when another one cannot be read', async () => {
    await saveVoucher(voucher({ code: 'good' }));
    for (const [key, value] of database.entries)
      database.entries.set(key, [{ from: 'another version' }, ...(value as [])]);
    expect(await codes()).toEqual(['good']);
    await saveVoucher(voucher({ code: 'new', payCode: 'CASH02' }));
    expect(await codes()).toEqual(expect.arrayContaining(['good', 'new']));
  });

  it('is saved for the borrower of the address alone', async () => {
    await saveVoucher(voucher({ userId: '8' }));
    openAs('8');
    expect(await codes('8')).toEqual([]);
    await updateSavedVouchers(ORDER, over());
    openAs('');
    await saveVoucher(voucher({ userId: '' }));
    await updateSavedVouchers(ORDER, over());
    openAs('7');
    expect(await codes()).toEqual([]);
  });

  it('replaces the one of the same payment, unless that is of a later answer', async () => {
    await saveVoucher(voucher({ code: 'first' }));
    await saveVoucher(voucher({ code: 'of another channel', payCode: 'CASH02' }));
    await saveVoucher(voucher({ code: 'second', askedAt: NOW - 1000 }));
    await saveVoucher(voucher({ code: 'late', askedAt: NOW - 1500 }));
    expect((await codes()).sort()).toEqual(['of another channel', 'second']);
  });

  it('is told to screens at once: which orders have one', async () => {
    await saveVoucher(voucher());
    await saveVoucher(voucher({ orderId: '2' }));
    expect(['1000174', '2', '3', undefined].map(mayHaveVouchers)).toEqual([true, true, false, false]);
    await updateSavedVouchers(ORDER, over());
    expect(['1000174', '2'].map(mayHaveVouchers)).toEqual([false, true]);
    await updateSavedVouchers({ ...ORDER, orderId: '2' }, { about: 'paid' });
    expect(mayHaveVouchers('2')).toBe(false);
    await saveVoucher(voucher({ orderId: '2', askedAt: Date.now() }));
    database.failWrites();
    await updateSavedVouchers({ ...ORDER, orderId: '2' }, { about: 'paid' });
    expect(mayHaveVouchers('2')).toBe(true);
    expect(savedVouchersQuery('7', '3').placeholderData).toEqual([]);
  });

  it('is on the screens of its order alone', async () => {
    await saveVoucher(voucher());
    const read = (orderId: string, productId: string) => {
      const { queryFn } = savedVouchersQuery('7', orderId, productId);
      return (queryFn as unknown as () => Promise<SavedVoucher[]>)();
    };
    expect(await read('1000174', '101')).toHaveLength(1);
    expect(await read('1000174', '102')).toHaveLength(0);
    expect(await read('2', '101')).toHaveLength(0);
    expect(savedVouchersQuery('7', '1000174')).not.toHaveProperty('placeholderData');
  });
});

describe('An answer that deletes', () => {
  it.each<[string, VoucherAnswer, number]>([
    ['an order that is over', over(NOW - 1000), NOW - 999],
    ['a paid order', { about: 'paid' }, NOW + 60_000],
    ['a repayment without the channel', repaymentWith('CASH02'), NOW - 999],
  ])('a voucher, %s, keeps an answer that was requested before from bringing it back', async (_what, answer, later) => {
    await saveVoucher(voucher());
    await saveVoucher(voucher({ orderId: '2', code: 'of another order' }));
    await updateSavedVouchers(ORDER, answer);
    expect(await codes()).toEqual(['of another order']);
    await saveVoucher(voucher({ askedAt: NOW - 1001 }));
    await saveVoucher(voucher({ productId: '102', code: 'of another product', askedAt: NOW - 1001 }));
    expect((await codes()).sort()).toEqual(['of another order', 'of another product']);
    await saveVoucher(voucher({ code: 'new', askedAt: later }));
    expect(await codes()).toContain('new');
  });

  it.each<VoucherAnswer>([over(NOW - 1000), { about: 'paid' }])(
    'all vouchers of an order, $about, also those that arrive afterwards',
    async (answer) => {
      await updateSavedVouchers(ORDER, answer);
      await saveVoucher(voucher({ askedAt: NOW - 1001 }));
      expect(await codes()).toEqual([]);
    },
  );

  it('one voucher leaves the others of the order', async () => {
    await saveVoucher(voucher());
    await saveVoucher(voucher({ payCode: 'CASH02', code: 'other' }));
    await updateSavedVouchers(ORDER, repaymentWith('CASH02'));
    expect(await codes()).toEqual(['other']);
    await saveVoucher(voucher({ payCode: 'CASH02', code: 'late', askedAt: NOW - 1500 }));
    expect(await codes()).toEqual(['late']);
    await updateSavedVouchers(ORDER, repaymentWith('CASH03'));
    await saveVoucher(voucher({ askedAt: NOW - 1500 }));
    expect(await codes()).toEqual([]);
  });

  it('is remembered once for each order, the latest of two', async () => {
    await updateSavedVouchers(ORDER, over(NOW - 1000));
    await updateSavedVouchers(ORDER, over(NOW - 500));
    await updateSavedVouchers(ORDER, over(NOW - 500));
    await updateSavedVouchers({ ...ORDER, orderId: '2' }, over(NOW - 400));
    await saveVoucher(voucher({ askedAt: NOW - 600 }));
    expect(await codes()).toEqual([]);
    const saved = Object.entries(localStorage).find(([key]) => key.endsWith('order.deletedVouchers'));
    expect(JSON.parse(saved?.[1] ?? '')).toHaveLength(2);
    await updateSavedVouchers(ORDER, over(NOW - 1000));
    await saveVoucher(voucher({ askedAt: NOW - 600 }));
    expect(await codes()).toEqual([]);
  });

  it('changes nothing without an order', async () => {
    await saveVoucher(voucher());
    await updateSavedVouchers({ orderId: undefined, productId: '101' }, over());
    expect(await codes()).toHaveLength(1);
    expect(Object.keys(localStorage).filter((key) => key.endsWith('order.deletedVouchers'))).toEqual([]);
  });
});
