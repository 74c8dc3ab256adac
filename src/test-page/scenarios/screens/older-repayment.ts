import { PATHS } from '../../../contract/paths';
import { paths } from '../../../paths';
import { answers, changes, fails, hangs, loses, losesAnswer, refuses } from '../../faults/fault';
import { fill, press, pressRole, SMALL, scenario, scenariosOf, see, WHOLE } from '../scenario';
import { DUE, failuresOf, HUGE, HUGE_SEEN, LONG, order, repeat } from './samples';

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
  scenario('older-repay-sending', 'sending', 'olderRepay.sending', [hangs(PATHS.olderPayment), payNorte]),
  scenario('older-repay-code', 'code', 'olderRepay.codeText', [SMALL, payNorte]),
  scenario('older-repay-code-short', 'codeShort', 'olderRepay.codeError', [confirmWith('12345')]),
  scenario('older-repay-code-wrong', 'code800006', 'olderRepay.wrongCode', [
    refuses(PATHS.olderPaymentCode, 800_006),
    confirmZeros,
  ]),
  scenario('older-repay-code-twice', 'confirm800005', 'olderRepay.twice', [
    refuses(PATHS.olderPaymentCode, 800_005),
    confirmZeros,
  ]),
  scenario('older-repay-code-lost', 'confirmUnknown', 'olderRepay.checkAgain', [
    loses(PATHS.olderPaymentCode),
    confirmZeros,
  ]),
  scenario('older-repay-twice', 'code800005', 'olderRepay.twice', [refuses(PATHS.olderPayment, '800005'), payNorte]),
  scenario('older-repay-pay-refused', 'submitRefused', 'sample.bank', [
    refuses(PATHS.olderPayment, 9, 'sample.bank'),
    payNorte,
  ]),
  scenario('older-repay-pay-refused-silently', 'submitRefusedSilently', 'olderRepay.failed', [
    refuses(PATHS.olderPayment, 9, ''),
    payNorte,
  ]),
  scenario('older-repay-unknown', 'unknown', 'olderRepay.checkAgain', [
    SMALL,
    WHOLE,
    loses(PATHS.olderPayment),
    payNorte,
  ]),
  scenario('older-repay-unknown-unread', 'unknownUnread', 'olderRepay.nowFailed', [
    loses(PATHS.olderPayment),
    fails(PATHS.order),
    payNorte,
  ]),
  scenario('older-repay-settled', 'unknownDone', 'olderRepay.settledTitle', [
    losesAnswer(PATHS.olderPayment),
    payWith('Banco del Valle'),
  ]),
  scenario('older-repay-paid', 'paid', 'olderRepay.paid', [payWith('Banco del Valle')]),
  scenario('older-repay-unsafe', 'unsafeRedirect', 'error.unsafeAddress', [
    answers(PATHS.olderPaymentAlipay, { url: 'https://elsewhere.example/pay' }),
    press('olderRepay.alipay'),
  ]),
  scenario('older-repay-alipay-failed', 'alipayFailed', '500', [
    fails(PATHS.olderPaymentAlipay),
    press('olderRepay.alipay'),
  ]),
  scenario('older-repay-no-cards', 'noCards', 'olderRepay.noCardsTitle', [
    answers(PATHS.waysToRepay, { alipay: 0, bankCards: [] }),
  ]),
  scenario('older-repay-alipay-only', 'alipayOnly', 'olderRepay.noCardsAlipay', [
    answers(PATHS.waysToRepay, { alipay: 1, bankCards: [] }),
  ]),
  scenario('older-repay-cards-failed', 'cardsFailed', 'olderRepay.cardsFailed', [SMALL, fails(PATHS.waysToRepay)]),
  scenario('older-repay-cards-refused', 'cardsRefused', 'sample.review', [
    refuses(PATHS.waysToRepay, 9, 'sample.review'),
  ]),
  scenario('older-repay-no-amount', 'noAmount', 'olderRepay.amountUnknown', [
    changes(PATHS.repayment, { repayAmount: null }),
  ]),
  scenario('older-repay-huge', 'huge', HUGE_SEEN, [
    SMALL,
    WHOLE,
    answers(PATHS.waysToRepay, { alipay: 1, bankCards: manyCards }),
    changes(PATHS.repayment, { repayAmount: HUGE }),
    choose('Banco 1'),
  ]),
  scenario('older-repay-refused', 'refused', 'error.nothingChanged', [at(200)]),
  ...failuresOf('older-repay', PATHS.repayment),
]);

const cardChoiceStates = scenariosOf('screen.cardChoice', paths.olderRepayChoose({ ...DUE, couponId: undefined }), [
  scenario('older-repay-choose', 'usual', 'Banco Norte', [SMALL]),
  scenario('older-repay-choose-many', 'many', 'Banco 19', [
    answers(PATHS.waysToRepay, { alipay: 0, bankCards: manyCards }),
  ]),
  scenario('older-repay-choose-empty', 'noData', 'olderRepay.noCardsTitle', [answers(PATHS.waysToRepay, {})]),
  scenario('older-repay-choose-failed', 'serverError', 'olderRepay.cardsFailed', [fails(PATHS.waysToRepay)]),
]);

export const olderRepaymentScenarios = [...olderRepaymentStates, ...cardChoiceStates];
