import { paths, routePatterns } from '../../../paths';
import { gone, press, type Step, scenariosOf } from '../scenario';
import { allFailuresOf } from './failures';
import { answers, changes, DUE, ENDLESS, fails, HUGE, HUGE_SEEN, LONG, order, UNBROKEN } from './samples';

const READ = '/v3/loan-details/loan-details';
const RATE = '/v3/loan-details/google-score';

const at = (status: number, productId?: string) => paths.order(order(status, productId));
/** Settled, and at the other address that this screen has. */
const settled = at(200).replace(routePatterns.loanDetail, routePatterns.order);

/** The reminder stands before everything else on an order that is due. */
const closeReminder = [press('common.ok'), gone('order.reminderTitle')];
const star = (name: string): Step => ({ do: 'press', role: 'radio', name });

const zeroLines = [0, '0', '0.00', '$0.00', '', null].map((value) => ({ text: 'Recargo', value }));

export const orderScenarios = scenariosOf('order', at(21), [
  { id: 'order-21', label: 'status21', sees: 'order.market' },
  { id: 'order-110', label: 'status110', route: at(110), sees: 'order.market' },
  { id: 'order-151', label: 'status151', route: at(151, '102'), sees: '1000151' },
  { id: 'order-170', label: 'status170', route: at(170, '103'), sees: '1000170' },
  { id: 'order-174', label: 'status174', route: at(174), steps: closeReminder, sees: 'order.extend' },
  {
    id: 'order-174-no-extension',
    label: 'noExtension',
    route: at(175, '102'),
    steps: closeReminder,
    sees: 'order.repay',
  },
  { id: 'order-174-reminder', label: 'reminder', route: at(174), sees: 'order.reminderTitle' },
  {
    id: 'order-174-reminder-silent',
    label: 'noNotice',
    route: at(174),
    faults: [changes(READ, { noticeDesText: null, noticeStatusText: null })],
    sees: 'order.reminderText',
  },
  { id: 'order-180', label: 'status180', route: at(180, '102'), steps: closeReminder, sees: '1000180' },
  {
    id: 'order-200',
    label: 'status200',
    route: settled,
    faults: [changes(READ, { isScore: 0 })],
    sees: 'order.borrowAgain',
  },
  { id: 'order-200-rating', label: 'rating', route: settled, sees: 'rating.title' },
  {
    id: 'order-200-rating-missing',
    label: 'ratingMissing',
    route: settled,
    steps: [press('rating.submit')],
    sees: 'rating.missing',
  },
  {
    id: 'order-200-rating-failed',
    label: 'ratingFailed',
    route: settled,
    faults: [fails(RATE)],
    steps: [star('3'), press('rating.submit')],
    sees: '500',
  },
  {
    id: 'order-200-thanks',
    label: 'thanks',
    route: settled,
    steps: [star('3'), press('rating.submit')],
    sees: 'rating.thanksText',
  },
  {
    id: 'order-unknown-status',
    label: 'unknownStatus',
    faults: [changes(READ, { orderStatus: 999, noticeStatusText: null, noticeDesText: null })],
    sees: 'order.market',
  },
  {
    id: 'order-no-contract',
    label: 'noContract',
    faults: [changes(READ, { isNewContract: '' })],
    sees: '1000021',
  },
  {
    id: 'order-no-market',
    label: 'noMarket',
    faults: [changes(READ, { h5Url: null })],
    sees: '1000021',
  },
  {
    id: 'order-unsafe-links',
    label: 'unsafeLinks',
    faults: [changes(READ, { isNewContract: 'javascript:void(0)', h5Url: 'file:///etc/hosts' })],
    sees: '1000021',
  },
  {
    id: 'order-zero-lines',
    label: 'zeroLines',
    faults: [changes(READ, { userOrderDetail: { detail: zeroLines } })],
    sees: 'order.market',
  },
  { id: 'order-empty', label: 'noData', faults: [answers(READ, {})], sees: 'order.emptyText' },
  {
    id: 'order-long',
    label: 'longText',
    faults: [
      changes(READ, {
        noticeStatusText: LONG,
        noticeDesText: ENDLESS,
        productName: LONG,
        userOrderDetail: {
          detail: [
            { text: LONG, value: ENDLESS },
            { text: UNBROKEN, value: UNBROKEN },
          ],
        },
      }),
    ],
    sees: 'Circunvecinas',
  },
  {
    id: 'order-huge',
    label: 'huge',
    faults: [changes(READ, { userOrderDetail: { detail: [{ text: 'Total', value: HUGE }] } })],
    sees: HUGE_SEEN,
  },
  {
    id: 'order-refused',
    label: 'refused',
    route: paths.order({ ...DUE, orderId: '1' }),
    sees: 'error.refusedTitle',
  },
  ...allFailuresOf('order', READ),
]);
