/** The estimated yearly cost of a loan (contract, B3). */
import { useIntl } from 'react-intl';
import { type DateValue, mayHaveMore } from '../api/decode';
import { calendarDay } from '../format/dates';
import type { Amount } from '../format/money';
import { useText } from '../intl/text';

interface Payments {
  /** What is received today. */
  amount: Amount | undefined;
  plan: readonly { amount: Amount | undefined; date: DateValue | undefined }[];
}

/** For the estimate alone: a number is exact enough. NaN if the amount is missing or text. */
const numberOf = (amount: Amount | undefined): number => (typeof amount === 'string' ? Number.NaN : Number(amount));

/** The highest yearly cost that is shown as a figure; 1 is 100 %. */
export const HIGHEST_YEARLY_COST = 100;

/**
 * The effective annual rate r that solves Σ payment ÷ (1+r)^(days/365) = the amount received today; 0.5 is 50 %.
 * @param today in epoch milliseconds.
 * @returns Infinity above `HIGHEST_YEARLY_COST`; undefined if no rate solves it, or unless the plan is whole, numeric,
 * dated from today on, and costs something.
 */
export function yearlyCostOf({ amount, plan }: Payments, today: number): number | undefined {
  const now = calendarDay(today);
  const received = numberOf(amount);
  const payments = plan.map((part) => ({
    paid: numberOf(part.amount),
    years: (Number(calendarDay(part.date ?? '')) - Number(now)) / 365,
  }));
  const isKnown =
    !mayHaveMore(plan) && payments.every(({ paid, years }) => Number.isFinite(paid) && paid >= 0 && years >= 0);
  const presentValue = (rate: number) => payments.reduce((sum, { paid, years }) => sum + paid / (1 + rate) ** years, 0);
  if (!isKnown) return undefined;
  if (presentValue(HIGHEST_YEARLY_COST) > received) {
    // No rate lowers the payments that are due today.
    return presentValue(Number.POSITIVE_INFINITY) < received ? Number.POSITIVE_INFINITY : undefined;
  }
  let low = 0;
  let high = HIGHEST_YEARLY_COST;
  // 60 halvings exceed the precision of a double.
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(middle) > received) low = middle;
    else high = middle;
  }
  // Less would be shown as 0.0 %. It is 0 if the loan costs nothing.
  return low < 0.0005 ? undefined : low;
}

/** The yearly cost of a loan that is received now, as text. */
export function useYearlyCost(payments: Payments): string | undefined {
  const intl = useIntl();
  const t = useText();
  const percent = (part: number, decimals: number) =>
    intl.formatNumber(part * 100, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const rate = yearlyCostOf(payments, Date.now());
  if (rate === undefined) return undefined;
  return rate === Number.POSITIVE_INFINITY
    ? t('confirm.yearlyCostMost', { percent: percent(HIGHEST_YEARLY_COST, 0) })
    : `${percent(rate, 1)} %`;
}
