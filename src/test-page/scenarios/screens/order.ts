import { PATHS } from '../../../contract/paths';
import { paths, routePatterns } from '../../../paths';
import { answers, changes, fails, refuses } from '../../faults/fault';
import { gone, press, pressRole, SMALL, scenario, scenariosOf, WHOLE } from '../scenario';
import { allFailuresOf, DUE, ENDLESS, HUGE, HUGE_SEEN, LONG, line, NOW, order, UNBROKEN } from './samples';

const at = (status: number, productId?: string) => paths.order(order(status, productId));
/** Settled, and at the other address that this screen has. */
const settled = at(200).replace(routePatterns.order, routePatterns.orderShort);

/** On an order that is due, the reminder is over everything else. */
const closeReminder = [press('common.ok'), gone('order.reminderTitle')];
const star = (name: string) => pressRole('radio', name);

const zeroLines = [0, '0', '0.00', '$0.00', '', null].map((value) => line('Recargo', value));

export const orderScenarios = scenariosOf('screen.order', at(21), [
  scenario('order-21', 'status21', 'order.market'),
  scenario('order-110', 'status110', 'order.market', [at(110)]),
  scenario('order-151', 'status151', '1000151', [at(151, '102')]),
  scenario('order-170', 'status170', '1000170', [at(170, '103')]),
  scenario('order-174', 'status174', 'order.extend', [SMALL, WHOLE, at(174), closeReminder]),
  scenario('order-174-due-today', 'dueToday', 'repay.dueToday', [
    at(174),
    changes(PATHS.repayment, { repayDate: NOW }),
    // The sandbox's text names another day.
    changes(PATHS.order, { noticeDesText: null }),
    closeReminder,
  ]),
  scenario('order-174-no-due-date', 'dueDateUnknown', 'order.extend', [
    at(174),
    changes(PATHS.repayment, { repayDate: null }),
    closeReminder,
  ]),
  scenario('order-174-no-amount', 'noAmount', 'order.amountUnknown', [
    at(174),
    refuses(PATHS.repayment),
    closeReminder,
  ]),
  scenario('order-174-no-extension', 'noExtension', 'order.repay', [at(175, '102'), closeReminder]),
  scenario('order-174-reminder', 'reminder', 'order.reminderTitle', [at(174)]),
  scenario('order-174-reminder-silent', 'noNotice', 'order.reminderText', [
    at(174),
    changes(PATHS.order, { noticeDesText: null, noticeStatusText: null }),
  ]),
  scenario('order-174-paid', 'paid', 'paid.referenceHint', [at(174), closeReminder, press('paid.open')]),
  scenario('order-180', 'status180', '1000180', [at(180, '102'), closeReminder]),
  scenario('order-200', 'status200', 'order.borrowAgain', [settled, changes(PATHS.order, { isScore: 0 })]),
  scenario('order-200-rating', 'rating', 'rating.title', [settled]),
  scenario('order-200-rating-missing', 'ratingMissing', 'rating.missing', [settled, press('rating.submit')]),
  scenario('order-200-rating-failed', 'ratingFailed', '500', [
    settled,
    fails(PATHS.rating),
    star('3'),
    press('rating.submit'),
  ]),
  scenario('order-200-thanks', 'thanks', 'rating.thanksText', [settled, star('3'), press('rating.submit')]),
  scenario('order-unknown-status', 'unknownStatus', 'order.market', [
    changes(PATHS.order, { orderStatus: 999, noticeStatusText: null, noticeDesText: null }),
  ]),
  scenario('order-no-contract', 'noContract', '1000021', [changes(PATHS.order, { isNewContract: '' })]),
  scenario('order-no-market', 'noMarket', '1000021', [changes(PATHS.order, { h5Url: null })]),
  scenario('order-unsafe-links', 'unsafeLinks', '1000021', [
    changes(PATHS.order, { isNewContract: 'javascript:void(0)', h5Url: 'file:///etc/hosts' }),
  ]),
  scenario('order-zero-lines', 'zeroLines', 'order.market', [
    changes(PATHS.order, { userOrderDetail: { detail: zeroLines } }),
  ]),
  scenario('order-empty', 'noData', 'order.emptyText', [answers(PATHS.order, {})]),
  scenario('order-long', 'longText', 'Circunvecinas', [
    changes(PATHS.order, {
      noticeStatusText: LONG,
      noticeDesText: ENDLESS,
      productName: LONG,
      userOrderDetail: { detail: [line(LONG, ENDLESS), line(UNBROKEN, UNBROKEN)] },
    }),
  ]),
  scenario('order-huge', 'huge', HUGE_SEEN, [
    changes(PATHS.order, { userOrderDetail: { detail: [{ text: 'Total', value: HUGE }] } }),
  ]),
  scenario('order-refused', 'refused', 'error.nothingChanged', [paths.order({ ...DUE, orderId: '1' })]),
  ...allFailuresOf('order', PATHS.order),
]);
