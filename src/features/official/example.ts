/** The loan of the calculator, as the public site's picture and example show it. */
import { isoDay } from '../../format/dates';
import { parseAmount, subtractHundredths } from '../../format/money';
import { calculateLoan, daysUntilPayment, STANDARD_AMOUNT } from '../../loan/calculation';
import { useYearlyCost } from '../../loan/yearly-cost';
import { useToday } from '../../ui/clock';
import type { CalculatorForm } from './calculator';
import { readAmount } from './rules';

/** @param form without a readable amount, the calculator's first amount counts. */
export function useExample(form: CalculatorForm) {
  const { term } = form;
  const amount = readAmount(form.text) ?? STANDARD_AMOUNT;
  const today = useToday() ?? 0;
  const received = parseAmount(amount * 100n);
  const calculation = calculateLoan(amount, term);
  const total = parseAmount(calculation.total);
  const plan = calculation.schedule.map((payment, index, { length }) => ({
    amount: parseAmount(payment),
    date: isoDay(today + daysUntilPayment(index + 1, length, term)),
  }));
  return {
    received,
    total,
    cost: subtractHundredths(total, received),
    plan,
    yearlyCost: useYearlyCost({ amount: received, plan }),
  };
}
