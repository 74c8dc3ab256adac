/** A repayment plan: the title, amount, date and note of each instalment, which can go into the calendar. */
import { useId } from 'react';
import { mayHaveMore } from '../api/decode';
import type { Offer } from '../contract/confirmation';
import { formatDate } from '../format/dates';
import { useMoney, useText } from '../intl/text';
import { CutHint } from '../ui/page/card';
import { fitFigures } from '../ui/text/figures';
import { LongText } from '../ui/text/long-text';
import { StepList } from '../ui/text/step-list';
import { AddToCalendar } from './calendar/add-to-calendar';
import styles from './plan.module.css';

interface PlanProps {
  instalments: Offer['plan'];
  /** Of an order that exists. */
  orderId?: string | undefined;
  /** Whether the dates can go into the calendar. */
  hasCalendar?: boolean;
  /** Whether it is the plan after an extension, which is not paid yet. */
  isExtended?: boolean;
}

export function Plan({ instalments, orderId, hasCalendar = true, isExtended = false }: PlanProps) {
  const id = useId();
  const t = useText();
  const money = useMoney();
  const [first, ...others] = instalments;
  const isOneNote = others.length > 0 && others.every(({ note }) => note === first?.note);
  const steps = instalments.map(({ title, amount, note, date }, index) => {
    const day = date === undefined ? undefined : formatDate(date, 'day');
    const shown = amount === undefined ? undefined : money(amount);
    const content = (
      <>
        <div className={styles.instalment}>
          <span className={styles.what}>
            <span id={`${id}${index}`}>{title ?? t('plan.unnamed', { number: index + 1 })}</span>
            {day !== undefined && (
              <span className="hint" translate="no">
                {day}
              </span>
            )}
          </span>
          <b className={styles.amount} translate={shown === undefined ? undefined : 'no'} {...fitFigures(shown ?? '')}>
            {shown ?? <span title={t('common.notAvailable')}>—</span>}
          </b>
        </div>
        {note !== undefined && !isOneNote && <LongText className={`hint ${styles.note}`}>{note}</LongText>}
        {hasCalendar && (
          <AddToCalendar
            dueDate={date}
            amount={amount}
            orderId={orderId}
            instalment={index + 1}
            isExtended={isExtended}
            describedBy={`${id}${index}`}
          />
        )}
      </>
    );
    return { icon: <span className={styles.dot} />, content };
  });
  return (
    <>
      {isOneNote && first?.note !== undefined && <LongText className="hint">{first.note}</LongText>}
      <StepList steps={steps} />
      {mayHaveMore(instalments) && <CutHint />}
    </>
  );
}
