import fc from 'fast-check';
import { createIntl } from 'react-intl';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import messages from '../../locales/en.json';
import { amount, MAX_ENTRIES } from '../../src/api/decode';
import { extension } from '../../src/contract/extension';
import { order } from '../../src/contract/order';
import { repayment } from '../../src/contract/repayment';
import { costOf, readCoupon } from '../../src/features/confirm-loan/rules';
import { siteOf, stepsOf } from '../../src/features/instructions/rules';
import { textOf } from '../../src/intl/text';

import { readLoanRequest, removeLoanRequest, saveLoanRequest } from '../../src/loan/loan-request';
import { orderAnswer, orderKeyOf, statusRow, visibleLines } from '../../src/loan/order';
import { extensionAnswer, repaymentAnswer } from '../../src/loan/repayment';
import { offerFacts, termText } from '../../src/loan/term';
import { isImageAddress } from '../../src/platform/urls';
import { canDraw } from '../../src/ui/picture/barcode';
import {
  DUE_SCENE,
  OVERDUE_SCENE,
  PAID_OUT_SCENE,
  REFUSED_SCENE,
  REVIEW_SCENE,
  SETTLED_SCENE,
} from '../../src/ui/picture/scenes';

describe('The barcode field', () => {
  it.each([
    'https://a.example/b.png',
    'http://a.example/code',
    '/pictures/1.svg',
    './1.svg',
    '../code',
    'pictures/1.svg',
    'code.jpg ',
    'code.PNG?x=1',
    'data:image/png;base64,AA',
  ])('%s is the address of an image', (value) => expect(isImageAddress(value)).toBe(true));

  it.each([
    '52123456789012',
    'AB.12',
    'A/B',
    '#12',
    '1.png1',
    'javascript:alert(1).png',
    'data:text/html,x',
    '',
    undefined,
  ])('%j is not the address of an image', (value) => {
    vi.stubEnv('VITE_API_BASE', 'https://api.example.com');
    expect(isImageAddress(value)).toBe(false);
  });

  it.each<[string | undefined, boolean]>([
    ['52123456789012', true],
    ['AB-12 ~', true],
    ['x'.repeat(60), true],
    ['x'.repeat(61), false],
    ['', false],
    ['ñ', false],
    ['a\nb', false],
    [undefined, false],
  ])('%j can be drawn: %s', (value, drawn) => expect(canDraw(value)).toBe(drawn));
});

const read = (value: number | bigint | string | undefined) => v.parse(amount, value);

describe('An offer', () => {
  const plan = (...amounts: (number | string | undefined)[]) =>
    amounts.map((amount) => ({ title: undefined, amount: read(amount), note: undefined, date: undefined }));

  const unknown = { total: undefined, cost: undefined };

  it('has as its cost the amount repaid minus the amount received', () => {
    expect(costOf({ amount: read(345600), plan: plan(200000, '146045') })).toEqual({ total: 346045, cost: 445 });
    expect(costOf({ amount: read(5), plan: plan(5) })).toEqual({ total: 5, cost: 0 });
  });

  it.each([
    ['without a plan', { amount: read(1), plan: [] }, unknown],
    ['with an amount that is none', { amount: read(1), plan: plan(5, 'later') }, unknown],
    ['with an amount missing', { amount: read(1), plan: plan(5, undefined) }, unknown],
    ['with a plan that was cut', { amount: read(1), plan: plan(...Array<number>(MAX_ENTRIES).fill(5)) }, unknown],
    ['without a disbursal', { amount: undefined, plan: plan(5) }, { total: 5, cost: undefined }],
    ['with a disbursal of nothing', { amount: read(0), plan: plan(5) }, { total: 5, cost: undefined }],
    ['with a disbursal below nothing', { amount: read(-5), plan: plan(5) }, { total: 5, cost: undefined }],
  ])('%s has no computed figures', (_what, offer, expected) => expect(costOf(offer)).toEqual(expected));

  it('has an exact cost, to the hundredth', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1 }), fc.integer({ min: 1 }), (amounts, received) => {
        const { total, cost } = costOf({ amount: read(received), plan: plan(...amounts) });
        expect(BigInt(total ?? -1)).toBe(amounts.reduce((sum, each) => sum + BigInt(each), 0n));
        // A plan below the disbursal costs nothing that could be shown.
        const isLess = BigInt(total ?? -1) < BigInt(received);
        expect(cost === undefined ? undefined : BigInt(cost) + BigInt(received)).toBe(
          isLess ? undefined : BigInt(total ?? -1),
        );
      }),
    );
  });

  const t = textOf(createIntl({ locale: 'en-IN', messages }));

  it.each([
    ['17', '1', '17 days'],
    ['1', 'day', '1 day'],
    ['3', '2', '3 months'],
    ['3', 'month', '3 months'],
    ['3', 'week', '3 week'],
    ['some', '1', 'some days'],
    ['-7', 'day', '-7 days'],
    ['7.5', '1', '7.5 days'],
    ['1', 'months', '1 months'],
    ['1234567890', '2', '1234567890 months'],
    ['3', undefined, '3'],
    [undefined, '1', undefined],
  ])('of %s in the unit %s has the term %j', (periods, unit, term) =>
    expect(termText(t, { periods, unit })).toBe(term),
  );

  it.each([
    ['7', { value: '3 %', label: 'Fee' }, ['7 days', 'Fee: 3 %']],
    [undefined, { value: '3 %', label: undefined }, ['Rate: 3 %']],
    ['7', { value: undefined, label: 'Fee' }, ['7 days']],
    [undefined, { value: undefined, label: 'Fee' }, []],
  ])('of %s days with the rate %j has the facts %j', (periods, rate, facts) =>
    expect(offerFacts(t, { term: { periods, unit: '1' }, rate }, 'product.rate')).toEqual(facts),
  );

  it.each([0, '0', '0.00', '$0.00', -500, '-500', '-0.5', -(10n ** 20n), undefined])('has no coupon for %s', (coupon) =>
    expect(readCoupon(read(coupon))).toBeUndefined(),
  );
  it.each([1, '5000', 'free'])('has a coupon for %s', (coupon) => expect(readCoupon(read(coupon))).toBe(read(coupon)));
});

describe('An order', () => {
  it.each([
    [21, { isPayable: false, illustration: REVIEW_SCENE, showsLines: true, showsMarket: true }],
    [110, { isPayable: false, illustration: REFUSED_SCENE, showsLines: false, showsMarket: true }],
    [151, { isPayable: false, illustration: PAID_OUT_SCENE, showsLines: true, showsMarket: true }],
    [170, { isPayable: true, illustration: SETTLED_SCENE, showsLines: true, showsMarket: false }],
    [174, { isPayable: true, action: 'repay', illustration: DUE_SCENE, showsLines: true, showsMarket: false }],
    [180, { isPayable: true, action: 'repay', illustration: OVERDUE_SCENE, showsLines: true, showsMarket: false }],
    [
      200,
      { isPayable: false, action: 'borrowAgain', illustration: SETTLED_SCENE, showsLines: true, showsMarket: false },
    ],
    // An unknown status hides no code that may be valid.
    [999, { isPayable: true, illustration: SETTLED_SCENE, showsLines: true, showsMarket: true }],
    [undefined, { isPayable: true, illustration: SETTLED_SCENE, showsLines: true, showsMarket: true }],
  ])('of the status %s has its codes, its button, its illustration and its parts', (orderStatus, row) => {
    const found = v.parse(order.answer, { orderStatus, isDelay: 1 });
    const { isPayable } = row;
    expect(orderAnswer(found)).toEqual({ about: 'order', askedAt: undefined, isPayable, canExtend: true });
    expect(statusRow(found.status)).toMatchObject({ action: undefined, isSettled: orderStatus === 200, ...row });
  });

  it('is named by the address', () => {
    const parameters = new Map([
      ['productId', '101'],
      ['orderId', '1000174'],
    ]);
    expect(orderKeyOf(parameters)).toEqual({ productId: '101', orderId: '1000174' });
  });

  it('shows its lines without empty and zero values, and none if it was refused', () => {
    const detail = [{ text: 'Amount', value: '₹3,460.45' }, { text: 'Coupon', value: '₹0.00' }, { text: 'Note' }];
    const { lines } = v.parse(order.answer, { userOrderDetail: { detail } });
    expect(visibleLines(lines, statusRow(174)).map(({ value }) => value)).toEqual(['₹3,460.45']);
    expect(visibleLines(lines, statusRow(110))).toEqual([]);
  });

  it('says with a repayment and an extension what is due, and all channels', () => {
    const [first, second] = ['A', 'B'].map((payCode) => [{ payCode }]);
    const lists = [{ channels: first }, { channels: second }];
    const due = { repayAmount: 5, repayDate: '2026-11-26', repayList: lists };
    const fee = { delayInfo: { delayAmount: 5 }, repayList: lists.map(({ channels: list }) => ({ list })) };
    const common = { about: 'payment', amount: 5, channels: [{ payCode: 'A' }, { payCode: 'B' }] };
    const answers = [repaymentAnswer(v.parse(repayment.answer, due)), extensionAnswer(v.parse(extension.answer, fee))];
    expect(answers).toMatchObject(['1', '2'].map((requestType) => ({ ...common, requestType })));
    expect(answers.map(({ dueDate }) => dueDate)).toEqual(['2026-11-26', undefined]);
  });

  it('does not say which channels there are if its answer has no list of them', () => {
    expect(repaymentAnswer(v.parse(repayment.answer, { repayAmount: 5, repayList: null })).channels).toBeUndefined();
    expect(extensionAnswer(v.parse(extension.answer, {})).channels).toBeUndefined();
  });

  it.each([undefined, 5, '5', 900719925474099312345n])(
    'keeps the requested amount %s until it is shown',
    (requested) => {
      saveLoanRequest('1', { amount: read(requested), time: 7 });
      expect([readLoanRequest('1'), readLoanRequest('2')]).toEqual([{ amount: read(requested), time: 7 }, undefined]);
      removeLoanRequest('1');
      expect(readLoanRequest('1')).toBeUndefined();
    },
  );
});

describe('Instructions', () => {
  it.each([
    [' https://a.example/x', 'https://a.example/x'],
    ['http://a.example/x', 'http://a.example/x'],
    [' www.a.example/x', 'https://www.a.example/x'],
    ['see https://a.example/x', undefined],
    ['www.a.example or by phone', undefined],
    ['help@a.example', undefined],
    ['Mondays', undefined],
    ['javascript:alert(1)', undefined],
    ['javascript:alert(1)@a.example', undefined],
  ])('in the contact %s the site is %s', (value, site) => expect(siteOf(value)?.href).toBe(site));

  it('take for steps only lines that are numbered', () => {
    expect(stepsOf(['1. Go', '2) Pay', '3 - Keep'])).toEqual(['Go', 'Pay', 'Keep']);
    expect(stepsOf(Array.from({ length: 10 }, (_, index) => `${index + 1}.  Go`))).toEqual(Array(10).fill('Go'));
    for (const lines of [['1. Go', 'Pay 2 pesos'], ['24 hours a day'], ['1.5 pesos more']])
      expect(stepsOf(lines)).toBeUndefined();
  });
});
