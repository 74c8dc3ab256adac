/** What an answer of the server replaces, confirms or deletes of the saved vouchers. */

import { describe, expect, it } from 'vitest';
import type { Channel } from '../../src/contract/channel';
import { parseAmount } from '../../src/format/money';
import { channelName, channelRows, findChannel, followRow, isTransfer } from '../../src/loan/channels/channel';
import type { SavedVoucher } from '../../src/loan/vouchers/voucher';
import {
  currentVouchers,
  storedVouchers,
  type VoucherAnswer,
  voucherAfter,
} from '../../src/loan/vouchers/voucher-rules';

const DAY = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 23);
const DUE = '2026-11-26 12:00:00';

const content: SavedVoucher['content'] = {
  topLogo: undefined,
  amount: parseAmount(346_045),
  title: undefined,
  text: undefined,
  codeImage: '/code.png',
  code: '5212 3456',
  company: undefined,
  sections: [],
  guide: { title: undefined, contact: undefined, pictures: [] },
  bottomLogo: undefined,
};
const repayment: SavedVoucher = {
  userId: '10001',
  orderId: '1000174',
  productId: '101',
  requestType: '1',
  amount: '346045',
  payCode: 'CASH01',
  channel: 'Tienda Uno',
  at: NOW - DAY,
  dueDate: DUE,
  content,
};
const extension: SavedVoucher = {
  ...repayment,
  requestType: '2',
  amount: '17280',
  content: { ...content, amount: parseAmount(17_280) },
};

const channel = (fields: Partial<Channel> = {}): Channel => ({
  logo: undefined,
  name: 'Tienda Uno',
  payCode: 'CASH01',
  voucherCode: '52123456',
  barcode: undefined,
  ...fields,
});
type Payment = Extract<VoucherAnswer, { about: 'payment' }>;
const repay = (fields: Partial<Payment> = {}): Payment => ({
  about: 'payment',
  requestType: '1',
  amount: parseAmount(346_045),
  dueDate: DUE,
  channels: [channel()],
  ...fields,
});
const extend = (fields: Partial<Payment> = {}): Payment => ({
  about: 'payment',
  requestType: '2',
  amount: parseAmount(17_280),
  channels: [channel()],
  ...fields,
});
const order = (isPayable: boolean, canExtend: boolean): VoucherAnswer => ({ about: 'order', isPayable, canExtend });
const refusal = { about: 'refusal', voucher: repayment } as const;

const other = channel({ name: 'Tienda Dos', payCode: 'CASH02', voucherCode: '99999999' });
const unnamed = channel({ payCode: undefined, voucherCode: '99999999' });
const noCode = (fields: Partial<Channel> = {}) => [channel({ voucherCode: undefined, ...fields })];
const old = { at: NOW - 61 * DAY };

const foreign = { ...repayment, channel: 'Store One' };
const shared = (one: string | undefined, two: string | undefined) => [
  channel({ voucherCode: one }),
  channel({ name: 'Tienda Dos', voucherCode: two }),
];
/** Its latest answer was requested at 1000. */
const latest: SavedVoucher = { ...repayment, askedAt: 1000 };

type Result = 'confirmed' | 'kept' | 'replaced' | 'deleted' | 'refused' | 'unclear';
type Case = [what: string, voucher: SavedVoucher, answer: VoucherAnswer, result: Result];

const CASES: Case[] = [
  ['an order that can be paid and extended', repayment, order(true, true), 'kept'],
  ['an order that can be paid and extended', extension, order(true, true), 'kept'],
  ['an order that cannot be extended any more', repayment, order(true, false), 'kept'],
  ['an order that cannot be extended any more', extension, order(true, false), 'deleted'],
  ['a settled order', repayment, order(false, false), 'deleted'],
  ['a settled order', extension, order(false, true), 'deleted'],
  ['an accepted payment', repayment, { about: 'paid' }, 'deleted'],
  ['an accepted payment', extension, { about: 'paid' }, 'deleted'],
  ['the refusal of the voucher', repayment, refusal, 'refused'],
  ['the refusal of another voucher', extension, refusal, 'kept'],
  ['the refusal of its code', repayment, { ...refusal, code: '52123456' }, 'refused'],
  ['the refusal of an earlier code', repayment, { ...refusal, code: '77' }, 'kept'],

  ['the same code', repayment, repay(), 'confirmed'],
  ['the same code after a refusal', { ...repayment, isRefused: true }, repay(), 'refused'],
  [
    'another code after a refusal',
    { ...repayment, isRefused: true },
    repay({ channels: [channel({ voucherCode: '77' })] }),
    'replaced',
  ],
  ['another code', repayment, repay({ channels: [other, channel({ voucherCode: '77' })] }), 'replaced'],
  ['the same code with a new date', repayment, repay({ dueDate: '2026-12-03' }), 'confirmed'],
  ['another amount', repayment, repay({ amount: parseAmount(360_000) }), 'deleted'],
  ['another amount as text', repayment, repay({ amount: parseAmount('360000') }), 'deleted'],
  ['the same amount as text', repayment, repay({ amount: parseAmount('346045.0') }), 'confirmed'],
  ['no amount', repayment, repay({ amount: undefined }), 'confirmed'],
  ['an amount in words', repayment, repay({ amount: 'on request' }), 'confirmed'],
  ['the amount of the voucher alone', { ...repayment, amount: '1' }, repay(), 'confirmed'],
  [
    'an amount, and a voucher without',
    { ...repayment, amount: undefined, content: { ...content, amount: undefined } },
    repay(),
    'confirmed',
  ],
  ['no channel any more', repayment, repay({ channels: [] }), 'deleted'],
  ['other channels alone', repayment, repay({ channels: [other] }), 'deleted'],
  ['channels without payCode, one of this name', repayment, repay({ channels: [unnamed] }), 'kept'],
  ['no code', repayment, repay({ channels: noCode() }), 'kept'],
  ['no code and no date', repayment, repay({ channels: noCode(), dueDate: undefined }), 'kept'],
  ['no code, the same day in another form', repayment, repay({ channels: noCode(), dueDate: '2026-11-26' }), 'kept'],
  ['no code and another date', repayment, repay({ channels: noCode(), dueDate: '2026-12-03' }), 'deleted'],
  ['no code for an old voucher', { ...repayment, ...old }, repay({ channels: noCode() }), 'deleted'],
  ['the same code for an old voucher', { ...repayment, ...old }, repay(), 'confirmed'],
  [
    'a repeated payCode',
    repayment,
    repay({ channels: [channel({ name: 'Else', voucherCode: '77' }), channel()] }),
    'confirmed',
  ],

  // Two shops share a payCode, and the voucher's name is of another language.
  ['several channels that may be meant', foreign, repay({ channels: shared('71', '72') }), 'unclear'],
  ['several channels, one with the code', foreign, repay({ channels: shared('71', '52123456') }), 'confirmed'],
  ['several channels without codes', foreign, repay({ channels: shared(undefined, undefined) }), 'unclear'],
  ['one channel again', { ...repayment, isUnclear: true }, repay({ channels: noCode() }), 'confirmed'],

  [
    'another code, requested before the saved one',
    latest,
    repay({ channels: [channel({ voucherCode: '77' })], askedAt: 999 }),
    'kept',
  ],
  [
    'another code, requested after the saved one',
    latest,
    repay({ channels: [channel({ voucherCode: '77' })], askedAt: 1001 }),
    'replaced',
  ],
  ['another amount, requested before', latest, repay({ amount: parseAmount(360_000), askedAt: 999 }), 'kept'],
  ['a settled order, requested before', latest, { ...order(false, false), askedAt: 999 } as VoucherAnswer, 'kept'],
  // The later request may have been a read of the order, which does not say whether the code is refused.
  ['a refusal, requested before', latest, { ...refusal, askedAt: 999 }, 'refused'],
  ['an accepted payment, whenever it was', latest, { about: 'paid' }, 'deleted'],
  [
    'another code, when the clock was ahead before',
    { ...repayment, askedAt: NOW + DAY },
    repay({ channels: [channel({ voucherCode: '77' })], askedAt: NOW }),
    'replaced',
  ],

  ['a repayment with the same date', extension, repay(), 'kept'],
  ['a repayment without a date', extension, repay({ dueDate: undefined }), 'kept'],
  ['a repayment with a later date', extension, repay({ dueDate: '2026-12-03 12:00:00' }), 'deleted'],
  ['a repayment, if its date was unknown', { ...extension, dueDate: undefined }, repay(), 'deleted'],
  ['a repayment with the date in words', { ...extension, dueDate: 'soon' }, repay({ dueDate: 'soon' }), 'kept'],
  ['an extension with the same code', extension, extend(), 'confirmed'],
  ['an extension with another code', extension, extend({ channels: [channel({ voucherCode: '77' })] }), 'replaced'],
  ['an extension with another fee', extension, extend({ amount: parseAmount(20_000) }), 'deleted'],
  ['an extension without the channel', extension, extend({ channels: [other] }), 'deleted'],
  ['an extension', repayment, extend({ channels: [other] }), 'kept'],
];

describe('A saved voucher, after an answer with', () => {
  it.each(CASES)('%s', (_what, voucher, answer, expected) => {
    const after = voucherAfter(voucher, answer, NOW);
    const result: Result =
      after === undefined
        ? 'deleted'
        : after.isRefused
          ? 'refused'
          : after.isUnclear
            ? 'unclear'
            : after.content.code !== voucher.content.code
              ? 'replaced'
              : after === voucher
                ? 'kept'
                : 'confirmed';
    expect(result).toBe(expected);
  });

  it.each([
    [999, 1000],
    [1001, 1001],
  ])('the refusal that was requested at %i is not older than other answers: %i', (askedAt, expected) => {
    expect(voucherAfter(latest, { ...refusal, askedAt }, NOW)).toMatchObject({ isRefused: true, askedAt: expected });
  });

  it('another code has its code, its date, and no picture of the old code', () => {
    const after = voucherAfter(
      repayment,
      repay({ channels: [channel({ voucherCode: '77' })], dueDate: '2026-12-03' }),
      NOW,
    );
    expect(after).toMatchObject({ at: NOW, dueDate: '2026-12-03', content: { code: '77', codeImage: undefined } });
  });
});

it.each<[at: number, dueDate: string | undefined, isShown: boolean, isStored: boolean]>([
  [0, DUE, true, true],
  [-59, undefined, true, true],
  [-61, DUE, false, false],
  // The clock was ahead, or is behind now: the due date decides.
  [400, DUE, true, true],
  [400, '2026-11-20', false, true],
  [400, undefined, false, true],
])('The age of a saved voucher of %i days, due %s: shown %s, stored %s', (days, dueDate, isShown, isStored) => {
  const voucher = { ...repayment, at: NOW + days * DAY, dueDate };
  expect(currentVouchers([voucher], '10001', NOW)).toHaveLength(Number(isShown));
  expect(storedVouchers([voucher], '10001', NOW)).toHaveLength(Number(isStored));
  expect(storedVouchers([voucher], '20002', NOW)).toEqual([]);
});

describe('The rows of the channels', () => {
  const rowsOf = (channels: Channel[], vouchers: SavedVoucher[] = []) =>
    channelRows([{ title: 'Stores', channels }], vouchers).flatMap(({ rows }) => rows);

  it('begin with those whose code the borrower has, and show a code once', () => {
    const rows = rowsOf([other, channel({ voucherCode: undefined }), channel({ voucherCode: undefined })], [repayment]);
    expect(rows.map(({ code, saved }) => [code, saved?.channel])).toEqual([
      ['5212 3456', 'Tienda Uno'],
      ['99999999', undefined],
      [undefined, undefined],
    ]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
  });

  it.each<[what: string, later: Channel[], check: string, code: string]>([
    ['in another order', [other, channel()], 'same', '52123456'],
    ['with another code', [other, channel({ voucherCode: '77' })], 'changed', '77'],
    ['without the channel', [other], 'doubtful', '52123456'],
    ['without its code', noCode(), 'doubtful', '52123456'],
    ['with another name', [channel({ name: 'Uno', voucherCode: '77' })], 'changed', '77'],
    ['with two alike', [channel({ voucherCode: '77' }), channel({ voucherCode: '88' })], 'doubtful', '52123456'],
    ['with two alike, one with the code', [channel({ voucherCode: '77' }), channel()], 'same', '52123456'],
  ])('are followed in a list %s', (_what, later, check, code) => {
    const [row] = rowsOf([channel()]);
    if (row === undefined) throw new Error('no row');
    const followed = followRow(rowsOf(later), row);
    expect([followed.check, followed.row.code]).toEqual([check, code]);
  });

  it('without payCode and name are never told from each other', () => {
    const blank = { payCode: undefined, name: undefined };
    const [, second] = rowsOf([channel({ ...blank, voucherCode: '1' }), channel({ ...blank, voucherCode: '2' })]);
    if (second === undefined) throw new Error('no row');
    const later = rowsOf([channel({ ...blank, voucherCode: '1' }), channel({ ...blank, voucherCode: '3' })]);
    expect(followRow(later, second)).toEqual({ row: second, check: 'doubtful' });
  });
});

describe('A channel', () => {
  it('without payCode is found by its name alone', () => {
    expect(findChannel([unnamed], { payCode: undefined, name: 'Tienda Dos' })).toBeUndefined();
    expect(findChannel([other, unnamed], { payCode: undefined, name: 'Tienda Uno' })).toBe(unnamed);
  });

  it('whose payCode others share has no name', () => {
    expect(channelName(shared('71', '72'), 'CASH01')).toBeUndefined();
    expect(channelName([channel(), other, channel()], 'CASH01')).toBe('Tienda Uno');
  });

  it('that shares its payCode is not marked with the voucher of another one', () => {
    const rows = channelRows([{ title: 'Stores', channels: shared('71', '72') }], [foreign]).flatMap(
      ({ rows: all }) => all,
    );
    expect(rows.map(({ code, saved }) => [code, saved])).toEqual([
      ['71', undefined],
      ['72', undefined],
    ]);
  });

  it('with another name gives its name with its code', () => {
    const after = voucherAfter(foreign, repay({ channels: [channel({ voucherCode: '77' })] }), NOW);
    expect(after).toMatchObject({ channel: 'Tienda Uno', content: { code: '77' } });
  });

  it.each([
    ['CASH01', '5212 3456 7890 12', false],
    ['CASH01', '0121 8000 1234 5678 97', true],
    ['BANK', '52', true],
    [undefined, '52', false],
  ])('%s with the code %s is a transfer: %s', (payCode, code, expected) => {
    expect(isTransfer(payCode, code, ['BANK'])).toBe(expected);
  });
});
