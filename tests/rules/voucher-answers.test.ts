/** What an answer of the server replaces, confirms or deletes of the saved vouchers. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkVoucher, isEmptyVoucher } from '../../src/features/instructions/rules';
import { formatDate } from '../../src/format/dates';
import { parseAmount } from '../../src/format/money';
import type { SavedVoucher } from '../../src/loan/vouchers/voucher';
import {
  applyTo,
  applyToAll,
  currentVouchers,
  isOfOrder,
  storedVouchers,
  type VoucherAnswer,
} from '../../src/loan/vouchers/voucher-rules';
import {
  channel,
  coded,
  content,
  DAY,
  DUE,
  extend,
  extension,
  foreign,
  fromAhead,
  fromOtherTab,
  latest,
  NOW,
  noCode,
  ofNoType,
  old,
  order,
  other,
  type Payment,
  refusal,
  repay,
  repayment,
  shared,
  twice,
  unnamed,
  withoutAmount,
  worded,
} from './voucher-samples';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));

/** An extension's. */
const undated = { ...extension, dueDate: undefined };

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
  ['the refusal of a voucher of another order', { ...repayment, orderId: '2' }, refusal, 'kept'],

  ['the same code', repayment, repay(), 'confirmed'],
  ['the same code after a refusal', { ...repayment, isRefused: true }, repay(), 'refused'],
  ['another code after a refusal', { ...repayment, isRefused: true }, coded('77'), 'replaced'],
  ['another code', repayment, repay({ channels: [other, channel({ voucherCode: '77' })] }), 'replaced'],
  ['the same code with a new date', repayment, repay({ dueDate: '2026-12-03' }), 'confirmed'],
  ['another amount', repayment, repay({ amount: parseAmount(360_000) }), 'deleted'],
  ['another amount as text', repayment, repay({ amount: parseAmount('360000') }), 'deleted'],
  ['the same amount as text', repayment, repay({ amount: parseAmount('346045.0') }), 'confirmed'],
  ['no amount', repayment, repay({ amount: undefined }), 'confirmed'],
  ['another amount that is no number', worded('3460.45'), repay({ amount: '3500.00' }), 'deleted'],
  ['the same amount that is no number', worded('3460.45'), repay({ amount: ' 3460.45' }), 'confirmed'],
  ['an amount in words', repayment, repay({ amount: 'on request' }), 'confirmed'],
  ['the amount of the voucher alone', { ...repayment, amount: '1' }, repay(), 'confirmed'],
  ['the amount, and an address with words', { ...repayment, amount: 'x' }, repay(), 'confirmed'],
  ['an amount, and a voucher without', withoutAmount, repay(), 'confirmed'],
  ['no channel any more', repayment, repay({ channels: [] }), 'deleted'],
  ['no channel any more, and no date', repayment, repay({ channels: [], dueDate: undefined }), 'deleted'],
  ['no channel any more, and no amount', repayment, repay({ channels: [], amount: undefined }), 'deleted'],
  ['no list of channels', repayment, repay({ channels: undefined }), 'kept'],
  ['another amount, and no list', repayment, repay({ amount: parseAmount(1), channels: undefined }), 'deleted'],
  ['no content', repayment, repay({ amount: undefined, dueDate: undefined, channels: [] }), 'kept'],
  ['other channels, and some that cannot be read', repayment, repay({ channels: [other], isPartial: true }), 'kept'],
  ['another code, beside channels that cannot be read', repayment, coded('77', { isPartial: true }), 'replaced'],
  ['other channels alone', repayment, repay({ channels: [other] }), 'deleted'],
  ['channels without payCode, one of this name', repayment, repay({ channels: [unnamed] }), 'kept'],
  ['no code', repayment, repay({ channels: noCode() }), 'kept'],
  ['no code and no date', repayment, repay({ channels: noCode(), dueDate: undefined }), 'kept'],
  ['no code, the same day in another form', repayment, repay({ channels: noCode(), dueDate: '2026-11-26' }), 'kept'],
  ['no code, its date not known', { ...repayment, dueDate: undefined }, repay({ channels: noCode() }), 'confirmed'],
  ['no code and another date', repayment, repay({ channels: noCode(), dueDate: '2026-12-03' }), 'confirmed'],
  ['no code for an old voucher', { ...repayment, ...old }, repay({ channels: noCode() }), 'deleted'],
  ['the same code for an old voucher', { ...repayment, ...old }, repay(), 'confirmed'],
  ['a repeated payCode', repayment, repay({ channels: twice }), 'confirmed'],

  // Two shops share a payCode, and the voucher's name is of another language.
  ['several channels that may be meant', foreign, repay({ channels: shared('71', '72') }), 'unclear'],
  ['several channels, one with the code', foreign, repay({ channels: shared('71', '52123456') }), 'confirmed'],
  ['several channels without codes', foreign, repay({ channels: shared(undefined, undefined) }), 'unclear'],
  ['no list of channels, one of two', { ...repayment, isUnclear: true }, repay({ channels: undefined }), 'unclear'],
  ['one channel again', { ...repayment, isUnclear: true }, repay({ channels: noCode() }), 'confirmed'],

  ['another code, requested before the saved one', latest, coded('77', { askedAt: 999 }), 'kept'],
  ['another code, requested after the saved one', latest, coded('77', { askedAt: 1001 }), 'replaced'],
  ['another code, requested at the same time', latest, coded('77', { askedAt: 1000 }), 'replaced'],
  ['the same code, requested before one of now', { ...repayment, askedAt: NOW }, repay({ askedAt: 999 }), 'kept'],
  ['another amount, requested before', latest, repay({ amount: parseAmount(360_000), askedAt: 999 }), 'kept'],
  ['a settled order, requested before', latest, { ...order(false, false), askedAt: 999 } as VoucherAnswer, 'kept'],
  // The later request may have been a read of the order, which does not say whether the code is refused.
  ['a refusal, requested before', latest, { ...refusal, askedAt: 999 }, 'refused'],
  ['a newer code of another tab', latest, fromOtherTab({ askedAt: 1001 }), 'replaced'],
  ['an older code of another tab', latest, fromOtherTab({ askedAt: 999 }), 'kept'],
  // The reads beside it may have been requested later than those of the other tab.
  ['a later code', { ...latest, requestedAt: 500 }, fromOtherTab({ askedAt: 900, requestedAt: 600 }), 'replaced'],
  ['an accepted payment, whenever it was', latest, { about: 'paid' }, 'deleted'],
  ['another code, when the clock was ahead before', fromAhead, coded('77', { askedAt: NOW }), 'replaced'],

  ['a repayment with the same date', extension, repay(), 'kept'],
  ['a repayment without a date', extension, repay({ dueDate: undefined }), 'kept'],
  ['a repayment with a later date', extension, repay({ dueDate: '2026-12-03 12:00:00' }), 'deleted'],
  ['a repayment with a later date, if it may be for one', ofNoType, repay({ dueDate: '2026-12-03' }), 'confirmed'],
  ['a repayment without a date, as before', undated, repay({ dueDate: undefined }), 'kept'],
  ['a repayment, if its date was unknown', undated, repay(), 'confirmed'],
  ['a repayment with the date in words', { ...extension, dueDate: 'soon' }, repay({ dueDate: 'soon' }), 'kept'],
  ['a repayment with a date after words', { ...extension, dueDate: 'soon' }, repay(), 'kept'],
  ['a repayment with words after a date', extension, repay({ dueDate: 'soon' }), 'kept'],
  ['a repayment with other words as its date', { ...extension, dueDate: 'later' }, repay({ dueDate: 'soon' }), 'kept'],
  ['an extension with the same code', extension, extend(), 'confirmed'],
  ['an extension with another code', extension, extend({ channels: [channel({ voucherCode: '77' })] }), 'replaced'],
  ['an extension with another fee', extension, extend({ amount: parseAmount(20_000) }), 'deleted'],
  ['an extension without content', extension, extend({ amount: undefined, channels: [] }), 'kept'],
  ['an extension without the channel', extension, extend({ channels: [other] }), 'deleted'],
  ['an extension', repayment, extend({ channels: [other] }), 'kept'],
];

describe('A saved voucher, after an answer with', () => {
  it.each(CASES)('%s', (_what, voucher, answer, expected) => {
    const [after] = applyToAll([voucher], answer, NOW);
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

  it('another code has its code, its date, and no picture of the old code', () => {
    const after = applyTo(repayment, coded('77', { dueDate: '2026-12-03' }), NOW);
    expect(after).toMatchObject({ at: NOW, dueDate: '2026-12-03', content: { code: '77', codeImage: undefined } });
  });

  it('no code has the date of the answer', () => {
    const after = applyTo(repayment, repay({ channels: noCode(), dueDate: '2026-12-03' }), NOW);
    expect(after).toEqual({ ...repayment, dueDate: '2026-12-03' });
  });

  it("a repayment's date that was unknown has it", () => {
    expect(applyTo(undated, repay(), NOW)?.dueDate).toBe(DUE);
  });

  it('the same code without a date keeps its date', () => {
    expect(applyTo(repayment, repay({ dueDate: undefined }), NOW)?.dueDate).toBe(DUE);
  });

  it.each<[about: string, answer: VoucherAnswer, before: number | undefined, after: number | undefined]>([
    ['a confirmed code', repay({ askedAt: 1001 }), 1000, 1001],
    ['a confirmed code', repay(), 1000, 1000],
    ['a refusal', { ...refusal, askedAt: 1001 }, 1000, 1001],
    ['a refusal', refusal, 1000, 1000],
    ['a refusal', { ...refusal, askedAt: 999 }, undefined, 999],
    // An answer from between the two is still an older one.
    ['a refusal that was requested before the latest answer', { ...refusal, askedAt: 999 }, 1000, 1000],
  ])('%s has the time of its latest answer', (_about, answer, before, after) => {
    expect(applyTo({ ...repayment, askedAt: before }, answer, NOW)?.askedAt).toBe(after);
  });
});

describe('The code of the instructions', () => {
  const withCode = (fields: Partial<SavedVoucher['content']>) => ({ ...repayment, content: { ...content, ...fields } });
  const later = withCode({ code: '77', codeImage: undefined });
  const noCodes = { code: undefined, codeImage: undefined };
  const onlyText = withCode({ ...noCodes, text: 'Pay at the till' });
  const onlyImage = withCode({ code: undefined });
  const empty = withCode(noCodes);
  const refused = { ...repayment, isRefused: true };
  const settled = order(false, false);
  const NOTHING_BESIDE = { first: [], answers: [], isUnread: false, isReturned: false };
  type Beside = Partial<Parameters<typeof checkVoucher>[2]>;
  type Saved = SavedVoucher | undefined;
  const SAVED = '5212 3456';
  const unclear = { ...repayment, isUnclear: true };
  const returned = (fields: Partial<Payment>) => ({ answers: [repay({ askedAt: 1, ...fields })], isReturned: true });
  const unread = (...answers: VoucherAnswer[]) => ({ answers, isUnread: true });
  const otherAmounts = { first: [repay({ amount: 'x' }), repay({ amount: parseAmount(1) })] };

  type Row = [what: string, saved: Saved, answer: Saved | 'none', beside: Beside, code: string | undefined, is: string];
  it.each<Row>([
    ['nothing yet', undefined, undefined, {}, undefined, 'same'],
    ['no answer, and nothing saved', undefined, 'none', {}, undefined, 'same'],
    ['the first answer', undefined, later, {}, '77', 'same'],
    ['a first answer without a code', undefined, onlyText, {}, undefined, 'same'],
    ['an empty first answer', undefined, empty, {}, undefined, 'same'],
    ['nothing yet but the saved code', repayment, undefined, {}, SAVED, 'pending'],
    ['the saved code that was refused before', refused, undefined, {}, SAVED, 'doubtful'],
    ['the same code', withCode({ code: '52123456' }), repayment, {}, SAVED, 'same'],
    ['another code', repayment, later, {}, '77', 'changed'],
    ['no code any more', repayment, onlyText, {}, SAVED, 'doubtful'],
    ['a picture instead of the code', repayment, onlyImage, {}, undefined, 'changed'],
    ['no picture any more', onlyImage, onlyText, {}, undefined, 'doubtful'],
    ['no code, as before', onlyText, onlyText, {}, undefined, 'same'],
    ['no answer', repayment, 'none', {}, SAVED, 'unanswered'],
    ['no answer, then the same code of the order', repayment, 'none', returned({}), SAVED, 'same'],
    [
      'no answer, then an order whose channel has no code',
      repayment,
      'none',
      returned({ channels: noCode() }),
      SAVED,
      'unanswered',
    ],
    [
      'no answer, and the same code of the order at first',
      repayment,
      'none',
      { answers: [repay({ askedAt: 1 })] },
      SAVED,
      'unanswered',
    ],
    ['no answer yet, and the same code of the order', repayment, undefined, returned({}), SAVED, 'pending'],
    ['no answer, then an order without it', repayment, 'none', returned({ channels: [other] }), undefined, 'same'],
    ['a refusal', repayment, 'none', { answers: [refusal] }, SAVED, 'doubtful'],
    ['another amount of the order', undefined, repayment, otherAmounts, SAVED, 'doubtful'],
    ['the same amount of the order', undefined, repayment, { first: [repay(), extend()] }, SAVED, 'same'],
    ['the saved code that may be of another channel', unclear, undefined, {}, SAVED, 'doubtful'],
    ['an order that did not answer', repayment, repayment, unread(), SAVED, 'unanswered'],
    ['another code, and an order that did not answer', repayment, later, unread(), '77', 'unanswered'],
    ['an order that refuses, and the saved code', repayment, undefined, { answers: [refusal] }, SAVED, 'doubtful'],
    ['an order that refuses since then', repayment, repayment, { answers: [refusal] }, SAVED, 'doubtful'],
    ['a settled order since then', repayment, repayment, { answers: [settled, refusal, repay()] }, SAVED, 'doubtful'],
    ['a settled order, and the saved code', repayment, undefined, { answers: [settled] }, undefined, 'same'],
    ['the same code of the order since then', repayment, undefined, { answers: [repay()] }, SAVED, 'pending'],
    ['another code of the order since then', repayment, repayment, { answers: [coded('88')] }, '88', 'changed'],
    ['another code of an order that failed last', repayment, undefined, unread(coded('88')), '88', 'unanswered'],
  ])('after %s', (_what, saved, answer, beside, code, check) => {
    const isFailed = answer === 'none';
    const fresh = isFailed ? undefined : answer;
    const checked = checkVoucher(saved, { fresh, isFailed }, { ...NOTHING_BESIDE, ...beside });
    expect([checked.shown?.code, checked.check]).toEqual([code, check]);
  });

  it.each([
    { text: 'Pay' },
    { codeImage: '/code.png' },
    { code: '1' },
    { company: 'Store' },
    { sections: [{ title: 'Steps', content: [] }] },
    { guide: { ...content.guide, contact: 'help@a.example' } },
    { guide: { ...content.guide, pictures: ['/1.png'] } },
  ])('is given by an answer with %j', (fields) => {
    expect([isEmptyVoucher(empty.content), isEmptyVoucher({ ...empty.content, ...fields })]).toEqual([true, false]);
  });
});

it.each<[at: number, dueDate: string | undefined, isShown: boolean, isStored: boolean]>([
  [0, DUE, true, true],
  [-60, undefined, true, true],
  [-61, DUE, false, false],
  [1, undefined, true, true],
  // The clock was ahead, or is behind now: the due date decides.
  [400, DUE, true, true],
  [400, formatDate(NOW, 'day'), true, true],
  [400, '2026-11-20', false, true],
  [400, undefined, false, true],
])('The age of a saved voucher of %i days, due %s: shown %s, stored %s', (days, dueDate, isShown, isStored) => {
  const voucher = { ...repayment, at: NOW + days * DAY, dueDate };
  expect(currentVouchers([voucher], '10001', NOW)).toHaveLength(Number(isShown));
  expect(storedVouchers([voucher], '10001', NOW)).toHaveLength(Number(isStored));
  expect(storedVouchers([voucher], '20002', NOW)).toEqual([]);
});

it('The newest voucher comes first', () => {
  const [older, newest, oldest] = [2, 1, 3].map((days) => ({ ...repayment, at: NOW - days * DAY }));
  expect(currentVouchers([older, newest, oldest] as SavedVoucher[], '10001', NOW)).toEqual([newest, older, oldest]);
});

it.each([
  ['1000174', '101', true],
  ['1000174', undefined, true],
  ['1000174', '', true],
  ['1000174', '102', false],
  ['2', '101', false],
  ['2', undefined, false],
])(
  'A voucher of the order 1000174 of the product 101 is of the order %s of the product %s: %s',
  (orderId, productId, isOf) => {
    expect(isOfOrder(repayment, { orderId, productId })).toBe(isOf);
    expect(isOfOrder({ orderId, productId }, repayment)).toBe(isOf);
  },
);
