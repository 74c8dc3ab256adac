/** The loan that the public site shows as an example: the calculator's first amount and term. */
import { isoDay } from '../../format/dates';
import { parseAmount, subtractHundredths } from '../../format/money';
import { calculateLoan, daysUntilPayment, STANDARD_AMOUNT, STANDARD_TERM } from '../../loan/calculation';
import { useYearlyCost, yearlyCostOf } from '../../loan/yearly-cost';
import { useToday } from '../../ui/clock';

export function useExample() {
  const today = useToday() ?? 0;
  const yearlyCost = useYearlyCost();
  const received = parseAmount(STANDARD_AMOUNT * 100n);
  const calculation = calculateLoan(STANDARD_AMOUNT, STANDARD_TERM);
  const total = parseAmount(calculation.total);
  const plan = calculation.schedule.map((amount, index, { length }) => ({
    amount: parseAmount(amount),
    date: isoDay(today + daysUntilPayment(index + 1, length, STANDARD_TERM)),
  }));
  return {
    received,
    total,
    cost: subtractHundredths(total, received),
    plan,
    term: STANDARD_TERM,
    yearlyCost: yearlyCost(yearlyCostOf({ amount: received, plan }, Date.now())),
  };
}
