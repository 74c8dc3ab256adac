/** The event of a due date in the reader's language, and how the device gets it. Loaded at the first tap. */
import dayjs from 'dayjs';
import type { Brand } from '../../../theme/brands';
import { isoDay } from '../../format/dates';
import type { Translate } from '../../intl/text';
import { callNative, isInNativeApp } from '../../platform/bridge';
import { CALENDAR_TYPE, downloadFile, shareFile } from '../../platform/files';
import { showToast } from '../../ui/overlay/toast';

interface DueDate {
  /** As it is shown. */
  amount: string | undefined;
  /** Of `calendarDay`. */
  day: number;
  orderId: string | undefined;
  /** Of an offer, which has no order yet. */
  productId: string | undefined;
  /** Number of an instalment, which has an event of its own. */
  instalment: number | undefined;
  /** Whether it is a date after an extension, which is not paid yet: the events of the present dates must stay. */
  isExtended: boolean;
  brand: Pick<Brand, 'name' | 'appScheme'>;
}

export function addEvent(t: Translate, { day, amount, orderId, productId, instalment, isExtended, brand }: DueDate) {
  const payment =
    amount === undefined
      ? t('calendar.titleWithoutAmount', { brand: brand.name })
      : t('calendar.title', { brand: brand.name, amount });
  // An alarm shows the title alone.
  const title = isExtended ? t('calendar.ifExtended', { title: payment }) : payment;
  const notes = orderId ? t('calendar.order', { orderId }) : '';
  callNative('addToCalendar', { title, date: isoDay(day), notes }, async () => {
    const date = instalment === undefined ? 'due-date' : `instalment-${instalment}`;
    const loan = orderId ?? `${productId ?? ''}.${isoDay(day)}`;
    const id = `${loan}.${isExtended ? 'extended-' : ''}${date}@${brand.appScheme}`;
    const file = new File([calendarFile({ id, title, notes, day }, Date.now())], `${isoDay(day)}.ics`, {
      type: CALENDAR_TYPE,
    });
    if (isInNativeApp()) {
      if (!(await shareFile(file))) showToast(t('calendar.failed'));
    } else {
      downloadFile(file);
      showToast(t('calendar.downloaded'), { kind: 'done' });
    }
  });
}

export interface CalendarEvent {
  /** The same for the same loan, so that a calendar replaces an event whose date has moved. */
  id: string;
  title: string;
  notes: string;
  /** Of `calendarDay`. */
  day: number;
}

/**
 * The due date as an iCalendar file (RFC 5545): an all-day event with an alarm at 9:00 on the day before.
 * @param now epoch milliseconds.
 */
export function calendarFile({ id, title, notes, day }: CalendarEvent, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//borrower-h5//due-date//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `DTEND;VALUE=DATE:${dateOf(day + 1)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(notes)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

const dateOf = (day: number) => dayjs(isoDay(day)).format('YYYYMMDD');

/** A value of the type TEXT, in which control characters are not allowed. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** Octets of a line. */
const MAX_LINE = 75;

/** Continues a long line on lines that begin with a space, without breaking a character. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
