/** What is due on an order or for its extension by seven days, and the channels to pay it. */
import extensionCall from '../../src/contract/extension.ts';
import repayment from '../../src/contract/repayment.ts';
import { type Call, endpoint } from '../endpoint.ts';
import { CODES, Refusal, type Say } from '../envelope.ts';
import {
  DAY,
  dateForms,
  EXTENSION_DAYS,
  extensionFee,
  isExtendable,
  isRepayable,
  MAX_EXTENSIONS,
  SETTLED,
  totalOf,
} from '../loan.ts';
import { allChannels, findOrder } from '../lookup.ts';
import type { Channel, Order } from '../schema.ts';
import { EXTEND, issueVouchers, SETTLE } from '../vouchers.ts';

const repaymentEndpoint = endpoint(repayment, async ({ orderId, productId }, call) => {
  const { say } = call;
  const { order, product } = await findOrder(call, orderId, productId);
  refuseUnpayable(order);
  const groups = await channelGroups(call, order, SETTLE);
  return {
    repayAmount: totalOf(order),
    productName: product.name,
    repayDate: dateForms.plain(order.dueAt),
    productLogo: product.logo,
    detail: [
      // Among the first two lines, which are shown at first.
      ...lateCharge(order, say),
      { text: say('Amount received', 'Monto recibido'), value: order.amount },
      { text: say('Interest', 'Intereses'), value: order.interest },
      { text: say('Commission', 'Comisión'), value: order.commission },
      { text: say('VAT', 'IVA'), value: order.vat },
      { text: say('Order number', 'Número de préstamo'), value: order.id },
    ],
    repayList: groups.map(({ title, channels }) => ({ reviewer: title, channels })),
    noticeMsg: [
      ...(product.instalments > 1 ? [totalRule(say)] : []),
      ...(order.penalty > 0 ? [chargeRule(say)] : []),
      paymentRule(say),
    ].join(' '),
  };
});

const extensionEndpoint = endpoint(extensionCall, async ({ orderId, productId }, call) => {
  const { say } = call;
  const { order, product } = await findOrder(call, orderId, productId);
  refuseUnpayable(order);
  refuseUnextendable(order);
  const dueAt = order.dueAt + EXTENSION_DAYS * DAY;
  const groups = await channelGroups(call, order, EXTEND);
  return {
    productLogo: product.logo,
    productName: product.name,
    delayInfo: {
      reviewer: say('Extension fee', 'Costo de la extensión'),
      delayAmount: extensionFee(order),
      delayTime: dateForms.iso(dueAt),
    },
    repayPlan: [
      {
        title: say('Pay now', 'Paga ahora'),
        amount: extensionFee(order),
        remark: say('Extension fee only', 'Solo el costo de la extensión'),
        time: dateForms.milliseconds(call.now - call.ahead),
      },
      {
        title: say('Pay on the new date', 'Paga en la nueva fecha'),
        amount: totalOf(order),
        remark: say('Your loan stays the same', 'Tu préstamo no cambia'),
        time: dateForms.seconds(dueAt),
      },
    ],
    repayList: groups.map(({ title, channels }) => ({ title, list: channels })),
    noticeMsg: newDateRule(say),
    note: extensionRule(order, say),
  };
});

export const paymentRule = (say: Say) =>
  say('A payment shows here by the next business day.', 'Un pago se refleja aquí a más tardar el siguiente día hábil.');

/** Of a loan with instalments. */
const totalRule = (say: Say) =>
  say('This pays all payments of the loan at once.', 'Con esto pagas de una vez todos los pagos del préstamo.');

const chargeRule = (say: Say) =>
  say('The late charge stops on the day when you pay.', 'El recargo se detiene el día en que pagas.');

/** How often an extendable order can be extended, this time included. */
function extensionRule({ extensions }: Order, say: Say): string {
  const left = MAX_EXTENSIONS - extensions;
  return say(
    `Each extension adds ${EXTENSION_DAYS} days to your due date. ${left} ${left === 1 ? 'extension' : 'extensions'} left, this one included.`,
    `Cada extensión suma ${EXTENSION_DAYS} días a tu fecha de pago. Te ${left === 1 ? 'queda' : 'quedan'} ${left} ${left === 1 ? 'extensión' : 'extensiones'}, contando esta.`,
  );
}

export const newDateRule = (say: Say) =>
  say('The new date counts once the fee has been received.', 'La nueva fecha cuenta cuando recibamos el pago.');

/** A line of an overdue order. */
export const lateCharge = ({ penalty }: Order, say: Say) =>
  penalty > 0 ? [{ text: say('Late charge', 'Recargo por atraso'), value: penalty }] : [];

export function refuseUnpayable(order: Order): void {
  if (order.status === SETTLED) {
    throw new Refusal(CODES.notAllowed, 'This loan is already repaid', 'Este préstamo ya está pagado');
  }
  if (!isRepayable(order)) {
    throw new Refusal(CODES.notAllowed, 'This order has nothing to repay yet', 'Este préstamo aún no tiene pagos');
  }
}

export function refuseUnextendable(order: Order): void {
  if (isExtendable(order)) return;
  if (order.extensions >= MAX_EXTENSIONS) {
    throw new Refusal(
      CODES.notAllowed,
      `This loan has had its ${MAX_EXTENSIONS} extensions`,
      `Este préstamo ya tuvo sus ${MAX_EXTENSIONS} extensiones`,
    );
  }
  throw new Refusal(CODES.notAllowed, 'This order cannot be extended', 'Este préstamo no se puede extender');
}

export function refuseInvalidAmount(amount: number, owed: number): void {
  if (amount === owed) return;
  throw new Refusal(
    CODES.wrongAmount,
    'The amount is not what this order owes',
    'El monto no es el que se debe de este préstamo',
  );
}

async function channelGroups({ db, say }: Call, order: Order, requestType: number) {
  const channels = await allChannels(db);
  const codes = await issueVouchers(db, order, channels, requestType, 0);
  const ofKind = (kind: Channel['kind']) =>
    channels
      .filter((channel) => channel.kind === kind)
      .map((channel) => {
        const vCode = codes.get(channel.payCode) ?? '';
        const picture = { picture: `/pictures/code128/${vCode}.svg`, code: vCode, none: undefined }[channel.barcode];
        return {
          logo: channel.logo,
          desc: kind === 'bank' ? say(`${channel.name} transfer`, `Transferencia ${channel.name}`) : channel.name,
          payCode: channel.payCode,
          vCode,
          ...(picture === undefined ? {} : { BARcodeImg: picture }),
        };
      });
  return [
    { title: say('Cash in a store', 'Efectivo en tienda'), channels: ofKind('cash') },
    { title: say('Bank transfer', 'Transferencia bancaria'), channels: ofKind('bank') },
  ];
}

export const repay = [repaymentEndpoint, extensionEndpoint];
