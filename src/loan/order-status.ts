/** One table of order statuses: what each shows and offers (contract, section 6). Pure. */
import type { Line } from '../api/decode';
import { isZeroMoney } from '../format/money';
import type { MessageId } from '../intl/messages';
import type { IllustrationName } from '../ui/illustration';

interface StatusRow {
  illustration: IllustrationName;
  /** Names the picture when the server gives no title. The meanings are ours; the specification gives codes alone. */
  title: MessageId;
  canRepay: boolean;
  canBorrowAgain: boolean;
  /** Everything is paid. */
  isSettled: boolean;
  showsLines: boolean;
  showsMarket: boolean;
}

const quiet = { canRepay: false, canBorrowAgain: false, isSettled: false, showsLines: true, showsMarket: true };

/** The picture of 200, without claiming that anything is completed. */
const other: StatusRow = { ...quiet, illustration: 'done', title: 'order.statusFallback' };

const rows: Readonly<Record<number, StatusRow>> = {
  21: { ...quiet, illustration: 'review', title: 'order.picture.21' },
  110: { ...quiet, illustration: 'stop', title: 'order.picture.110', showsLines: false },
  151: { ...quiet, illustration: 'transfer', title: 'order.picture.151' },
  170: { ...other, showsMarket: false },
  174: { ...quiet, illustration: 'pending', title: 'order.picture.174', canRepay: true, showsMarket: false },
  180: { ...quiet, illustration: 'overdue', title: 'order.picture.180', canRepay: true, showsMarket: false },
  200: { ...other, title: 'order.picture.200', canBorrowAgain: true, isSettled: true, showsMarket: false },
};

/** The row of a status; an unknown or missing one shows the picture of 200 and offers nothing. */
export function statusRow(status: number | undefined): StatusRow {
  return (status === undefined ? undefined : rows[status]) ?? other;
}

/** The lines to show: none for a status that hides them, and never an empty or a zero value. */
export function visibleLines(lines: readonly Line[], row: StatusRow): Line[] {
  return row.showsLines ? lines.filter(({ value }) => value !== undefined && !isZero(value)) : [];
}

/** `0`, `"0"`, `"0.00"`, and zero that carries its currency already: `$0.00`, `₹ 0.00`, `0.00 MXN`. */
function isZero(value: NonNullable<Line['value']>): boolean {
  if (typeof value !== 'string') return isZeroMoney(value);
  return isZeroMoney(value.replace(/^\s*-?\s*(?:₹|\$|Rs\.?|MXN|INR)|(?:MXN|INR)\s*$/gi, ''));
}
