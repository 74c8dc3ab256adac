/** Adds a date on which something is to be paid to the calendar: by the native app where its brand can, else with a file. */
import { type ReactNode, useEffect, useState } from 'react';
import type { Repayment } from '../../contract/repayment';
import { calendarDay } from '../../format/dates';
import { useMoney, useText } from '../../intl/text';
import { canCall, isInNativeApp } from '../../platform/bridge';
import { CALENDAR_TYPE, canShare } from '../../platform/files';
import { useBrand } from '../../ui/brand/use-brand';
import { useToday } from '../../ui/clock';
import { useParameters } from '../../ui/links/use-go';
import { showToast } from '../../ui/overlay/toast';
import styles from './add-to-calendar.module.css';

interface AddToCalendarProps extends Partial<Pick<Repayment, 'amount' | 'dueDate'>> {
  orderId: string | undefined;
  /** Number of the instalment of which it is the date. Then it is in a card, otherwise on the hero. */
  instalment?: number;
  /** Whether it is a date after an extension, which is not paid yet. */
  isExtended?: boolean;
  /** Id of the element that says what is to be paid. */
  describedBy?: string;
}

/** Renders nothing for a date that is unknown or has passed, and where the device cannot take an event. */
export function AddToCalendar({
  dueDate,
  amount,
  orderId,
  instalment,
  isExtended = false,
  describedBy,
}: AddToCalendarProps): ReactNode {
  const t = useText();
  const money = useMoney();
  const today = useToday();
  const brand = useBrand();
  const productId = useParameters().get('productId');
  const [isAdding, setAdding] = useState(false);
  const day = dueDate === undefined ? undefined : calendarDay(dueDate);

  // In an effect, which the first paint does not run: the app repeats the tap.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the date and the language at the tap
  useEffect(() => {
    if (!isAdding || day === undefined) return;
    import('./add-event')
      .then(
        ({ addEvent }) =>
          addEvent(t, {
            day,
            amount: amount === undefined ? undefined : money(amount),
            orderId,
            productId,
            instalment,
            isExtended,
            brand,
          }),
        () => showToast(t('error.network')),
      )
      .finally(() => setAdding(false));
  }, [isAdding]);

  if (day === undefined || today === undefined || day < today || !canAdd()) return null;
  // The reminder comes on the day before.
  if (instalment !== undefined && day === today) return null;
  return (
    <button
      type="button"
      className={`screen-only ${instalment === undefined ? styles.add : styles.inCard}`}
      aria-describedby={describedBy}
      onClick={() => setAdding(true)}
    >
      {t('calendar.add')}
    </button>
  );
}

/** Web views of iOS ignore downloads. */
const canAdd = () => canCall('addToCalendar') || !isInNativeApp() || canShare(CALENDAR_TYPE);
