/** The order detail, and the rating of a settled order. */

import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import orderCall from '../../src/contract/order.ts';
import rating from '../../src/contract/rating.ts';
import { endpoint } from '../endpoint.ts';
import { CODES, Refusal, type Say } from '../envelope.ts';
import { dayOf, instalmentsOf, isExtendable, isInMonths, SETTLED, totalOf } from '../loan.ts';
import { findOrder } from '../lookup.ts';
import { borrowers, complaints, type Order, type Product } from '../schema.ts';
import { lateCharge } from './repay.ts';

const MARKET_STATUSES = [21, 110, 151];
/** Nothing is due soon. */
const ACTIVE = 170;

const details = endpoint(orderCall, async ({ orderId, productId }, call) => {
  const { say, h5Base, borrower } = call;
  const { order, product } = await findOrder(call, orderId, productId);
  const [status, description] = statusTexts(order, say);
  return {
    orderStatus: order.status,
    noticeStatusText: status,
    noticeDesText: description,
    productName: product.name,
    productLogo: product.logo,
    userOrderDetail: { detail: lines(order, product, say) },
    inside: 0,
    isScore: order.status === SETTLED && borrower.score === null ? 1 : 0,
    h5Url: MARKET_STATUSES.includes(order.status) ? `${h5Base}/#/recommend-list` : '',
    isDelay: isExtendable(order) ? 1 : 0,
    isNewContract: product.hasContract ? `${h5Base}/#/contract?orderNo=${encodeURIComponent(order.id)}` : '',
  };
});

const rate = endpoint(rating, async ({ score }, { db, borrower }) => {
  if (score < 1 || score > 5) {
    throw new Refusal(CODES.badInput, 'A rating is 1 to 5 stars', 'La calificación va de 1 a 5 estrellas');
  }
  const answered = and(eq(complaints.borrowerId, borrower.id), isNotNull(complaints.answeredAt));
  await db.batch([
    db.update(borrowers).set({ score }).where(eq(borrowers.id, borrower.id)),
    // A rating names neither order nor complaint, so it applies to everything that can be rated.
    db
      .update(complaints)
      .set({ score })
      .where(and(answered, isNull(complaints.score))),
  ]);
  return {};
});

/** The first amounts add up to the total. Some values are empty or zero on purpose: the screen must hide these lines. The status text says the due date. */
function lines(order: Order, product: Product, say: Say) {
  return [
    { text: amountLabel(order, say), value: order.amount },
    {
      text: say('Interest, commission and VAT', 'Intereses, comisión e IVA'),
      value: order.interest + order.commission + order.vat,
    },
    ...lateCharge(order, say),
    { text: totalLabel(order, say), value: totalOf(order) },
    ...payments(order, product, say),
    { text: say('Coupon', 'Cupón'), value: order.coupon },
    { text: say('Term', 'Plazo'), value: termText(product, say) },
    { text: say('Application date', 'Fecha de solicitud'), value: dayOf(order.createdAt) },
    { text: say('Extensions', 'Extensiones'), value: String(order.extensions) },
    { text: say('Order number', 'Número de préstamo'), value: order.id },
  ];
}

/** The payments of an order of which none is due soon. */
function payments(order: Order, { instalments }: Product, say: Say) {
  if (order.status > ACTIVE || instalments === 1) return [];
  const parts = instalmentsOf(totalOf(order), instalments);
  const [first = 0] = parts;
  const equal = parts.filter((part) => part === first).length;
  return [
    {
      text: equal === 1 ? say('First payment', 'Primer pago') : say(`${equal} payments of`, `${equal} pagos de`),
      value: first,
    },
    ...(equal === instalments ? [] : [{ text: say('Last payment', 'Último pago'), value: parts.at(-1) ?? first }]),
  ];
}

/** Whether the borrower has the money depends on the status. */
export function amountLabel({ status }: Order, say: Say): string {
  if (status === 110) return say('Amount requested', 'Monto solicitado');
  return status < 170 ? say('You receive', 'Recibes') : say('Amount received', 'Monto recibido');
}

export const totalLabel = ({ status }: Order, say: Say): string =>
  status === SETTLED ? say('Total repaid', 'Total pagado') : say('Total to pay', 'Total a pagar');

function termText(product: Product, say: Say): string {
  const unit = isInMonths(product) ? say('months', 'meses') : say('days', 'días');
  return `${product.periods} ${unit}`;
}

/** The specification does not explain the status codes; these meanings are the sandbox's. */
const STATUS_TEXTS: Readonly<Record<number, (say: Say, date: string) => [title: string, description: string]>> = {
  21: (say) => [
    say('Under review', 'En revisión'),
    say(
      'We are reviewing your application. It takes up to one day.',
      'Estamos revisando tu solicitud. Toma hasta un día.',
    ),
  ],
  110: (say) => [
    say('Not approved', 'No aprobado'),
    say(
      'We cannot lend to you this time. You can apply again later.',
      'Esta vez no podemos prestarte. Puedes solicitar de nuevo más adelante.',
    ),
  ],
  151: (say) => [
    say('Money on its way', 'Dinero en camino'),
    say('We are sending the money to your account.', 'Estamos enviando el dinero a tu cuenta.'),
  ],
  170: (say, date) => [
    say('Active', 'Activo'),
    say(`Your next payment is due on ${date}.`, `Tu próximo pago vence el ${date}.`),
  ],
  174: (say, date) => [say('Repayment due soon', 'Pago próximo'), dueOn(say, date)],
  180: (say, date) => [
    say('Overdue', 'Vencido'),
    say(
      `Your repayment was due on ${date}. Pay today to stop the late charge.`,
      `Tu pago venció el ${date}. Paga hoy para detener el recargo.`,
    ),
  ],
  200: (say) => [
    say('Settled', 'Liquidado'),
    say('You have repaid this loan. Thank you.', 'Ya pagaste este préstamo. Gracias.'),
  ],
};

const dueOn = (say: Say, date: string) => say(`Your repayment is due on ${date}.`, `Tu pago vence el ${date}.`);

export const STATUSES = Object.keys(STATUS_TEXTS).map(Number);

export function statusTexts({ status, dueAt }: Order, say: Say): [title: string, description: string] {
  const texts = STATUS_TEXTS[status]?.(say, dayOf(dueAt));
  return texts ?? [say('Other status', 'Otro estado'), ''];
}

export const order = [details, rate];
