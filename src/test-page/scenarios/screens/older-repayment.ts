import { PATHS } from '../../../contract/paths';
import { paths } from '../../../paths';
import { answers, changes, fails, hangs, loses, losesAnswer, refuses } from '../../faults/fault';
import { fill, press, pressRole, scenario, scenariosOf, see } from '../scenario';
import { DUE, failureScenarios, HUGE, HUGE_SEEN, LONG, order, repeat } from './samples';

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
  scenario('older-repay', 'Banco Norte'),
  scenario('older-repay-170', 'Banco Norte', [at(170, '103')]),
  scenario('older-repay-180', 'Banco Norte', [at(180, '102')]),
  scenario('older-repay-chosen', 'olderRepay.pay', [choose('Banco Norte')]),
  // The cards have to be there before one can be missed.
  scenario('older-repay-card-missing', 'olderRepay.cardMissing', [see('Banco Norte'), press('olderRepay.pay')]),
  scenario('older-repay-sending', 'olderRepay.sending', [hangs(PATHS.olderPayment), payNorte]),
  scenario('older-repay-code', 'olderRepay.codeText', [payNorte]),
  scenario('older-repay-code-short', 'olderRepay.codeError', [confirmWith('12345')]),
  scenario('older-repay-code-wrong', 'olderRepay.wrongCode', [refuses(PATHS.olderPaymentCode, 800_006), confirmZeros]),
  scenario('older-repay-code-twice', 'olderRepay.twice', [refuses(PATHS.olderPaymentCode, 800_005), confirmZeros]),
  scenario('older-repay-code-lost', 'olderRepay.checkAgain', [loses(PATHS.olderPaymentCode), confirmZeros]),
  scenario('older-repay-twice', 'olderRepay.twice', [refuses(PATHS.olderPayment, '800005'), payNorte]),
  scenario('older-repay-pay-refused', 'sample.bank', [refuses(PATHS.olderPayment, 9, 'sample.bank'), payNorte]),
  scenario('older-repay-pay-refused-silently', 'olderRepay.failed', [refuses(PATHS.olderPayment, 9, ''), payNorte]),
  scenario('older-repay-unknown', 'olderRepay.checkAgain', [loses(PATHS.olderPayment), payNorte]),
  scenario('older-repay-unknown-unread', 'olderRepay.nowFailed', [
    loses(PATHS.olderPayment),
    fails(PATHS.order),
    payNorte,
  ]),
  scenario('older-repay-settled', 'olderRepay.settledTitle', [
    losesAnswer(PATHS.olderPayment),
    payWith('Banco del Valle'),
  ]),
  scenario('older-repay-paid', 'olderRepay.paid', [payWith('Banco del Valle')]),
  scenario('older-repay-unsafe', 'error.unsafeAddress', [
    answers(PATHS.olderPaymentAlipay, { url: 'https://elsewhere.example/pay' }),
    press('olderRepay.alipay'),
  ]),
  scenario('older-repay-alipay-failed', '500', [fails(PATHS.olderPaymentAlipay), press('olderRepay.alipay')]),
  scenario('older-repay-no-cards', 'bind.emptyTitle', [answers(PATHS.waysToRepay, { alipay: 0, bankCards: [] })]),
  scenario('older-repay-alipay-only', 'olderRepay.noCardsAlipay', [
    answers(PATHS.waysToRepay, { alipay: 1, bankCards: [] }),
  ]),
  scenario('older-repay-cards-failed', 'olderRepay.cardsFailed', [fails(PATHS.waysToRepay)]),
  scenario('older-repay-cards-refused', 'sample.review', [refuses(PATHS.waysToRepay, 9, 'sample.review')]),
  scenario('older-repay-no-amount', 'olderRepay.amountUnknown', [changes(PATHS.repayment, { repayAmount: null })]),
  scenario('older-repay-huge', HUGE_SEEN, [
    answers(PATHS.waysToRepay, { alipay: 1, bankCards: manyCards }),
    changes(PATHS.repayment, { repayAmount: HUGE }),
    choose('Banco 1'),
  ]),
  scenario('older-repay-refused', 'error.refusedText', [at(200)]),
  ...failureScenarios('older-repay', PATHS.repayment),
]);

const cardChoiceStates = scenariosOf('screen.olderRepayment', paths.olderRepayChoose({ ...DUE, couponId: undefined }), [
  scenario('older-repay-choose', 'Banco Norte'),
  scenario('older-repay-choose-many', 'Banco 19', [answers(PATHS.waysToRepay, { alipay: 0, bankCards: manyCards })]),
  scenario('older-repay-choose-empty', 'bind.emptyTitle', [answers(PATHS.waysToRepay, {})]),
  scenario('older-repay-choose-failed', 'olderRepay.cardsFailed', [fails(PATHS.waysToRepay)]),
]);

export const olderRepaymentScenarios = [...olderRepaymentStates, ...cardChoiceStates];
