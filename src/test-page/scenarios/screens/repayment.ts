import { paths } from '../../../paths';
import { press, scenariosOf, see } from '../scenario';
import { allFailuresOf } from './failures';
import { answers, changes, DUE, ENDLESS, HUGE, HUGE_SEEN, LONG, LOST_PICTURE, order, UNBROKEN } from './samples';

const REPAY = '/v3/installment/loan-play-detail';
const DELAY = '/v3/installment/loan-play-delay-detail';

const at = (status: number, productId?: string) => paths.repay(order(status, productId));
const delayed = (status: number, productId?: string) => paths.extension(order(status, productId));

/** The one channel of a state. */
const channel = (fields: object) => ({ desc: 'Tienda Uno', payCode: 'CASH01', ...fields });
const channels = (...fields: object[]) => [{ reviewer: 'Tiendas', channels: fields.map(channel) }];
const longChannel = { logo: '', desc: LONG, payCode: 'X', vCode: '98765432109876543210987654321098', BARcodeImg: 'A1' };

export const repaymentScenarios = scenariosOf('repayment', at(174), [
  { id: 'repay', label: 'status174', sees: '3,460.45' },
  { id: 'repay-170', label: 'status170', route: at(170, '103'), sees: 'Préstamo Sol' },
  { id: 'repay-180', label: 'status180', route: at(180, '102'), sees: 'Préstamo Verde' },
  { id: 'repay-more', label: 'allLines', steps: [press('lines.more')], sees: 'lines.hide' },
  {
    id: 'repay-barcode',
    label: 'barcodeDrawn',
    steps: [press('channels.barcode', 1)],
    sees: 'channels.scan',
  },
  {
    id: 'repay-barcode-picture',
    label: 'barcodePicture',
    steps: [press('channels.barcode')],
    sees: 'channels.scan',
  },
  {
    id: 'repay-barcode-lost',
    label: 'pictureLost',
    faults: [changes(REPAY, { repayList: channels({ vCode: '70012345', BARcodeImg: LOST_PICTURE }) })],
    steps: [press('channels.barcode')],
    sees: 'channels.scan',
  },
  {
    id: 'repay-barcode-failed',
    label: 'barcodeFailed',
    faults: [changes(REPAY, { repayList: channels({ BARcodeImg: 'código ñ 漢字' }) })],
    steps: [press('channels.barcode')],
    sees: 'channels.barcodeFailed',
  },
  {
    id: 'repay-kept',
    label: 'kept',
    steps: [press('Tienda Uno'), see('instructions.company'), { do: 'calm' }, press('common.back')],
    sees: 'voucherCard.title',
  },
  {
    id: 'repay-till',
    label: 'till',
    steps: [press('till.show')],
    sees: 'common.close',
  },
  {
    id: 'repay-no-barcode',
    label: 'noBarcode',
    faults: [changes(REPAY, { repayList: channels({ vCode: '70012345' }) })],
    sees: 'channels.hint',
  },
  {
    id: 'repay-no-code',
    label: 'noCode',
    faults: [changes(REPAY, { repayList: channels({}, { desc: null }) })],
    sees: 'channels.hint',
  },
  {
    id: 'repay-no-notice',
    label: 'noNotice',
    faults: [changes(REPAY, { noticeMsg: '' })],
    sees: '3,460.45',
  },
  {
    id: 'repay-no-channel',
    label: 'noChannel',
    faults: [answers(REPAY, { repayAmount: 345_600, repayList: [{ reviewer: 'Tiendas', channels: [] }] })],
    sees: 'channels.emptyTitle',
  },
  { id: 'repay-empty', label: 'noData', faults: [answers(REPAY, {})], sees: 'channels.emptyTitle' },
  {
    id: 'repay-odd',
    label: 'oddData',
    faults: [
      changes(REPAY, { repayAmount: 'por definir', repayDate: 'pronto', detail: [null, 7, { text: {}, value: [] }] }),
    ],
    sees: 'por definir',
  },
  {
    id: 'repay-long',
    label: 'longText',
    faults: [changes(REPAY, { productName: LONG, noticeMsg: ENDLESS, detail: [{ text: LONG, value: ENDLESS }] })],
    sees: 'Circunvecinas',
  },
  {
    id: 'repay-huge',
    label: 'huge',
    faults: [
      answers(REPAY, {
        repayAmount: HUGE,
        productName: LONG,
        repayDate: '1767225600000',
        detail: [
          { text: LONG, value: HUGE },
          { text: 'Referencia', value: UNBROKEN },
          { text: 'Vacío', value: null },
        ],
        repayList: [{ reviewer: LONG, channels: [longChannel, longChannel] }],
        noticeMsg: LONG + LONG,
      }),
    ],
    sees: HUGE_SEEN,
  },
  { id: 'repay-refused', label: 'refused', route: at(200), sees: 'error.refusedTitle' },
  ...allFailuresOf('repay', REPAY),
]);

export const extensionScenarios = scenariosOf('extension', paths.extension(DUE), [
  { id: 'extension', label: 'status174', sees: '172.80' },
  { id: 'extension-180', label: 'status180', route: delayed(180, '102'), sees: 'Préstamo Verde' },
  {
    id: 'extension-barcode',
    label: 'barcodeDrawn',
    steps: [press('channels.barcode', 1)],
    sees: 'channels.scan',
  },
  {
    id: 'extension-barcode-picture',
    label: 'barcodePicture',
    steps: [press('channels.barcode')],
    sees: 'channels.scan',
  },
  {
    id: 'extension-no-notice',
    label: 'noNotice',
    faults: [changes(DELAY, { noticeMsg: null, note: null, repayPlan: [] })],
    sees: '172.80',
  },
  {
    id: 'extension-no-channel',
    label: 'noChannel',
    faults: [changes(DELAY, { repayList: [] })],
    sees: 'channels.emptyTitle',
  },
  { id: 'extension-empty', label: 'noData', faults: [answers(DELAY, {})], sees: 'channels.emptyTitle' },
  {
    id: 'extension-long',
    label: 'longText',
    faults: [
      changes(DELAY, {
        productName: LONG,
        noticeMsg: LONG,
        note: ENDLESS,
        repayPlan: [{ title: LONG, amount: 17_280, remark: LONG, time: LONG }],
      }),
    ],
    sees: 'Circunvecinas',
  },
  {
    id: 'extension-huge',
    label: 'huge',
    faults: [
      changes(DELAY, {
        delayInfo: { reviewer: LONG, delayAmount: HUGE, delayTime: 1_767_225_600 },
        repayList: [{ title: LONG, list: [longChannel] }],
      }),
    ],
    sees: HUGE_SEEN,
  },
  {
    id: 'extension-spent',
    label: 'noExtension',
    route: delayed(175, '102'),
    sees: 'error.refusedTitle',
  },
  { id: 'extension-refused', label: 'refused', route: delayed(200), sees: 'error.refusedTitle' },
  ...allFailuresOf('extension', DELAY),
]);
