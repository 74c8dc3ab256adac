/** The older repayment: by a saved card, with a code if the bank needs one, or on Alipay's page. */

import olderPayment, { SUBMITTED_TWICE } from '../../src/contract/older-payment.ts';
import olderPaymentAlipay from '../../src/contract/older-payment-alipay.ts';
import olderPaymentCode, { WRONG_CODE } from '../../src/contract/older-payment-code.ts';
import waysToRepay from '../../src/contract/ways-to-repay.ts';
import { cardOnWire, cardsOf, findCard } from '../cards.ts';
import { type Call, endpoint } from '../endpoint.ts';
import { CODES, Refusal } from '../envelope.ts';
import { OVERDUE, totalOf } from '../loan.ts';
import { findOrder } from '../lookup.ts';
import {
  beginAlipay,
  beginPayment,
  checkCode,
  completePayment,
  findRepayment,
  findWaitingPayment,
  issueToken,
  resendCode,
  tokenState,
} from '../repayments.ts';
import type { BankCard, Order } from '../schema.ts';
import { refuseInvalidAmount, refuseUnpayable } from './repay.ts';

/** Alipay is not offered for overdue orders, so that the screen can be tested without it. */
const takesAlipay = (order: Order) => order.status !== OVERDUE;

const ways = endpoint(waysToRepay, async ({ orderId }, call) => {
  const { order } = await findOrder(call, orderId);
  refuseUnpayable(order);
  return {
    alipay: takesAlipay(order) ? 1 : 0,
    repayToken: await issueToken(call.db, order, call.now),
    bankCards: (await cardsOf(call.db, call.borrower.id)).map(cardOnWire),
  };
});

const commit = endpoint(
  olderPayment,
  async ({ orderId, amount, cardId, cardNumber, bankCode, token = '', asksCode }, call) => {
    const { order } = await findOrder(call, orderId);
    const state = await tokenState(call.db, order, token);
    if (state === 'unknown') {
      throw new Refusal(CODES.notAllowed, 'Please open this page again', 'Abre esta pantalla de nuevo');
    }
    if (state === 'used') return asksCode ? resend(order, token, call) : refuseTwice();
    refuseUnpayable(order);
    refuseInvalidAmount(amount, totalOf(order));
    const card = await chosenCard(cardId, cardNumber, bankCode, call);
    const payment = (await beginPayment(call.db, order, card, token, call.now)) ?? refuseTwice();
    if (payment.code !== null) call.log(`Code of payment ${payment.id}: ${payment.code}`);
    return { needValid: payment.code === null ? 0 : 1, repayRecordId: payment.id };
  },
);

async function resend(order: Order, token: string, call: Call) {
  const waiting = await findWaitingPayment(call.db, order, token);
  if (waiting === undefined) return refuseTwice();
  const code = await resendCode(call.db, waiting, call.now);
  if (code === undefined) {
    throw new Refusal(
      CODES.tooOften,
      'The code was sent too often, please pay again later',
      'Enviamos el código demasiadas veces, intenta pagar más tarde',
    );
  }
  call.log(`Code of payment ${waiting.id}: ${code}`);
  return { needValid: 1, repayRecordId: waiting.id } as const;
}

function refuseTwice(): never {
  throw new Refusal(SUBMITTED_TWICE, 'Please do not submit the payment request twice', 'No envíes el pago dos veces');
}

/** The borrower's card. The card fields that the app sends must match it. */
async function chosenCard(
  id: string,
  cardNo: string | undefined,
  bankCode: string | undefined,
  { db, borrower }: Call,
): Promise<BankCard> {
  if (id === '') throw new Refusal(CODES.badInput, 'Please choose a bank card first', 'Primero elige una tarjeta');
  const card = await findCard(db, borrower.id, id);
  const agrees = (sent: string | undefined, kept: string) => sent === undefined || sent === kept;
  if (card === undefined || !agrees(cardNo, card.cardNo) || !agrees(bankCode, card.bankCode)) {
    throw new Refusal(CODES.notFound, 'Card not found', 'No encontramos esa tarjeta');
  }
  return card;
}

const confirm = endpoint(olderPaymentCode, async ({ orderId, code, recordId }, call) => {
  const { db, now } = call;
  const { order } = await findOrder(call, orderId);
  const payment = await findRepayment(db, recordId);
  if (payment === undefined || payment.borrowerId !== order.borrowerId || payment.orderId !== order.id) {
    throw new Refusal(CODES.notFound, 'Payment not found', 'No encontramos ese pago');
  }
  if (payment.state === 'paid') return refuseTwice();
  if (payment.state === 'replaced') {
    throw new Refusal(
      CODES.notAllowed,
      'This payment was replaced by a newer one',
      'Este pago se reemplazó por uno más reciente',
    );
  }
  refuseUnpayable(order);
  const verdict = await checkCode(db, payment, code, now);
  if (verdict === 'wrong') throw new Refusal(WRONG_CODE, 'Wrong verification code', 'Código incorrecto');
  if (verdict === 'expired') {
    throw new Refusal(
      CODES.wrongCode,
      'The code has expired, please ask for a new one',
      'El código ya expiró, pide uno nuevo',
    );
  }
  if (!(await completePayment(db, payment, order))) return refuseTwice();
  return {};
});

const alipay = endpoint(olderPaymentAlipay, async ({ orderId, amount }, call) => {
  const { order } = await findOrder(call, orderId);
  refuseUnpayable(order);
  refuseInvalidAmount(amount, totalOf(order));
  if (!takesAlipay(order)) {
    throw new Refusal(
      CODES.notAllowed,
      'This loan cannot be paid with Alipay',
      'Este préstamo no se puede pagar con Alipay',
    );
  }
  const { id } = await beginAlipay(call.db, order, call.now);
  return { url: `${call.h5Base}/sandbox/alipay/${id}?language=${call.say('1', '2')}` };
});

export const olderRepay = [ways, commit, confirm, alipay];
