/** The loan offer, and its confirmation, which creates an order. */

import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import confirmationCall from '../../src/contract/confirmation.ts';
import loanRequest from '../../src/contract/loan-request.ts';
import { DRAFT } from '../../src/contract/promissory-note.ts';
import { endpoint } from '../endpoint.ts';
import { CODES, Refusal } from '../envelope.ts';
import { costOf, DAILY_RATE_TEXT, DAY, dateForms, instalmentsOf, termDays, totalOf, variedDate } from '../loan.ts';
import { findCoupon, findProduct } from '../lookup.ts';
import { coupons, orders } from '../schema.ts';

const offer = endpoint(confirmationCall, async ({ productId, isType }, call) => {
  const { say, h5Base } = call;
  const today = call.now - call.ahead;
  const product = await findProduct(call, productId);
  const reloads = product.reloadedAmount !== null && isType !== true;
  const amount = reloads ? product.amount : (product.reloadedAmount ?? product.amount);
  const cost = { ...costOf(product, amount, await findCoupon(call, product)), penalty: 0 };
  const parts = instalmentsOf(totalOf(cost), product.instalments);
  const step = (termDays(product) / product.instalments) * DAY;
  return {
    firstPayTime: dateForms.milliseconds(today + step),
    amount,
    periods: product.periods,
    termUnit: /^\d+$/.test(product.termUnit) ? Number(product.termUnit) : product.termUnit,
    isNeedPop: reloads ? 1 : 0,
    sendSms: 0,
    details: [
      { text: say('Interest', 'Intereses'), value: cost.interest },
      { text: say('Commission', 'Comisión'), value: cost.commission },
      { text: say('VAT', 'IVA'), value: cost.vat },
      { text: say('Receiving account', 'Cuenta de depósito'), value: `•••• ${call.borrower.bankNo.slice(-4)}` },
    ],
    repay_plans: parts.map((part, index) => ({
      title: say(`Instalment ${index + 1} of ${parts.length}`, `Pago ${index + 1} de ${parts.length}`),
      amount: part,
      description: say('Principal, interest, commission and VAT', 'Capital, intereses, comisión e IVA'),
      pay_time: variedDate(today + step * (index + 1), index),
    })),
    loanRate: DAILY_RATE_TEXT,
    ratemsg: say('Daily rate', 'Tasa diaria'),
    amountDec: say('We send it as soon as it is approved', 'Lo enviamos en cuanto se apruebe'),
    isNewContract: product.hasContract ? `${h5Base}/#/contract?orderNo=${DRAFT}${product.id}` : '',
    messageType: '1',
    comProductLogo: product.logo,
    comProductName: product.name,
    couNum: cost.coupon,
  };
});

const push = endpoint(loanRequest, async ({ amount, periods, termUnit, productId }, call) => {
  const { db, borrower, h5Base, now } = call;
  const product = await findProduct(call, productId);
  if (amount !== product.amount && amount !== product.reloadedAmount) {
    throw new Refusal(CODES.wrongAmount, 'The amount is not the one offered', 'El monto no es el que te ofrecimos');
  }
  if (Number(periods) !== product.periods || termUnit !== product.termUnit) {
    throw new Refusal(CODES.notAllowed, 'The term is not the one offered', 'El plazo no es el que te ofrecimos');
  }
  // Fifteen digits, sent as text.
  const id = `3${String(randomInt(1e13)).padStart(14, '0')}`;
  await db.batch([
    db.insert(orders).values({
      borrowerId: borrower.id,
      id,
      productId,
      status: product.firstStatus,
      ...costOf(product, amount, await findCoupon(call, product)),
      penalty: 0,
      createdAt: now,
      dueAt: now + termDays(product) * DAY,
      extensions: 0,
      round: 0,
    }),
    db
      .update(coupons)
      .set({ orderId: id })
      .where(and(eq(coupons.borrowerId, borrower.id), eq(coupons.productId, productId), isNull(coupons.orderId))),
  ]);
  return { lendDetailsUrl: `${h5Base}/#/loan-detail?orderId=${id}&productId=${encodeURIComponent(productId)}` };
});

export const confirmation = [offer, push];
