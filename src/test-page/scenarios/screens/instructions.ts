import { PATHS } from '../../../contract/paths';
import { paths } from '../../../paths';
import { answers, changes, loses, MANY_CALLS, refuses } from '../../faults/fault';
import { IDLE, press, pressRole, scenario, scenariosOf, see } from '../scenario';
import {
  allFailuresOf,
  DUE,
  ENDLESS,
  failureScenarios,
  HUGE,
  HUGE_SEEN,
  LONG,
  LOST_PICTURE,
  order,
  UNBROKEN,
} from './samples';

/** The repayment's code would take the place of the saved one. */
const WITHOUT_REPAYMENT = { ...loses(PATHS.repayment), times: MANY_CALLS };
/** The repayment would replace the code of the first answer by the second one before the screen is left. */
const WITHOUT_CODES = {
  ...changes(PATHS.repayment, { repayList: [{ channels: [{ desc: 'Tienda Uno', payCode: 'CASH01' }] }] }),
  times: MANY_CALLS,
};

const voucher = (payCode: string, requestType = '1', amount = '346045') =>
  paths.instructions({ ...DUE, requestType, amount, payCode });
const contract = (orderNo: string) => paths.contract({ orderNo });

const code = {
  amount: 346_045,
  repayTitle: 'Paga en Tienda Uno',
  repayDes: 'Por el monto exacto.',
  vCode: '7001234500012345',
  companyName: 'Préstamo Azul',
};

/** Leaves the instructions, of which the device now keeps the voucher, and opens them again. */
const again = [
  see('instructions.company'),
  IDLE,
  pressRole('link', 'common.customerService'),
  see('service.intro'),
  IDLE,
  press('common.back'),
];
/** The first answer; the one at the second opening is another. */
const first = (repayDetail = {}) => ({
  ...changes(PATHS.voucher, { repayDetail: { ...code, ...repayDetail } }),
  times: 1,
});

const instructionsStates = scenariosOf('screen.instructions', voucher('CASH01'), [
  scenario('instructions', 'Préstamo Azul, S.A.P.I. de C.V.'),
  scenario('instructions-transfer', 'Banco Norte', [voucher('BANK01')]),
  scenario('instructions-extension', '172.80', [voucher('CASH02', '2', '17280')]),
  scenario('instructions-180', '1000180', [
    paths.instructions({ ...order(180, '102'), requestType: '1', amount: '346045', payCode: 'CASH01' }),
    changes(PATHS.repayment, { repayAmount: 346_045 }),
    answers(PATHS.voucher, { topLogo: '/pictures/voucher-top.svg', repayDetail: code }),
  ]),
  scenario('instructions-no-barcode', '7001 2345 0001 2345', [changes(PATHS.voucher, { repayDetail: code })]),
  scenario('instructions-picture-lost', 'instructions.imageFailed', [
    changes(PATHS.voucher, { repayDetail: { ...code, repayCode: LOST_PICTURE }, topLogo: LOST_PICTURE }),
  ]),
  scenario('instructions-picture-only', 'instructions.imageLost', [
    changes(PATHS.voucher, { repayDetail: { amount: 346_045, repayCode: LOST_PICTURE } }),
  ]),
  scenario('instructions-saved', 'instructions.saved', [again]),
  scenario('instructions-saved-changed', 'instructions.changed', [first(), WITHOUT_CODES, again]),
  scenario('instructions-saved-unchecked', 'instructions.unchecked', [
    first(),
    loses(PATHS.voucher),
    WITHOUT_REPAYMENT,
    again,
  ]),
  scenario('instructions-saved-refused', 'instructions.maybeInvalid', [
    first(),
    refuses(PATHS.voucher),
    WITHOUT_REPAYMENT,
    again,
  ]),
  scenario('instructions-paid', 'paid.referenceHint', [press('paid.open')]),
  scenario('instructions-till', 'common.close', [press('till.show')]),
  scenario('instructions-till-digits', 'common.close', [
    changes(PATHS.voucher, { repayDetail: { ...code, vCode: 'CÓDIGO 12' } }),
    press('till.show'),
  ]),
  scenario('instructions-mail', 'pagos@prestamo-azul.example', [
    changes(PATHS.voucher, { imgList: { title: 'Contacto', eMail: 'pagos@prestamo-azul.example', content: [] } }),
  ]),
  scenario('instructions-empty', 'instructions.emptyText', [answers(PATHS.voucher, {})]),
  scenario('instructions-long', 'Circunvecinas', [
    changes(PATHS.voucher, {
      dataList: [
        { title: LONG, content: [ENDLESS, UNBROKEN] },
        { title: LONG, content: [LONG] },
      ],
      imgList: { title: LONG, eMail: ENDLESS, content: [] },
    }),
  ]),
  scenario('instructions-huge', HUGE_SEEN, [
    changes(PATHS.voucher, { repayDetail: { ...code, amount: HUGE, vCode: '9876543210'.repeat(12) } }),
  ]),
  scenario('instructions-refused', 'error.refusedText', [voucher('CASH01', '1', '1')]),
  ...allFailuresOf('instructions', PATHS.voucher),
]);

const contractStates = scenariosOf('contract.title', contract(DUE.orderId), [
  scenario('contract', 'María Fernanda Ortiz López'),
  scenario('contract-draft', 'Préstamo Azul', [contract('draft-101')]),
  scenario('contract-empty', 'contract.notStated', [answers(PATHS.promissoryNote, {})]),
  scenario('contract-long', 'Circunvecinas', [
    changes(PATHS.promissoryNote, { userName: LONG, userAddress: ENDLESS, company: UNBROKEN, bankNo: '9'.repeat(60) }),
  ]),
  scenario('contract-huge', HUGE_SEEN, [
    changes(PATHS.promissoryNote, { amount: HUGE, contractAmount: HUGE, commission: HUGE, Interest: HUGE, IVA: HUGE }),
  ]),
  scenario('contract-refused', 'error.refusedText', [contract('1')]),
  ...failureScenarios('contract', PATHS.promissoryNote),
]);

const serviceStates = scenariosOf('common.customerService', paths.service(), [
  scenario('service', '+52 1 55 5000 1235'),
  scenario('service-phone', '+52 55 5000 1234', [answers(PATHS.customerService, { phone: '+52 55 5000 1234' })]),
  scenario('service-odd', 'Llámanos de 9 a 18 h', [
    answers(PATHS.customerService, { phone: 'Llámanos de 9 a 18 h', va: 'pronto', email: 'sin correo' }),
  ]),
  scenario('service-empty', 'service.emptyTitle', [answers(PATHS.customerService, {})]),
  scenario('service-long', 'Circunvecinas', [
    answers(PATHS.customerService, { phone: ENDLESS, va: UNBROKEN, email: `${'a'.repeat(80)}@prestamo-azul.example` }),
  ]),
  scenario('service-refused', 'error.refusedText', [refuses(PATHS.customerService)]),
  ...failureScenarios('service', PATHS.customerService),
]);

export const instructionsScenarios = [...instructionsStates, ...contractStates, ...serviceStates];
