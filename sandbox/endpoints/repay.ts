/** What is due on an order, and the channels to pay it. */
import repayment from '../../src/contract/repayment.ts';
import { type Call, endpoint } from '../endpoint.ts';
import { CODES, Refusal, type Say } from '../envelope.ts';
import { dateForms, isRepayable, totalOf } from '../loan.ts';
import { allChannels, findOrder } from '../lookup.ts';
import type { Channel, Order } from '../schema.ts';
import { issueVouchers, SETTLE } from '../vouchers.ts';

export const repay = endpoint(repayment, async ({ orderId, productId }, call) => {
  const { say } = call;
  const { order, product } = await findOrder(call, orderId, productId);
  refuseUnpayable(order);
  const groups = await channelGroups(call, order, SETTLE);
  return {
    repayAmount: totalOf(order),
    productName: product.name,
    repayDate: dateForms.plain(order.dueAt),
    productLogo: product.logo,
    detail: withLateCharge(call, order, [
      { text: say('Amount received', 'Monto recibido'), value: order.amount },
      { text: say('Interest', 'Intereses'), value: order.interest },
      { text: say('Commission', 'Comisión'), value: order.commission },
      { text: say('VAT', 'IVA'), value: order.vat },
      { text: say('Order number', 'Número de préstamo'), value: order.id },
    ]),
    repayList: groups.map(({ title, channels }) => ({ reviewer: title, channels })),
    noticeMsg: paymentRule(say),
  };
});

export const paymentRule = (say: Say) =>
  say('A payment shows here by the next business day.', 'Un pago se refleja aquí a más tardar el siguiente día hábil.');

export const newDateRule = (say: Say) =>
  say('The new date counts once the fee has been received.', 'La nueva fecha cuenta cuando recibamos el pago.');

/** The first line of an overdue order, which a screen that shows only two lines at first shows, too. */
export function withLateCharge<Line>({ say }: Pick<Call, 'say'>, { penalty }: Order, lines: readonly Line[]) {
  const charge = { text: say('Late charge', 'Recargo por atraso'), value: penalty };
  return penalty > 0 ? [charge, ...lines] : [...lines, charge];
}

export function refuseUnpayable(order: Order): void {
  if (order.status === 200) {
    throw new Refusal(CODES.notAllowed, 'This loan is already repaid', 'Este préstamo ya está pagado');
  }
  if (!isRepayable(order)) {
    throw new Refusal(CODES.notAllowed, 'This order has nothing to repay yet', 'Este préstamo aún no tiene pagos');
  }
}

export function refuseInvalidAmount(amount: number, owed: number): void {
  if (amount === owed) return;
  throw new Refusal(
    CODES.wrongAmount,
    'The amount is not what this order owes',
    'El monto no es el que se debe de este préstamo',
  );
}

/** The channels by kind, each with its voucher's code. */
export async function channelGroups({ db, say }: Call, order: Order, requestType: number) {
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
