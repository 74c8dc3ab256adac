/** Adds the due date to the calendar: by the native app where its brand can, else with a file. */

import { type ReactNode, useEffect, useState } from 'react';
import type { Repayment } from '../../contract/repayment';
import { calendarDay } from '../../format/dates';
import { useMoney, useText } from '../../intl/text';
import { canCall, isInNativeApp } from '../../platform/bridge';
import { CALENDAR_TYPE, canShare } from '../../platform/files';
import { useBrand } from '../../ui/brand/use-brand';
import { useToday } from '../../ui/clock';
import { showToast } from '../../ui/overlay/toast';
import styles from './add-to-calendar.module.css';

interface AddToCalendarProps extends Pick<Repayment, 'amount' | 'dueDate'> {
  orderId: string | undefined;
}

/** Renders nothing for a date that is unknown or has passed, and where the device cannot take an event. */
export function AddToCalendar({ dueDate, amount, orderId }: AddToCalendarProps): ReactNode {
  const t = useText();
  const money = useMoney();
  const today = useToday();
  const brand = useBrand();
  const [isAdding, setAdding] = useState(false);
  const day = dueDate === undefined ? undefined : calendarDay(dueDate);

  // In an effect, which the first paint does not run: the app repeats the tap.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the date and the language at the tap
  useEffect(() => {
    if (!isAdding || day === undefined) return;
    import('./add-event')
      .then(
        ({ addEvent }) =>
          addEvent(t, { day, amount: amount === undefined ? undefined : money(amount), orderId, brand }),
        () => showToast(t('error.network')),
      )
      .finally(() => setAdding(false));
  }, [isAdding]);

  if (day === undefined || today === undefined || day < today || !canAdd()) return null;
  return (
    <button type="button" className={`screen-only ${styles.add}`} onClick={() => setAdding(true)}>
      {t('calendar.add')}
    </button>
  );
}

/** Web views of iOS ignore downloads. */
const canAdd = () => canCall('addToCalendar') || !isInNativeApp() || canShare(CALENDAR_TYPE);
