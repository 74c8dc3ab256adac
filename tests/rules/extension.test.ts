import { describe, expect, it } from 'vitest';
import { paymentsOf } from '../../src/features/extension/rules';
import { parseAmount } from '../../src/format/money';

type Plan = Parameters<typeof paymentsOf>[0]['plan'];

const NEW_DAY = '2026-12-06 12:00:00';
const FEE = 172_80;
const FEE_DUE = { label: undefined, amount: parseAmount(FEE) };
const payment = (amount: number | bigint | string | undefined, date: string | undefined = NEW_DAY): Plan[number] => ({
  title: undefined,
  note: undefined,
  amount: amount === undefined ? undefined : parseAmount(amount),
  date,
});
const fee = payment(FEE, '2026-11-26');
const sums = (changes: Partial<Parameters<typeof paymentsOf>[0]>) =>
  paymentsOf({ fee: FEE_DUE, newDueDate: NEW_DAY, plan: [fee, payment(3460_45)], ...changes });

describe('The payments of an extension', () => {
  it.each([
    ['the fee and the loan', [fee, payment(3460_45)], { later: 3460_45, both: 3633_25 }],
    ['the loan alone', [payment(3460_45)], { later: 3460_45, both: 3633_25 }],
    ['a fee without a date', [{ ...fee, date: undefined }, payment(3460_45)], { later: 3460_45, both: 3633_25 }],
    ['a loan as large as the fee', [fee, payment(FEE)], { later: FEE, both: 2 * FEE }],
    ['that loan alone', [payment(FEE)], { later: FEE, both: 2 * FEE }],
    ['a loan in two parts', [fee, payment(1000_00), payment(2460_45)], { later: 3460_45, both: 3633_25 }],
    ['amounts as text', [payment('17280', '2026-11-26'), payment('346045')], { later: 3460_45, both: 3633_25 }],
    [
      'an amount that a number does not hold',
      [fee, payment(9_007_199_254_740_993n)],
      { later: 9_007_199_254_740_993n, both: 9_007_199_254_758_273n },
    ],
  ])('are known of a plan with %s', (_case, plan, expected) => expect(sums({ plan })).toEqual(expected));

  it.each([
    ['a plan without payments', []],
    ['the fee alone', [fee]],
    ['the fee twice', [fee, fee, payment(3460_45)]],
    ['a payment on another day', [fee, payment(1000_00, '2027-01-06'), payment(2460_45)]],
    ['a payment on another day instead of the fee', [payment(1000_00, '2026-11-26'), payment(3460_45)]],
    ['a payment without a date', [fee, { ...payment(3460_45), date: undefined }]],
    ['a date that is none', [fee, payment(3460_45, 'soon')]],
    ['a payment without an amount', [fee, payment(undefined)]],
    ['an amount that is text', [fee, payment('on request')]],
    ['an amount with a fraction', [fee, payment('3460.45')]],
    ['nothing to pay later', [fee, payment(0)]],
    ['more payments than are kept', Array.from({ length: 400 }, () => payment(1))],
  ])('are not known of %s', (_case, plan) => expect(sums({ plan })).toBeUndefined());

  it.each([
    ['a fee', { fee: { ...FEE_DUE, amount: undefined } }],
    ['a fee that is a number', { fee: { ...FEE_DUE, amount: parseAmount('on request') } }],
    ['a fee above zero', { fee: { ...FEE_DUE, amount: parseAmount(0) } }],
    ['a new due date', { newDueDate: undefined }],
    ['a new due date that is a date', { newDueDate: 'soon' }],
  ])('are not known without %s', (_case, changes) => expect(sums(changes)).toBeUndefined());
});
