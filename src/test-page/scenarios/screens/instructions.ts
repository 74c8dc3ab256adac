import { paths } from '../../../paths';
import { press, type Step, scenariosOf, see } from '../scenario';
import { allFailuresOf, failuresOf } from './failures';
import { answers, changes, DUE, ENDLESS, HUGE, HUGE_SEEN, LONG, LOST_PICTURE, loses, UNBROKEN } from './samples';

const VOUCHER = '/v3/loan-details/generate-vcode';
const CONTRACT = '/v3/loan-details/contract-detail';
const SERVICE = '/user-problem/get-whatsapp';

const voucher = (payCode: string, requestType = '1', amount = '346045') =>
  paths.instructions({ ...DUE, requestType, amount, payCode });
const contract = (orderNo: string) => paths.contract({ orderNo });

const code = {
  amount: 346_045,
  repayTitle: 'Total',
  repayDes: 'Tienda Uno',
  vCode: '7001234500012345',
  companyName: 'Lago Azul',
};

/** Leaves the instructions, of which the device now keeps the voucher, and opens them again. */
const again: Step[] = [
  see('instructions.company'),
  { do: 'calm' },
  press('common.customerService'),
  see('service.intro'),
  { do: 'calm' },
  press('common.back'),
];
/** The first answer; the one at the second opening is another. */
const first = (repayDetail = {}) => ({ ...changes(VOUCHER, { repayDetail: { ...code, ...repayDetail } }), times: 1 });

export const instructionsScenarios = scenariosOf('instructions', voucher('CASH01'), [
  { id: 'instructions', label: 'inStore', sees: 'Financiera Lago Azul' },
  { id: 'instructions-transfer', label: 'byTransfer', route: voucher('BANK01'), sees: 'Banco Norte' },
  {
    id: 'instructions-extension',
    label: 'forExtension',
    route: voucher('CASH02', '2', '17280'),
    sees: '172.80',
  },
  {
    id: 'instructions-no-barcode',
    label: 'noBarcode',
    faults: [changes(VOUCHER, { repayDetail: code })],
    sees: 'instructions.code',
  },
  {
    id: 'instructions-picture-lost',
    label: 'pictureLost',
    faults: [changes(VOUCHER, { repayDetail: { ...code, repayCode: LOST_PICTURE }, topLogo: LOST_PICTURE })],
    sees: 'instructions.imageFailed',
  },
  {
    id: 'instructions-picture-only',
    label: 'noCode',
    faults: [changes(VOUCHER, { repayDetail: { amount: 346_045, repayCode: LOST_PICTURE } })],
    sees: 'instructions.imageLost',
  },
  { id: 'instructions-kept', label: 'kept', steps: again, sees: 'instructions.saved' },
  {
    id: 'instructions-kept-changed',
    label: 'keptChanged',
    faults: [first()],
    steps: again,
    sees: 'instructions.changed',
  },
  {
    id: 'instructions-kept-unchecked',
    label: 'keptUnchecked',
    faults: [first(), loses(VOUCHER)],
    steps: again,
    sees: 'instructions.unchecked',
  },
  {
    id: 'instructions-kept-refused',
    label: 'keptRefused',
    faults: [first(), { path: VOUCHER, kind: 'refuse' }],
    steps: again,
    sees: 'instructions.maybeInvalid',
  },
  {
    id: 'instructions-till',
    label: 'till',
    steps: [press('till.show')],
    sees: 'common.close',
  },
  {
    id: 'instructions-till-digits',
    label: 'tillDigits',
    faults: [changes(VOUCHER, { repayDetail: { ...code, vCode: 'CÓDIGO 12' } })],
    steps: [press('till.show')],
    sees: 'common.close',
  },
  {
    id: 'instructions-mail',
    label: 'byMail',
    faults: [changes(VOUCHER, { imgList: { title: 'Contacto', eMail: 'pagos@lago-azul.example', content: [] } })],
    sees: 'pagos@lago-azul.example',
  },
  {
    id: 'instructions-empty',
    label: 'noData',
    faults: [answers(VOUCHER, {})],
    sees: 'instructions.emptyText',
  },
  {
    id: 'instructions-long',
    label: 'longText',
    faults: [
      changes(VOUCHER, {
        dataList: [
          { title: LONG, content: [ENDLESS, UNBROKEN] },
          { title: LONG, content: [LONG] },
        ],
        imgList: { title: LONG, eMail: ENDLESS, content: [] },
      }),
    ],
    sees: 'Circunvecinas',
  },
  {
    id: 'instructions-huge',
    label: 'huge',
    faults: [changes(VOUCHER, { repayDetail: { ...code, amount: HUGE, vCode: '9876543210'.repeat(12) } })],
    sees: HUGE_SEEN,
  },
  {
    id: 'instructions-refused',
    label: 'refused',
    route: voucher('CASH01', '1', '1'),
    sees: 'error.refusedTitle',
  },
  ...allFailuresOf('instructions', VOUCHER),
]);

export const contractScenarios = scenariosOf('contract', contract(DUE.orderId), [
  { id: 'contract', label: 'usual', sees: 'María Fernanda Ortiz López' },
  { id: 'contract-draft', label: 'draft', route: contract('draft-101'), sees: 'Préstamo Azul' },
  { id: 'contract-empty', label: 'noData', faults: [answers(CONTRACT, {})], sees: 'contract.notStated' },
  {
    id: 'contract-long',
    label: 'longText',
    faults: [changes(CONTRACT, { userName: LONG, userAddress: ENDLESS, company: UNBROKEN, bankNo: '9'.repeat(60) })],
    sees: 'Circunvecinas',
  },
  {
    id: 'contract-huge',
    label: 'huge',
    faults: [changes(CONTRACT, { amount: HUGE, contractAmount: HUGE, commission: HUGE, Interest: HUGE, IVA: HUGE })],
    sees: HUGE_SEEN,
  },
  { id: 'contract-refused', label: 'refused', route: contract('1'), sees: 'error.refusedTitle' },
  ...failuresOf('contract', CONTRACT),
]);

export const serviceScenarios = scenariosOf('service', paths.service(), [
  { id: 'service', label: 'usual', sees: 'ayuda@lago-azul.example' },
  {
    id: 'service-phone',
    label: 'phoneOnly',
    faults: [answers(SERVICE, { phone: '+52 55 5000 0142' })],
    sees: '+52 55 5000 0142',
  },
  {
    id: 'service-odd',
    label: 'oddData',
    faults: [answers(SERVICE, { phone: 'Llámanos de 9 a 18 h', va: 'pronto', email: 'sin correo' })],
    sees: 'Llámanos de 9 a 18 h',
  },
  { id: 'service-empty', label: 'noData', faults: [answers(SERVICE, {})], sees: 'service.emptyTitle' },
  {
    id: 'service-long',
    label: 'longText',
    faults: [answers(SERVICE, { phone: ENDLESS, va: UNBROKEN, email: `${'a'.repeat(80)}@lago-azul.example` })],
    sees: 'Circunvecinas',
  },
  {
    id: 'service-refused',
    label: 'refused',
    faults: [{ path: SERVICE, kind: 'refuse' }],
    sees: 'error.refusedTitle',
  },
  ...failuresOf('service', SERVICE),
]);
