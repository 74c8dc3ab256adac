/** The voucher for paying at a store or in a bank's app. */
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { type Call, endpoint, idText, optionalId, wholeNumber } from '../endpoint.ts';
import { CODES, Refusal, type Say } from '../envelope.ts';
import { isExtendable } from '../loan.ts';
import { findOrder } from '../lookup.ts';
import { type Channel, channels, type Order } from '../schema.ts';
import { EXTEND, issueVouchers, priceOf, SETTLE } from '../vouchers.ts';
import { refuseUnpayable } from './repay.ts';

const COMPANY = 'Financiera Lago Azul, S.A. de C.V.';

const generate = endpoint(
  '/v3/loan-details/generate-vcode',
  v.object({
    orderId: idText,
    productId: optionalId,
    amount: wholeNumber,
    payCode: idText,
    requestType: wholeNumber,
  }),
  async ({ orderId, productId, amount, payCode, requestType }, call) => {
    const { db, say } = call;
    const { order } = await findOrder(call, orderId, productId);
    refuseInvalid(call, order, requestType, amount);
    const channel = await db.query.channels.findFirst({ where: eq(channels.payCode, payCode) });
    if (channel === undefined) {
      throw new Refusal(CODES.notFound, say('Unknown way to pay', 'No conocemos esa forma de pago'));
    }
    const vCode = (await issueVouchers(db, order, [channel], requestType, 1)).get(payCode) ?? '';
    return {
      topLogo: '/pictures/voucher-top.svg',
      repayDetail: {
        amount,
        repayTitle:
          requestType === EXTEND
            ? say('Extension fee to pay', 'Costo de la extensión')
            : say('Total to pay', 'Total a pagar'),
        repayDes:
          channel.kind === 'cash'
            ? say(
                `Show this code at ${channel.name} before your repayment date.`,
                `Muestra este código en ${channel.name} antes de tu fecha de pago.`,
              )
            : say(
                `Pay with this code in the app of ${channel.name} before your repayment date.`,
                `Paga con este código en la app de ${channel.name} antes de tu fecha de pago.`,
              ),
        repayCode: `/pictures/code128/${vCode}.svg`,
        vCode,
        companyName: COMPANY,
      },
      dataList: sections(channel, say),
      imgList: {
        title: say('Where to find us', 'Dónde encontrarnos'),
        eMail: 'https://pagos.lago-azul.example/tiendas',
        content: ['/pictures/guide-counter.svg', '/pictures/guide-receipt.svg'],
      },
      bottomLogo: '/pictures/voucher-bottom.svg',
    };
  },
);

function refuseInvalid(call: Call, order: Order, requestType: number, amount: number): void {
  const { say } = call;
  if (requestType !== SETTLE && requestType !== EXTEND) {
    throw new Refusal(
      CODES.badInput,
      say('The parameter requestType is not valid', 'El parámetro requestType no es válido'),
    );
  }
  refuseUnpayable(call, order);
  if (requestType === EXTEND && !isExtendable(order)) {
    throw new Refusal(CODES.notAllowed, say('This order cannot be extended', 'Este préstamo no se puede extender'));
  }
  if (amount !== priceOf(order, requestType)) {
    throw new Refusal(
      CODES.wrongAmount,
      say('The amount is not what this order owes', 'El monto no es el que se debe de este préstamo'),
    );
  }
}

function sections(channel: Channel, say: Say) {
  const steps =
    channel.kind === 'cash'
      ? [
          say(`1. Go to any ${channel.name}.`, `1. Ve a cualquier ${channel.name}.`),
          say('2. Tell the cashier that you pay a service.', '2. Dile al cajero que vas a pagar un servicio.'),
          say('3. Show the barcode or read out the code.', '3. Muestra el código de barras o dicta el código.'),
          say('4. Pay the exact amount and keep the receipt.', '4. Paga el monto exacto y guarda tu recibo.'),
        ]
      : [
          say(
            `1. Open the app of ${channel.name} or of your bank.`,
            `1. Abre la app de ${channel.name} o la de tu banco.`,
          ),
          say('2. Choose to pay a service.', '2. Elige pagar un servicio.'),
          say('3. Type the code and the exact amount.', '3. Escribe el código y el monto exacto.'),
          say('4. Confirm and keep the tracking key.', '4. Confirma y guarda la clave de rastreo.'),
        ];
  return [
    { title: say('How to pay', 'Cómo pagar'), content: steps },
    {
      title: say('Good to know', 'Ten en cuenta'),
      content: [
        channel.kind === 'cash'
          ? say('The store may charge its own fee.', 'La tienda puede cobrar su propia comisión.')
          : say('Your bank may charge its own fee.', 'Tu banco puede cobrar su propia comisión.'),
        say('The payment shows by the next business day.', 'El pago se refleja a más tardar el siguiente día hábil.'),
      ],
    },
  ];
}

export const voucher = [generate];
