/** Until when an order is to be paid, and in how many days that is. */
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { calendarDay, formatDate } from '../format/dates';
import { OneLine } from '../ui/figures';
import { CalendarIcon } from '../ui/icons';
import { useToday } from '../ui/use-today';
import type { Repayment } from './repayment-wire';

/** Facts of a hero: the date, and beside it the days that are left or overdue. @param dateAlone without `Pay by`. */
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
