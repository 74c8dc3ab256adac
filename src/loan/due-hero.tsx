/** The amount due and the due date: the hero of both repayment screens. */
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { calendarDay, formatDate } from '../format/dates';
import { useMoney } from '../intl/values';
import { OneLine } from '../ui/figures';
import { Hero } from '../ui/hero';
import { CalendarIcon } from '../ui/icons';
import { useToday } from '../ui/use-today';
import { Product } from './product';
import type { Repayment } from './repayment';

export function DueHero({ amount, dueDate, product }: Pick<Repayment, 'amount' | 'dueDate' | 'product'>) {
  const intl = useIntl();
  const money = useMoney();
  return (
    <Hero
      product={<Product {...product} />}
      label={intl.formatMessage({ id: 'repay.amount' })}
      amount={amount === undefined ? undefined : money(amount)}
      facts={useDueFacts(dueDate)}
    />
  );
}

/** Facts of a hero: the due date, and the days left or overdue. @param dateAlone leaves out `Pay by`. */
export function useDueFacts(dueDate: Repayment['dueDate'], dateAlone = false): ReactNode[] {
  const intl = useIntl();
  const today = useToday();
  if (dueDate === undefined) return [];
  const date = <OneLine key="date">{formatDate(dueDate, 'day')}</OneLine>;
  const dateFact = (
    <>
      <CalendarIcon aria-hidden />
      <span>{dateAlone ? date : intl.formatMessage({ id: 'repay.payBy' }, { date })}</span>
    </>
  );
  const dueDay = calendarDay(dueDate);
  if (dueDay === undefined || today === undefined) return [dateFact];
  const days = dueDay - today;
  const id = days > 0 ? 'repay.dueIn' : days === 0 ? 'repay.dueToday' : 'repay.overdue';
  return [dateFact, intl.formatMessage({ id }, { days: Math.abs(days) })];
}
