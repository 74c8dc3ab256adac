import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { amount, line, MAX_ENTRIES } from '../../src/api/decode';
import { costOf, readCoupon } from '../../src/features/confirm-loan/rules';
import { siteOf, withoutNumbers } from '../../src/features/instructions/rules';
import { isImageAddress } from '../../src/loan/channels/channel';
import { statusRow, visibleLines } from '../../src/loan/order';
import { readTerm } from '../../src/loan/term';
import { canDraw } from '../../src/ui/picture/barcode';

describe('The barcode field', () => {
  it.each([
    'https://a.example/b.png',
    'http://a.example/code',
    '/pictures/1.svg',
    './1.svg',
    'pictures/1.svg',
    'code.PNG?x=1',
    'data:image/png;base64,AA',
  ])('%s is the address of an image', (value) => expect(isImageAddress(value)).toBe(true));

  it.each(['52123456789012', 'AB.12', 'A/B', '#12', 'javascript:alert(1).png', 'data:text/html,x', '', undefined])(
    '%j is not the address of an image',
    (value) => {
      vi.stubEnv('VITE_API_BASE', 'https://api.example.com');
      expect(isImageAddress(value)).toBe(false);
    },
  );

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

describe('The table of statuses', () => {
  it('has an illustration for each status', () => {
    const names = [21, 110, 151, 174, 180, 200].map((status) => statusRow(status).illustration);
    expect(new Set(names).size).toBe(names.length);
  });

  const statuses = [undefined, 0, 21, 110, 151, 170, 174, 180, 200, 999, -1, 1.5];

  it('offers the repayment for 174 and 180, and another loan only for a settled order', () => {
    expect(statuses.filter((status) => statusRow(status).action === 'repay')).toEqual([174, 180]);
    expect(statuses.filter((status) => statusRow(status).action === 'borrowAgain')).toEqual([200]);
    expect(statuses.filter((status) => !statusRow(status).showsMarket)).toEqual([170, 174, 180, 200]);
    expect(statuses.filter((status) => !statusRow(status).showsLines)).toEqual([110]);
  });

  it('treats a number that is no status as an unknown status', () => {
    expect(statusRow(Number.NaN)).toEqual(statusRow(200.5));
  });

  it('hides empty and zero lines, and only those', () => {
    const values = [
      undefined,
      0,
      '0',
      '0.00',
      '$0.00',
      '₹ 0',
      'MXN $0.00',
      '0 ₹',
      0n,
      1,
      '0.01',
      'zero',
      '0 days',
      '-',
    ];
    const shown = visibleLines(
      values.map((value) => v.parse(line, { text: 'L', value })),
      statusRow(21),
    );
    expect(shown.map(({ value }) => value)).toEqual([1, '0.01', 'zero', '0 days', '-']);
  });
});

describe('An offer', () => {
  const read = (value: number | bigint | string | undefined) => v.parse(amount, value);
  const plan = (...amounts: (number | string | undefined)[]) =>
    amounts.map((amount) => ({ title: undefined, amount: read(amount), note: undefined, date: undefined }));

  it('has as its cost the amount repaid minus the amount received', () => {
    expect(costOf({ amount: read(345600), plan: plan(200000, '146045') })).toEqual({ total: 346045, cost: 445 });
  });

  it.each([
    ['without a plan', { amount: read(1), plan: [] }, { total: undefined, cost: undefined }],
    ['with an amount that is none', { amount: read(1), plan: plan(5, 'later') }, { total: undefined, cost: undefined }],
    ['with an amount missing', { amount: read(1), plan: plan(5, undefined) }, { total: undefined, cost: undefined }],
    [
      'with a plan that was cut',
      { amount: read(1), plan: plan(...Array<number>(MAX_ENTRIES).fill(5)) },
      { total: undefined, cost: undefined },
    ],
    ['without a disbursal', { amount: undefined, plan: plan(5) }, { total: 5, cost: undefined }],
  ])('%s has no computed figures', (_what, offer, expected) => expect(costOf(offer)).toEqual(expected));

  it('has an exact cost, to the hundredth', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1 }), fc.nat(), (amounts, received) => {
        const { total, cost } = costOf({ amount: read(received), plan: plan(...amounts) });
        expect(BigInt(total ?? -1)).toBe(amounts.reduce((sum, each) => sum + BigInt(each), 0n));
        expect(BigInt(cost ?? -1) + BigInt(received)).toBe(BigInt(total ?? -1));
      }),
    );
  });

  it.each([
    ['7', '1', { count: 7, unit: 'days' }],
    ['7', 'day', { count: 7, unit: 'days' }],
    ['3', '2', { count: 3, unit: 'months' }],
    ['3', 'month', { count: 3, unit: 'months' }],
    ['3', 'week', { text: '3 week' }],
    ['some', '1', { count: 'some', unit: 'days' }],
    ['-7', 'day', { count: '-7', unit: 'days' }],
    ['7.5', '1', { count: '7.5', unit: 'days' }],
    ['1234567890', '2', { count: '1234567890', unit: 'months' }],
    ['3', undefined, { text: '3' }],
    [undefined, '1', undefined],
  ])('of %s in the unit %s has the term %j', (periods, unit, term) =>
    expect(readTerm({ periods, unit })).toEqual(term),
  );

  it.each([0, '0', '0.00', -500, '-500', '-0.5', -(10n ** 20n), undefined])('has no coupon for %s', (coupon) =>
    expect(readCoupon(read(coupon))).toBeUndefined(),
  );
  it.each([1, '5000', 'free'])('has a coupon for %s', (coupon) => expect(readCoupon(read(coupon))).toBe(read(coupon)));
});

describe('Instructions', () => {
  it.each([
    [' https://a.example/x', 'https://a.example/x'],
    ['help@a.example', undefined],
    ['Mondays', undefined],
    ['javascript:alert(1)', undefined],
    ['javascript:alert(1)@a.example', undefined],
  ])('in the contact %s the site is %s', (value, site) => expect(siteOf(value)?.href).toBe(site));

  it('omit only the numbers of steps that the list shows itself', () => {
    expect(withoutNumbers(['1. Go', '2) Pay', '3 - Keep'])).toEqual(['Go', 'Pay', 'Keep']);
    expect(withoutNumbers(['1. Go', 'Pay 2 pesos'])).toEqual(['1. Go', 'Pay 2 pesos']);
    expect(withoutNumbers(['24 hours a day'])).toEqual(['24 hours a day']);
    expect(withoutNumbers(['1.5 pesos more'])).toEqual(['1.5 pesos more']);
  });
});
