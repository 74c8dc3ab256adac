import { paths, routePatterns } from '../../../paths';
import { answers, changes, fails, refuses } from '../../faults/fault';
import { gone, press, pressRole, SMALL, scenario, scenariosOf, WHOLE } from '../scenario';
import { allFailuresOf, DUE, ENDLESS, HUGE, HUGE_SEEN, LONG, line, NOW, order, UNBROKEN } from './samples';

const READ = '/v3/loan-details/loan-details';
const REPAY = '/v3/installment/loan-play-detail';
const RATE = '/v3/loan-details/google-score';

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
    changes(REPAY, { repayDate: NOW }),
    // The sandbox's text names another day.
    changes(READ, { noticeDesText: null }),
    closeReminder,
  ]),
  scenario('order-174-no-due-date', 'dueDateUnknown', 'order.extend', [
    at(174),
    changes(REPAY, { repayDate: null }),
    closeReminder,
  ]),
  scenario('order-174-no-amount', 'noAmount', 'order.amountUnknown', [at(174), refuses(REPAY), closeReminder]),
  scenario('order-174-no-extension', 'noExtension', 'order.repay', [at(175, '102'), closeReminder]),
  scenario('order-174-reminder', 'reminder', 'order.reminderTitle', [at(174)]),
  scenario('order-174-reminder-silent', 'noNotice', 'order.reminderText', [
    at(174),
    changes(READ, { noticeDesText: null, noticeStatusText: null }),
  ]),
  scenario('order-174-paid', 'paid', 'paid.referenceHint', [at(174), closeReminder, press('paid.open')]),
  scenario('order-180', 'status180', '1000180', [at(180, '102'), closeReminder]),
  scenario('order-200', 'status200', 'order.borrowAgain', [settled, changes(READ, { isScore: 0 })]),
  scenario('order-200-rating', 'rating', 'rating.title', [settled]),
  scenario('order-200-rating-missing', 'ratingMissing', 'rating.missing', [settled, press('rating.submit')]),
  scenario('order-200-rating-failed', 'ratingFailed', '500', [settled, fails(RATE), star('3'), press('rating.submit')]),
  scenario('order-200-thanks', 'thanks', 'rating.thanksText', [settled, star('3'), press('rating.submit')]),
  scenario('order-unknown-status', 'unknownStatus', 'order.market', [
    changes(READ, { orderStatus: 999, noticeStatusText: null, noticeDesText: null }),
  ]),
  scenario('order-no-contract', 'noContract', '1000021', [changes(READ, { isNewContract: '' })]),
  scenario('order-no-market', 'noMarket', '1000021', [changes(READ, { h5Url: null })]),
  scenario('order-unsafe-links', 'unsafeLinks', '1000021', [
    changes(READ, { isNewContract: 'javascript:void(0)', h5Url: 'file:///etc/hosts' }),
  ]),
  scenario('order-zero-lines', 'zeroLines', 'order.market', [
    changes(READ, { userOrderDetail: { detail: zeroLines } }),
  ]),
  scenario('order-empty', 'noData', 'order.emptyText', [answers(READ, {})]),
  scenario('order-long', 'longText', 'Circunvecinas', [
    changes(READ, {
      noticeStatusText: LONG,
      noticeDesText: ENDLESS,
      productName: LONG,
      userOrderDetail: { detail: [line(LONG, ENDLESS), line(UNBROKEN, UNBROKEN)] },
    }),
  ]),
  scenario('order-huge', 'huge', HUGE_SEEN, [
    changes(READ, { userOrderDetail: { detail: [{ text: 'Total', value: HUGE }] } }),
  ]),
  scenario('order-refused', 'refused', 'error.nothingChanged', [paths.order({ ...DUE, orderId: '1' })]),
  ...allFailuresOf('order', READ),
]);
