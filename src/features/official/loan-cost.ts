/** What the loan of the calculator costs. */
import { isoDay } from '../../format/dates';
import { parseAmount } from '../../format/money';
import { calculateLoan, daysUntilPayment, STANDARD_AMOUNT } from '../../loan/calculation';
import { useYearlyCost } from '../../loan/yearly-cost';
import { useToday } from '../../ui/clock';
import { type CalculatorForm, readAmount } from './rules';

/** @param form without a readable amount, the calculator's first amount counts. */
export function useLoanCost({ text, term }: CalculatorForm) {
  const amount = readAmount(text) ?? STANDARD_AMOUNT;
  const today = useToday();
  const received = parseAmount(amount * 100n);
  const { interest, total, schedule } = calculateLoan(amount, term);
  const plan = schedule.map((payment, index, { length }) => ({
    amount: parseAmount(payment),
    date: today === undefined ? undefined : isoDay(today + daysUntilPayment(index + 1, length, term)),
  }));
  return {
    received,
    interest: parseAmount(interest),
    total: parseAmount(total),
    plan,
    yearlyCost: useYearlyCost({ amount: received, plan }),
  };
}
