/** The amount due and the due date: the hero of the repayment, and the same facts on other screens. */

import type { ReactNode } from 'react';
import type { DateValue } from '../api/decode';
import type { Repayment } from '../contract/repayment';
import { calendarDay, formatDate, weekdayOf } from '../format/dates';
import type { MessageId } from '../intl/messages';
import { useText } from '../intl/text';
import { useToday } from '../ui/clock';
import type { Tone } from '../ui/page/frame';
import { Hero } from '../ui/page/hero';
import { CalendarIcon } from '../ui/picture/icons';
import { OneLine } from '../ui/text/figures';
import styles from './due-hero.module.css';
import { Product } from './product';

interface DueHeroProps extends Pick<Repayment, 'amount' | 'dueDate' | 'product'> {
  children?: ReactNode;
}

export function DueHero({ amount, dueDate, product, children }: DueHeroProps) {
  const t = useText();
  const facts = useDueFacts(dueDate);
  return (
    <Hero product={<Product {...product} />} label={t('repay.amount')} amount={amount} facts={facts}>
      {children}
    </Hero>
  );
}

/**
 * Facts of a hero: the days left or overdue, and the due date.
 * @param date `named`: the date after `Pay by` with the name of its day, or after `Was due` if it has passed. `short`: the same
 * without the name. `alone`: the date with the name. `none`: only the name, beside a text that has the date.
 */
export function useDueFacts(
  dueDate: Repayment['dueDate'],
  date: 'named' | 'short' | 'alone' | 'none' = 'named',
): readonly ReactNode[] {
  const t = useText();
  const today = useToday();
  if (dueDate === undefined) return [];
  const days = daysUntil(dueDate, today);
  const factText = () => {
    if (date === 'alone') return <NamedDate value={dueDate} nameClass={styles.alone} />;
    const isPast = days !== undefined && days < 0;
    const named =
      isPast || date === 'short' ? (
        <OneLine key="date">{formatDate(dueDate, 'day')}</OneLine>
      ) : (
        <NamedDate key="date" value={dueDate} nameClass={styles.afterPayBy} />
      );
    return t(isPast ? 'repay.wasDue' : 'repay.payBy', { date: named });
  };
  const facts = date === 'none' ? [] : [dateFact(factText())];
  if (days === undefined) return facts;
  const id = days > 0 ? 'repay.dueIn' : days === 0 ? 'repay.dueToday' : 'repay.overdue';
  const daysFact = (
    <span>
      <span className={styles.days}>{t(id, { days: Math.abs(days) })}</span>
      {date === 'none' && days >= 0 && <DayName value={dueDate} />}
    </span>
  );
  return [daysFact, ...facts];
}

/** The fact of a hero that says a date. @param id of a message with `{date}`. */
export function useDateFacts(date: DateValue | undefined, id: MessageId): readonly ReactNode[] {
  const t = useText();
  return date === undefined ? [] : [dateFact(t(id, { date: <NamedDate key="date" value={date} /> }))];
}

const dateFact = (text: ReactNode) => (
  <>
    <CalendarIcon />
    <span>{text}</span>
  </>
);

const awaitedDate = <span className={styles.awaitedDate}>{'\u00a0'}</span>;

/** As wide as the usual facts, so that nothing moves when the due date arrives. */
export const AWAITED_FACTS = {
  days: (
    <span key="days" className={styles.awaitedDays}>
      {'\u00a0'}
    </span>
  ),
  named: (
    <span key="named">
      {awaitedDate}
      <span className={`${styles.name} ${styles.afterPayBy}`} />
    </span>
  ),
  short: <span key="short">{awaitedDate}</span>,
};

/** Messages with the due date before it has passed and after. Beside a payment code they name the loan: the day is not the code's own. */
const BESIDE_CODE: DueMessages = { ahead: 'due.payBy', past: 'due.wasDue' };
type DueMessages = Record<'ahead' | 'past', MessageId>;

/** The one of two messages that is true of a due date. */
export const useDueMessage = (dueDate: Repayment['dueDate'], { ahead, past } = BESIDE_CODE): MessageId =>
  useDueTone(dueDate) === 'overdue' ? past : ahead;

/** That message with the date; undefined without a date, or if it is 0. */
export function useDueText(dueDate: Repayment['dueDate'], messages = BESIDE_CODE): ReactNode {
  const t = useText();
  const id = useDueMessage(dueDate, messages);
  return dueDate ? t(id, { date: <NamedDate key="date" value={dueDate} /> }) : undefined;
}

/** Days before the due date from which on a repayment is due soon. */
const SOON = 3;

export function useDueTone(dueDate: Repayment['dueDate']): Tone | undefined {
  const days = daysUntil(dueDate, useToday());
  if (days === undefined || days > SOON) return undefined;
  return days < 0 ? 'overdue' : 'due';
}

/** Calendar days; negative when the date has passed. */
function daysUntil(date: Repayment['dueDate'], today: number | undefined): number | undefined {
  const day = date === undefined ? undefined : calendarDay(date);
  return day === undefined || today === undefined ? undefined : day - today;
}

interface NamedDateProps {
  value: DateValue;
  /** Class of the day's name. */
  nameClass?: string | undefined;
}

/** A due date as `2026-11-26 (Thursday)`, which breaks before the bracket. */
export function NamedDate({ value, nameClass }: NamedDateProps) {
  return (
    <>
      <OneLine>{formatDate(value, 'day')}</OneLine>
      <DayName value={value} nameClass={nameClass} />
    </>
  );
}

/** ` (Thursday)`; nothing for a text that is no date. The browser's own names are slow at their first use. */
function DayName({ value, nameClass = '' }: NamedDateProps) {
  const t = useText();
  const day = calendarDay(value);
  if (day === undefined) return null;
  return (
    <span className={`${styles.name} ${nameClass}`} translate="no">
      {` (${t('date.weekdays').split(' ')[weekdayOf(day)]})`}
    </span>
  );
}
