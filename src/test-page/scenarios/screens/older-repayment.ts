import { paths } from '../../../paths';
import { fill, press, type Step, scenariosOf } from '../scenario';
import { failuresOf } from './failures';
import { answers, changes, DUE, fails, HUGE, HUGE_SEEN, hangs, LONG, loses, order, refuses } from './samples';

const SERVICE = '/api/v1/youmi/youmi-api/service/loan';
const WAYS = `${SERVICE}/repayment-way`;
const COMMIT = `${SERVICE}/repayment-commit`;
const CONFIRM = `${SERVICE}/repayment-confirm`;
const ALIPAY = `${SERVICE}/repayment-huichao`;
const REPAY = '/v3/installment/loan-play-detail';
const ORDER = '/v3/loan-details/loan-details';

const at = (status: number, productId?: string) =>
  paths.olderRepay({ ...order(status, productId), couponId: undefined });

const choose = (bank: string): Step => ({ do: 'press', role: 'radio', name: bank });
/** Banco Norte asks for a code, Banco del Valle pays at once. */
const payWith = (bank: string) => [choose(bank), press('olderRepay.pay')];
const confirmWith = (code: string) => [
  ...payWith('Banco Norte'),
  fill('olderRepay.code', code),
  press('olderRepay.confirm'),
];

const card = (index: number, bankName = `Banco ${index}`) => ({
  id: `9${index}`,
  bankName,
  cardNo: `40001234567890${String(10 + index)}`,
});
const manyCards = [card(0, LONG), ...Array.from({ length: 19 }, (_, index) => card(index + 1))];

export const olderRepaymentScenarios = scenariosOf('olderRepayment', at(174), [
  { id: 'older-repay', label: 'status174', sees: 'Banco Norte' },
  { id: 'older-repay-170', label: 'status170', route: at(170, '103'), sees: 'Banco Norte' },
  { id: 'older-repay-180', label: 'status180', route: at(180, '102'), sees: 'Banco Norte' },
  { id: 'older-repay-chosen', label: 'chosen', steps: [choose('Banco Norte')], sees: 'olderRepay.pay' },
  {
    id: 'older-repay-card-missing',
    label: 'cardMissing',
    // The cards have to be there before one can be missed.
    steps: [{ do: 'see', words: 'Banco Norte' }, press('olderRepay.pay')],
    sees: 'olderRepay.cardMissing',
  },
  {
    id: 'older-repay-sending',
    label: 'sending',
    faults: [hangs(COMMIT)],
    steps: payWith('Banco Norte'),
    sees: 'olderRepay.sending',
  },
  { id: 'older-repay-code', label: 'code', steps: payWith('Banco Norte'), sees: 'olderRepay.codeText' },
  {
    id: 'older-repay-code-short',
    label: 'codeShort',
    steps: confirmWith('12345'),
    sees: 'olderRepay.codeError',
  },
  {
    id: 'older-repay-code-wrong',
    label: 'code800006',
    faults: [refuses(CONFIRM, 800_006)],
    steps: confirmWith('000000'),
    sees: 'olderRepay.wrongCode',
  },
  {
    id: 'older-repay-code-twice',
    label: 'confirm800005',
    faults: [refuses(CONFIRM, 800_005)],
    steps: confirmWith('000000'),
    sees: 'olderRepay.twice',
  },
  {
    id: 'older-repay-code-lost',
    label: 'confirmUnknown',
    faults: [loses(CONFIRM)],
    steps: confirmWith('000000'),
    sees: 'olderRepay.checkAgain',
  },
  {
    id: 'older-repay-twice',
    label: 'code800005',
    faults: [refuses(COMMIT, '800005')],
    steps: payWith('Banco Norte'),
    sees: 'olderRepay.twice',
  },
  {
    id: 'older-repay-pay-refused',
    label: 'submitRefused',
    faults: [refuses(COMMIT, 9, 'sample.bank')],
    steps: payWith('Banco Norte'),
    sees: 'sample.bank',
  },
  {
    id: 'older-repay-pay-refused-silently',
    label: 'submitRefusedSilently',
    faults: [refuses(COMMIT, 9, '')],
    steps: payWith('Banco Norte'),
    sees: 'olderRepay.failed',
  },
  {
    id: 'older-repay-unknown',
    label: 'unknown',
    faults: [loses(COMMIT)],
    steps: payWith('Banco Norte'),
    sees: 'olderRepay.checkAgain',
  },
  {
    id: 'older-repay-unknown-unread',
    label: 'unknownUnread',
    faults: [loses(COMMIT), fails(ORDER)],
    steps: payWith('Banco Norte'),
    sees: 'olderRepay.nowFailed',
  },
  {
    id: 'older-repay-settled',
    label: 'unknownDone',
    faults: [{ path: COMMIT, kind: 'reset-after' }],
    steps: payWith('Banco del Valle'),
    sees: 'olderRepay.settledTitle',
  },
  { id: 'older-repay-paid', label: 'paid', steps: payWith('Banco del Valle'), sees: 'olderRepay.paid' },
  {
    id: 'older-repay-unsafe',
    label: 'unsafeRedirect',
    faults: [answers(ALIPAY, { url: 'https://elsewhere.example/pay' })],
    steps: [press('olderRepay.alipay')],
    sees: 'error.unsafeAddress',
  },
  {
    id: 'older-repay-alipay-failed',
    label: 'alipayFailed',
    faults: [fails(ALIPAY)],
    steps: [press('olderRepay.alipay')],
    sees: '500',
  },
  {
    id: 'older-repay-no-cards',
    label: 'noCards',
    faults: [answers(WAYS, { alipay: 0, bankCards: [] })],
    sees: 'olderRepay.noCardsTitle',
  },
  {
    id: 'older-repay-alipay-only',
    label: 'alipayOnly',
    faults: [answers(WAYS, { alipay: 1, bankCards: [] })],
    sees: 'olderRepay.noCardsAlipay',
  },
  {
    id: 'older-repay-cards-failed',
    label: 'cardsFailed',
    faults: [fails(WAYS)],
    sees: 'olderRepay.cardsFailed',
  },
  {
    id: 'older-repay-cards-refused',
    label: 'cardsRefused',
    faults: [refuses(WAYS, 9, 'sample.review')],
    sees: 'sample.review',
  },
  {
    id: 'older-repay-no-amount',
    label: 'noAmount',
    faults: [changes(REPAY, { repayAmount: null })],
    sees: 'olderRepay.noAmount',
  },
  {
    id: 'older-repay-huge',
    label: 'huge',
    faults: [answers(WAYS, { alipay: 1, bankCards: manyCards }), changes(REPAY, { repayAmount: HUGE })],
    steps: [choose('Banco 1')],
    sees: HUGE_SEEN,
  },
  { id: 'older-repay-refused', label: 'refused', route: at(200), sees: 'error.refusedTitle' },
  ...failuresOf('older-repay', REPAY),
]);

export const cardChoiceScenarios = scenariosOf('cardChoice', paths.olderRepayChoose({ ...DUE, couponId: undefined }), [
  { id: 'older-repay-choose', label: 'usual', sees: 'Banco Norte' },
  {
    id: 'older-repay-choose-many',
    label: 'many',
    faults: [answers(WAYS, { alipay: 0, bankCards: manyCards })],
    sees: 'Banco 19',
  },
  {
    id: 'older-repay-choose-empty',
    label: 'noData',
    faults: [answers(WAYS, {})],
    sees: 'olderRepay.noCardsTitle',
  },
  {
    id: 'older-repay-choose-failed',
    label: 'serverError',
    faults: [fails(WAYS)],
    sees: 'olderRepay.cardsFailed',
  },
]);
