import { PATHS } from '../../../contract/paths';
import { paths, routePatterns } from '../../../paths';
import { answers, changes, fails, refuses } from '../../faults/fault';
import { gone, press, pressRole, scenario, scenariosOf } from '../scenario';
import { allFailuresOf, DUE, ENDLESS, HUGE, HUGE_SEEN, LONG, line, NOW, order, UNBROKEN } from './samples';

const at = (status: number, productId?: string) => paths.order(order(status, productId));
/** Settled, and at the other address that this screen has. */
const settled = at(200).replace(routePatterns.order, routePatterns.orderShort);

/** On an order that is due, the reminder is over everything else. */
const closeReminder = [press('common.ok'), gone('order.reminderTitle')];
const star = (name: string) => pressRole('radio', name);

const zeroLines = [0, '0', '0.00', '$0.00', '', null].map((value) => line('Recargo', value));

export const orderScenarios = scenariosOf('screen.order', at(21), [
  scenario('order-21', 'order.market'),
  scenario('order-110', 'order.market', [at(110)]),
  scenario('order-151', '1000151', [at(151, '102')]),
  scenario('order-170', '1000170', [at(170, '103')]),
  scenario('order-174', 'extension.title', [at(174), closeReminder]),
  scenario('order-174-due-today', 'repay.dueToday', [
    at(174),
    changes(PATHS.repayment, { repayDate: NOW }),
    // The sandbox's text names another day.
    changes(PATHS.order, { noticeDesText: null }),
    closeReminder,
  ]),
  scenario('order-174-no-due-date', 'extension.title', [
    at(174),
    changes(PATHS.repayment, { repayDate: null }),
    closeReminder,
  ]),
  scenario('order-174-no-amount', 'order.amountUnknown', [at(174), refuses(PATHS.repayment), closeReminder]),
  scenario('order-174-no-extension', 'order.repay', [at(175, '102'), closeReminder]),
  scenario('order-174-reminder', 'order.reminderTitle', [at(174)]),
  scenario('order-174-reminder-silent', 'order.reminderText', [
    at(174),
    changes(PATHS.order, { noticeDesText: null, noticeStatusText: null }),
  ]),
  scenario('order-174-paid', 'paid.referenceHint', [at(174), closeReminder, press('paid.open')]),
  scenario('order-180', '1000180', [at(180, '102'), closeReminder]),
  scenario('order-200', 'order.borrowAgain', [settled, changes(PATHS.order, { isScore: 0 })]),
  scenario('order-200-rating', 'rating.title', [settled]),
  scenario('order-200-rating-missing', 'rating.missing', [settled, press('common.submit')]),
  scenario('order-200-rating-failed', '500', [settled, fails(PATHS.rating), star('3'), press('common.submit')]),
  scenario('order-200-thanks', 'rating.thanksText', [settled, star('3'), press('common.submit')]),
  scenario('order-unknown-status', 'order.market', [
    changes(PATHS.order, { orderStatus: 999, noticeStatusText: null, noticeDesText: null }),
  ]),
  scenario('order-no-contract', '1000021', [changes(PATHS.order, { isNewContract: '' })]),
  scenario('order-no-market', '1000021', [changes(PATHS.order, { h5Url: null })]),
  scenario('order-unsafe-links', '1000021', [
    changes(PATHS.order, { isNewContract: 'javascript:void(0)', h5Url: 'file:///etc/hosts' }),
  ]),
  scenario('order-zero-lines', 'order.market', [changes(PATHS.order, { userOrderDetail: { detail: zeroLines } })]),
  scenario('order-empty', 'order.emptyText', [answers(PATHS.order, {})]),
  scenario('order-long', 'Circunvecinas', [
    changes(PATHS.order, {
      noticeStatusText: LONG,
      noticeDesText: ENDLESS,
      productName: LONG,
      userOrderDetail: { detail: [line(LONG, ENDLESS), line(UNBROKEN, UNBROKEN)] },
    }),
  ]),
  scenario('order-huge', HUGE_SEEN, [changes(PATHS.order, { userOrderDetail: { detail: [line('Total', HUGE)] } })]),
  scenario('order-refused', 'error.refusedText', [paths.order({ ...DUE, orderId: '1' })]),
  ...allFailuresOf('order', PATHS.order),
]);
