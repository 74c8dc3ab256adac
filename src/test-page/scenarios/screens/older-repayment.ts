import { paths } from '../../../paths';
import { answers, changes, fails, hangs, loses, losesAnswer, refuses } from '../../faults/fault';
import { fill, press, pressRole, SMALL, scenario, scenariosOf, see, WHOLE } from '../scenario';
import { DUE, failuresOf, HUGE, HUGE_SEEN, LONG, order, repeat } from './samples';

const SERVICE = '/api/v1/youmi/youmi-api/service/loan';
const WAYS = `${SERVICE}/repayment-way`;
const COMMIT = `${SERVICE}/repayment-commit`;
const CONFIRM = `${SERVICE}/repayment-confirm`;
const ALIPAY = `${SERVICE}/repayment-huichao`;
const REPAY = '/v3/installment/loan-play-detail';
const ORDER = '/v3/loan-details/loan-details';

const at = (status: number, productId?: string) =>
  paths.olderRepay({ ...order(status, productId), couponId: undefined });

const choose = (bank: string) => pressRole('radio', bank);
/** Banco Norte asks for a code, Banco del Valle pays at once. */
const payWith = (bank: string) => [choose(bank), press('olderRepay.pay')];
const payNorte = payWith('Banco Norte');
const confirmWith = (code: string) => [...payNorte, fill('olderRepay.code', code), press('olderRepay.confirm')];
const confirmZeros = confirmWith('000000');

const card = (id: number, bankName: string) => ({ id: `9${id}`, bankName, cardNo: `40001234567890${10 + id}` });
const manyCards = repeat(20, (index) => card(index, index === 0 ? LONG : `Banco ${index}`));

const olderRepaymentStates = scenariosOf('screen.olderRepayment', at(174), [
  scenario('older-repay', 'status174', 'Banco Norte', [SMALL]),
  scenario('older-repay-170', 'status170', 'Banco Norte', [at(170, '103')]),
  scenario('older-repay-180', 'status180', 'Banco Norte', [at(180, '102')]),
  scenario('older-repay-chosen', 'chosen', 'olderRepay.pay', [SMALL, choose('Banco Norte')]),
  // The cards have to be there before one can be missed.
  scenario('older-repay-card-missing', 'cardMissing', 'olderRepay.cardMissing', [
    see('Banco Norte'),
    press('olderRepay.pay'),
  ]),
  scenario('older-repay-sending', 'sending', 'olderRepay.sending', [hangs(COMMIT), payNorte]),
  scenario('older-repay-code', 'code', 'olderRepay.codeText', [SMALL, payNorte]),
  scenario('older-repay-code-short', 'codeShort', 'olderRepay.codeError', [confirmWith('12345')]),
  scenario('older-repay-code-wrong', 'code800006', 'olderRepay.wrongCode', [refuses(CONFIRM, 800_006), confirmZeros]),
  scenario('older-repay-code-twice', 'confirm800005', 'olderRepay.twice', [refuses(CONFIRM, 800_005), confirmZeros]),
  scenario('older-repay-code-lost', 'confirmUnknown', 'olderRepay.checkAgain', [loses(CONFIRM), confirmZeros]),
  scenario('older-repay-twice', 'code800005', 'olderRepay.twice', [refuses(COMMIT, '800005'), payNorte]),
  scenario('older-repay-pay-refused', 'submitRefused', 'sample.bank', [refuses(COMMIT, 9, 'sample.bank'), payNorte]),
  scenario('older-repay-pay-refused-silently', 'submitRefusedSilently', 'olderRepay.failed', [
    refuses(COMMIT, 9, ''),
    payNorte,
  ]),
  scenario('older-repay-unknown', 'unknown', 'olderRepay.checkAgain', [SMALL, WHOLE, loses(COMMIT), payNorte]),
  scenario('older-repay-unknown-unread', 'unknownUnread', 'olderRepay.nowFailed', [
    loses(COMMIT),
    fails(ORDER),
    payNorte,
  ]),
  scenario('older-repay-settled', 'unknownDone', 'olderRepay.settledTitle', [
    losesAnswer(COMMIT),
    payWith('Banco del Valle'),
  ]),
  scenario('older-repay-paid', 'paid', 'olderRepay.paid', [payWith('Banco del Valle')]),
  scenario('older-repay-unsafe', 'unsafeRedirect', 'error.unsafeAddress', [
    answers(ALIPAY, { url: 'https://elsewhere.example/pay' }),
    press('olderRepay.alipay'),
  ]),
  scenario('older-repay-alipay-failed', 'alipayFailed', '500', [fails(ALIPAY), press('olderRepay.alipay')]),
  scenario('older-repay-no-cards', 'noCards', 'olderRepay.noCardsTitle', [answers(WAYS, { alipay: 0, bankCards: [] })]),
  scenario('older-repay-alipay-only', 'alipayOnly', 'olderRepay.noCardsAlipay', [
    answers(WAYS, { alipay: 1, bankCards: [] }),
  ]),
  scenario('older-repay-cards-failed', 'cardsFailed', 'olderRepay.cardsFailed', [SMALL, fails(WAYS)]),
  scenario('older-repay-cards-refused', 'cardsRefused', 'sample.review', [refuses(WAYS, 9, 'sample.review')]),
  scenario('older-repay-no-amount', 'noAmount', 'olderRepay.amountUnknown', [changes(REPAY, { repayAmount: null })]),
  scenario('older-repay-huge', 'huge', HUGE_SEEN, [
    SMALL,
    WHOLE,
    answers(WAYS, { alipay: 1, bankCards: manyCards }),
    changes(REPAY, { repayAmount: HUGE }),
    choose('Banco 1'),
  ]),
  scenario('older-repay-refused', 'refused', 'error.nothingChanged', [at(200)]),
  ...failuresOf('older-repay', REPAY),
]);

const cardChoiceStates = scenariosOf('screen.cardChoice', paths.olderRepayChoose({ ...DUE, couponId: undefined }), [
  scenario('older-repay-choose', 'usual', 'Banco Norte', [SMALL]),
  scenario('older-repay-choose-many', 'many', 'Banco 19', [answers(WAYS, { alipay: 0, bankCards: manyCards })]),
  scenario('older-repay-choose-empty', 'noData', 'olderRepay.noCardsTitle', [answers(WAYS, {})]),
  scenario('older-repay-choose-failed', 'serverError', 'olderRepay.cardsFailed', [fails(WAYS)]),
]);

export const olderRepaymentScenarios = [...olderRepaymentStates, ...cardChoiceStates];
