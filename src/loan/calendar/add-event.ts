/** The event of a due date in the reader's language, and how the device gets it. Loaded at the first tap. */
import type { IntlShape } from 'react-intl';
import type { Brand } from '../../../theme/brands';
import { isoDay } from '../../format/dates';
import { formatAmount } from '../../intl/values';
import { callNative, isInNativeApp } from '../../platform/bridge';
import { CALENDAR_TYPE, downloadFile, shareFile } from '../../platform/files';
import { showToast } from '../../ui/overlay/toast';
import type { Repayment } from '../repayment';
import { calendarFile } from './calendar-event';

interface DueDate extends Pick<Repayment, 'amount'> {
  /** Of `calendarDay`. */
  day: number;
  orderId: string | undefined;
  brand: Pick<Brand, 'name' | 'appScheme'>;
}

export async function addEvent(intl: IntlShape, { day, amount, orderId, brand }: DueDate): Promise<void> {
  const title =
    amount === undefined
      ? intl.formatMessage({ id: 'calendar.titleWithoutAmount' }, { brand: brand.name })
      : intl.formatMessage({ id: 'calendar.title' }, { brand: brand.name, amount: formatAmount(intl, amount) });
  const notes = orderId ? intl.formatMessage({ id: 'calendar.order' }, { orderId }) : '';
  if (callNative('addToCalendar', { title, date: isoDay(day), notes })) return;

  const id = `${orderId ?? isoDay(day)}.due-date@${brand.appScheme}`;
  const file = new File([calendarFile({ id, title, notes, day }, Date.now())], `${isoDay(day)}.ics`, {
    type: CALENDAR_TYPE,
  });
  if (isInNativeApp()) {
    if (!(await shareFile(file))) showToast(intl.formatMessage({ id: 'calendar.failed' }));
  } else {
    downloadFile(file);
    showToast(intl.formatMessage({ id: 'calendar.downloaded' }));
  }
}
