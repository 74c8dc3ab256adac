/** The older repayment: by a saved card, with a code if the bank needs one, or on Alipay's page. */
import * as v from 'valibot';
import { cardOnWire, cardsOf, findCard } from '../cards.ts';
import { type Call, endpoint, idText, optionalText, wholeNumber } from '../endpoint.ts';
import { CODES, Refusal } from '../envelope.ts';
import { totalOf } from '../loan.ts';
import { findOrder } from '../lookup.ts';
import {
  beginAlipay,
  beginPayment,
  checkCode,
  completePayment,
  findRepayment,
  openVisit,
  resendCode,
  stateOfVisit,
  waitingOf,
} from '../repayments.ts';
import type { BankCard, Order } from '../schema.ts';
import { refuseInvalidAmount, refuseUnpayable } from './repay.ts';

const SERVICE = '/api/v1/youmi/youmi-api/service/loan';
const POST = { methods: ['POST'], success: '00' } as const;

/** Codes of the specification (product.txt, section 8). */
const SUBMITTED_TWICE = '800005';
const WRONG_CODE = '800006';

/** Alipay is not offered for overdue orders, so that the screen can be tested without it. */
const takesAlipay = (order: Order) => order.status !== 180;

const ways = endpoint(
  `${SERVICE}/repayment-way`,
  v.object({ orderId: idText }),
  async ({ orderId }, call) => {
    const { order } = await findOrder(call, orderId);
    refuseUnpayable(call, order);
    return {
      alipay: takesAlipay(order) ? 1 : 0,
      repayToken: await openVisit(call.db, order, call.now),
      bankCards: (await cardsOf(call.db, call.borrower.id)).map(cardOnWire),
    };
  },
  POST,
);

const commitSchema = v.object({
  orderId: idText,
  amount: wholeNumber,
  cardId: optionalText,
  cardNo: optionalText,
  bankName: optionalText,
  bankCode: optionalText,
  couponId: optionalText,
  repayToken: optionalText,
  sendMsg: optionalText,
});

const commit = endpoint(
  `${SERVICE}/repayment-commit`,
  commitSchema,
  async ({ orderId, amount, cardId, cardNo, bankCode, repayToken, sendMsg }, call) => {
    const { order } = await findOrder(call, orderId);
    const visit = await stateOfVisit(call.db, order, repayToken);
    if (visit === 'unknown') {
      throw new Refusal(CODES.notAllowed, call.say('Please open this page again', 'Abre esta pantalla de nuevo'));
    }
    if (visit === 'used') return sendMsg === '1' ? resend(order, repayToken, call) : refuseTwice(call);
    refuseUnpayable(call, order);
    refuseInvalidAmount(call, amount, totalOf(order));
    const card = await chosenCard(cardId, cardNo, bankCode, call);
    const payment = (await beginPayment(call.db, order, card, repayToken, call.now)) ?? refuseTwice(call);
    if (payment.code !== null) call.log(`Code of payment ${payment.id}: ${payment.code}`);
    return { needValid: payment.code === null ? 0 : 1, repayRecordId: payment.id };
  },
  POST,
);

async function resend(order: Order, token: string, call: Call) {
  const waiting = await waitingOf(call.db, order, token);
  if (waiting === undefined) return refuseTwice(call);
  const code = await resendCode(call.db, waiting, call.now);
  if (code === undefined) {
    throw new Refusal(
      CODES.tooOften,
      call.say(
        'The code was sent too often, please pay again later',
        'Enviamos el código demasiadas veces, intenta pagar más tarde',
      ),
    );
  }
  call.log(`Code of payment ${waiting.id}: ${code}`);
  return { needValid: 1, repayRecordId: waiting.id };
}

function refuseTwice({ say }: Call): never {
  throw new Refusal(
    SUBMITTED_TWICE,
    say('Please do not submit the payment request twice', 'No envíes el pago dos veces'),
  );
}

/** The borrower's card. The card fields that the app sends must match it. */
async function chosenCard(
  id: string,
  cardNo: string,
  bankCode: string,
  { db, borrower, say }: Call,
): Promise<BankCard> {
  if (id === '') throw new Refusal(CODES.badInput, say('Please choose a bank card first', 'Primero elige una tarjeta'));
  const card = await findCard(db, borrower.id, id);
  const agrees = (sent: string, kept: string) => sent === '' || sent === kept;
  if (card === undefined || !agrees(cardNo, card.cardNo) || !agrees(bankCode, card.bankCode)) {
    throw new Refusal(CODES.notFound, say('Card not found', 'No encontramos esa tarjeta'));
  }
  return card;
}

const confirm = endpoint(
  `${SERVICE}/repayment-confirm`,
  v.object({ orderId: idText, verifyCode: optionalText, repaymentRecordId: idText }),
  async ({ orderId, verifyCode, repaymentRecordId }, call) => {
    const { db, say, now } = call;
    const { order } = await findOrder(call, orderId);
    const payment = await findRepayment(db, repaymentRecordId);
    if (payment === undefined || payment.borrowerId !== order.borrowerId || payment.orderId !== order.id) {
      throw new Refusal(CODES.notFound, say('Payment not found', 'No encontramos ese pago'));
    }
    if (payment.state === 'paid') return refuseTwice(call);
    if (payment.state === 'replaced') {
      throw new Refusal(
        CODES.notAllowed,
        say('This payment was replaced by a newer one', 'Este pago se reemplazó por uno más reciente'),
      );
    }
    refuseUnpayable(call, order);
    const verdict = await checkCode(db, payment, verifyCode, now);
    if (verdict === 'wrong') throw new Refusal(WRONG_CODE, say('Wrong verification code', 'Código incorrecto'));
    if (verdict === 'expired') {
      throw new Refusal(
        CODES.wrongCode,
        say('The code has expired, please ask for a new one', 'El código ya expiró, pide uno nuevo'),
      );
    }
    if (!(await completePayment(db, payment, order))) return refuseTwice(call);
    return {};
  },
  POST,
);

const alipay = endpoint(
  `${SERVICE}/repayment-huichao`,
  v.object({ orderId: idText, amount: wholeNumber }),
  async ({ orderId, amount }, call) => {
    const { order } = await findOrder(call, orderId);
    refuseUnpayable(call, order);
    refuseInvalidAmount(call, amount, totalOf(order));
    if (!takesAlipay(order)) {
      throw new Refusal(
        CODES.notAllowed,
        call.say('This loan cannot be paid with Alipay', 'Este préstamo no se puede pagar con Alipay'),
      );
    }
    const { id } = await beginAlipay(call.db, order, call.now);
    return { url: `${call.h5Base}/sandbox/alipay/${id}?language=${call.say('1', '2')}` };
  },
  POST,
);

export const olderRepay = [ways, commit, confirm, alipay];
