import { PATHS } from '../../../contract/paths';
import { paths } from '../../../paths';
import { answers, changes, fails, refuses } from '../../faults/fault';
import { IDLE, photos, press, scenario, scenariosOf, see } from '../scenario';
import {
  allFailuresOf,
  DUE,
  ENDLESS,
  HUGE,
  HUGE_SEEN,
  LONG,
  LOST_PICTURE,
  line,
  NOW,
  order,
  UNBROKEN,
  withEverySetting,
} from './samples';

const at = (status: number, productId?: string) => paths.repay(order(status, productId));
const delayed = (status: number, productId?: string) => paths.extension(order(status, productId));

const channel = (fields: object) => ({ desc: 'Tienda Uno', payCode: 'CASH01', ...fields });
const channels = (...fields: object[]) => [{ reviewer: 'Tiendas', channels: fields.map(channel) }];
const longChannel = { logo: '', desc: LONG, payCode: 'X', vCode: '98765432109876543210987654321098', BARcodeImg: 'A1' };

const repaymentStates = scenariosOf('screen.repayment', at(174), [
  scenario('repay', '3,460.45'),
  scenario('repay-170', 'Préstamo Sol', [at(170, '103')]),
  scenario('repay-180', 'Préstamo Verde', [at(180, '102')]),
  scenario('repay-due-today', 'repay.dueToday', [changes(PATHS.repayment, { repayDate: NOW })]),
  scenario('repay-more', 'lines.hide', [press('lines.more')]),
  scenario('repay-barcode', 'channels.scan', [press('channels.barcode', 1)]),
  scenario('repay-barcode-picture', 'channels.scan', [press('channels.barcode')]),
  scenario('repay-barcode-lost', 'channels.scan', [
    changes(PATHS.repayment, { repayList: channels({ vCode: '70012345', BARcodeImg: LOST_PICTURE }) }),
    press('channels.barcode'),
  ]),
  scenario('repay-barcode-failed', 'channels.barcodeFailed', [
    changes(PATHS.repayment, { repayList: channels({ BARcodeImg: 'código ñ 漢字' }) }),
    press('channels.barcode'),
  ]),
  scenario('repay-saved', 'voucherCard.title', [
    press('Tienda Uno'),
    see('instructions.company'),
    IDLE,
    press('common.back'),
  ]),
  scenario('repay-paid', 'paid.referenceHint', [press('paid.open')]),
  scenario('repay-paid-delay', 'paid.referenceHint', [withEverySetting(at(174)), press('paid.open')]),
  scenario('repay-paid-missing', 'paid.error.placeMissing', [press('paid.open'), press('common.continue')]),
  scenario('repay-paid-wrong-file', 'photo.defect.notPhoto', [
    press('paid.open'),
    see('paid.referenceHint'),
    photos(1, 'application/pdf'),
  ]),
  scenario('repay-till', 'common.close', [press('till.show')]),
  scenario('repay-no-barcode', 'channels.hint', [
    changes(PATHS.repayment, { repayList: channels({ vCode: '70012345' }) }),
  ]),
  scenario('repay-no-code', 'channels.hint', [changes(PATHS.repayment, { repayList: channels({}, { desc: null }) })]),
  scenario('repay-no-notice', '3,460.45', [changes(PATHS.repayment, { noticeMsg: '' })]),
  scenario('repay-no-channel', 'channels.emptyTitle', [
    answers(PATHS.repayment, { repayAmount: 345_600, repayList: [{ reviewer: 'Tiendas', channels: [] }] }),
  ]),
  scenario('repay-empty', 'channels.emptyTitle', [answers(PATHS.repayment, {})]),
  scenario('repay-odd', 'por definir', [
    changes(PATHS.repayment, {
      repayAmount: 'por definir',
      repayDate: 'pronto',
      detail: [null, 7, { text: {}, value: [] }],
    }),
  ]),
  scenario('repay-long', 'Circunvecinas', [
    changes(PATHS.repayment, { productName: LONG, noticeMsg: ENDLESS, detail: [line(LONG, ENDLESS)] }),
  ]),
  scenario('repay-huge', HUGE_SEEN, [
    answers(PATHS.repayment, {
      repayAmount: HUGE,
      productName: LONG,
      repayDate: '1767225600000',
      detail: [line(LONG, HUGE), line('Referencia', UNBROKEN), line('Vacío', null)],
      repayList: [{ reviewer: LONG, channels: [longChannel, longChannel] }],
      noticeMsg: LONG + LONG,
    }),
  ]),
  scenario('repay-refused', 'error.refusedText', [at(200)]),
  // The page behind the login failure, to which a browser without the native application goes at once.
  scenario('repay-session-lost', 'error.sessionLost', [
    { ...fails(PATHS.repayment, 401), times: 9 },
    see('loginFailure.title'),
    press('common.back'),
  ]),
  ...allFailuresOf('repay', PATHS.repayment),
]);

const extensionStates = scenariosOf('screen.extension', paths.extension(DUE), [
  scenario('extension', 'extension.repayToday'),
  scenario('extension-180', 'Préstamo Verde', [delayed(180, '102')]),
  scenario('extension-no-repayment', 'extension.stillOwed', [refuses(PATHS.repayment)]),
  scenario('extension-barcode', 'channels.scan', [press('channels.barcode', 1)]),
  scenario('extension-barcode-picture', 'channels.scan', [press('channels.barcode')]),
  scenario('extension-no-notice', '172.80', [changes(PATHS.extension, { noticeMsg: null, note: null, repayPlan: [] })]),
  scenario('extension-no-channel', 'channels.emptyTitle', [changes(PATHS.extension, { repayList: [] })]),
  scenario('extension-empty', 'channels.emptyTitle', [answers(PATHS.extension, {})]),
  scenario('extension-long', 'Circunvecinas', [
    changes(PATHS.extension, {
      productName: LONG,
      noticeMsg: LONG,
      note: ENDLESS,
      repayPlan: [{ title: LONG, amount: 17_280, remark: LONG, time: LONG }],
    }),
  ]),
  scenario('extension-huge', HUGE_SEEN, [
    changes(PATHS.extension, {
      delayInfo: { reviewer: LONG, delayAmount: HUGE, delayTime: 1_767_225_600 },
      repayPlan: [{ title: LONG, amount: HUGE, remark: LONG, time: 1_767_225_600 }],
      repayList: [{ title: LONG, list: [longChannel] }],
    }),
  ]),
  scenario('extension-spent', 'error.refusedText', [delayed(175, '102')]),
  scenario('extension-refused', 'error.refusedText', [delayed(200)]),
  ...allFailuresOf('extension', PATHS.extension),
]);

export const repaymentScenarios = [...repaymentStates, ...extensionStates];
