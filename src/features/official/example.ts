/** The loan that the public site shows as an example. */
import { isoDay } from '../../format/dates';
import { parseAmount, subtractHundredths } from '../../format/money';
import { calculateLoan, daysUntilPayment, STANDARD_AMOUNT, STANDARD_TERM, type Term } from '../../loan/calculation';
import { useYearlyCost, yearlyCostOf } from '../../loan/yearly-cost';
import { useToday } from '../../ui/clock';

/** @param amount in whole currency units; by default the calculator's first amount and term. */
export function useExample(amount = STANDARD_AMOUNT, term: Term = STANDARD_TERM) {
  const today = useToday() ?? 0;
  const yearlyCost = useYearlyCost();
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
    yearlyCost: yearlyCost(yearlyCostOf({ amount: received, plan }, Date.now())),
  };
}
