/** An order: its key in the address, its query, and the table of its statuses. */
import { requestTime } from '../api/client';
import type { Line } from '../api/decode';
import { readQuery } from '../api/read-query';
import { type Order, order } from '../contract/order';
import { isZeroMoney } from '../format/money-text';
import type { MessageId } from '../intl/messages';
import { useText } from '../intl/text';
import { type OrderKey, type ParametersOf, paths } from '../paths';
import type { Parameters } from '../platform/address';
import { type Screen, type ScreenKey, screens } from '../screens';
import { useGo, useParameters } from '../ui/links/use-go';
import type { RefusedAction } from '../ui/page/error-view';
import type { Tone } from '../ui/page/frame';
import type { Scene } from '../ui/picture/illustration';
import {
  DUE_SCENE,
  OVERDUE_SCENE,
  PAID_OUT_SCENE,
  REFUSED_SCENE,
  REVIEW_SCENE,
  SETTLED_SCENE,
} from '../ui/picture/scenes';
import type { VoucherAnswer } from './vouchers/voucher-rules';
import { updateSavedVouchers } from './vouchers/vouchers';

/** The own parameters of a screen, in an address. Here, because only the money screens need them. */
export const ownParameters = <Key extends ScreenKey>(key: Key, parameters: Parameters) => {
  const { query = [] }: Screen = screens[key];
  return Object.fromEntries(query.map((name) => [name, parameters.get(name)])) as ParametersOf<Key>;
};

export const orderKeyOf = (parameters: Parameters) => ownParameters('order', parameters);

export const useOrderKey = () => orderKeyOf(useParameters());

export const orderQuery = (key: OrderKey) =>
  readQuery(order, key, (found) => void updateSavedVouchers(key, orderAnswer(found)));

export const orderAnswer = (found: Order): VoucherAnswer => ({
  about: 'order',
  askedAt: requestTime(found),
  isPayable: statusRow(found.status).isPayable,
  // An answer without this field changes nothing.
  canExtend: found.canExtend !== false,
});

interface StatusRow {
  illustration: Scene;
  tone: Tone | undefined;
  /** The title if the server gives none. The specification has only the codes; these meanings are assumed. */
  title: MessageId;
  action: 'repay' | 'borrowAgain' | undefined;
  isSettled: boolean;
  /** Whether a payment code can still be valid. */
  isPayable: boolean;
  /** Whether there is a promissory note. */
  hasNote: boolean;
  showsLines: boolean;
  showsMarket: boolean;
}

/** An unknown status. Its illustration is that of 200; its title does not say that the order is completed. */
const UNKNOWN_STATUS: StatusRow = {
  illustration: SETTLED_SCENE,
  tone: undefined,
  title: 'order.title',
  action: undefined,
  isSettled: false,
  isPayable: true,
  hasNote: true,
  showsLines: true,
  showsMarket: true,
};

/** What each status changes in `UNKNOWN_STATUS`. */
const ROWS: Readonly<Record<number, Partial<StatusRow>>> = {
  21: { illustration: REVIEW_SCENE, title: 'order.picture.21', isPayable: false, hasNote: false },
  110: {
    illustration: REFUSED_SCENE,
    tone: 'declined',
    title: 'order.picture.110',
    isPayable: false,
    hasNote: false,
    showsLines: false,
  },
  151: { illustration: PAID_OUT_SCENE, title: 'order.picture.151', isPayable: false },
  170: { showsMarket: false },
  174: { illustration: DUE_SCENE, tone: 'due', title: 'order.picture.174', action: 'repay', showsMarket: false },
  180: {
    illustration: OVERDUE_SCENE,
    tone: 'overdue',
    title: 'order.picture.180',
    action: 'repay',
    showsMarket: false,
  },
  200: {
    tone: 'settled',
    title: 'order.picture.200',
    action: 'borrowAgain',
    isSettled: true,
    isPayable: false,
    showsMarket: false,
  },
};

/** What an order of this status shows and offers (contract, section 6). */
export const statusRow = (status: number | undefined): StatusRow => ({
  ...UNKNOWN_STATUS,
  ...(status !== undefined && ROWS[status]),
});

/** The lines to show: none if the status hides them, and no empty or zero values. */
export function visibleLines(lines: readonly Line[], row: StatusRow): Line[] {
  return row.showsLines ? lines.filter(({ value }) => value !== undefined && !isZeroMoney(value)) : [];
}

/** The button of a refused read: opens the order details, because the order may be repaid already. */
export function useOrderAction(order: OrderKey): RefusedAction | undefined {
  const t = useText();
  const go = useGo();
  if (order.orderId === undefined) return undefined;
  return { label: t('common.seeLoan'), onClick: () => go(paths.order(order)) };
}
