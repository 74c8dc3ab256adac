/** The voucher for paying at a store or in a bank's app. */

import { eq } from 'drizzle-orm';
import voucherCall from '../../src/contract/voucher.ts';
import { brandOf } from '../../theme/brands.ts';
import { endpoint } from '../endpoint.ts';
import { CODES, Refusal, type Say } from '../envelope.ts';
import { OVERDUE } from '../loan.ts';
import { findOrder } from '../lookup.ts';
import { type Channel, channels, type Order } from '../schema.ts';
import { EXTEND, issueVouchers, priceOf, SETTLE } from '../vouchers.ts';
import { newDateRule, paymentRule, refuseInvalidAmount, refuseUnextendable, refuseUnpayable } from './repay.ts';

const { company } = brandOf(undefined);

export const voucher = endpoint(voucherCall, async ({ orderId, productId, amount, payCode, requestType }, call) => {
  const { db, say } = call;
  const { order } = await findOrder(call, orderId, productId);
  refuseInvalid(order, requestType, amount);
  const channel = await db.query.channels.findFirst({ where: eq(channels.payCode, payCode) });
  if (channel === undefined) {
    throw new Refusal(CODES.notFound, 'Unknown way to pay', 'No conocemos ese medio de pago');
  }
  const vCode = (await issueVouchers(db, order, [channel], requestType, 1)).get(payCode) ?? '';
  const { intro, steps, fee, guide } = wordsFor(channel, say);
  const isExtension = requestType === EXTEND;
  return {
    topLogo: '/pictures/voucher-top.svg',
    repayDetail: {
      amount,
      repayTitle: isExtension
        ? say('Pay for the extension', 'Paga la extensión')
        : order.status === OVERDUE
          ? say('Pay as soon as you can', 'Paga lo antes que puedas')
          : say('Valid until your repayment date', 'Válido hasta tu fecha de pago'),
      repayDes: intro,
      ...(channel.kind === 'cash' && { repayCode: `/pictures/code128/${vCode}.svg` }),
      vCode,
      companyName: company,
    },
    dataList: [
      { title: say('How to pay', 'Cómo pagar'), content: steps.map((step, index) => `${index + 1}. ${step}`) },
      {
        title: say('Good to know', 'Ten en cuenta'),
        content: [fee, isExtension ? newDateRule(say) : paymentRule(say)],
      },
    ],
    imgList: guide,
    bottomLogo: '/pictures/voucher-bottom.svg',
  };
});

function refuseInvalid(order: Order, requestType: number, amount: number): void {
  if (requestType !== SETTLE && requestType !== EXTEND) {
    throw new Refusal(
      CODES.badInput,
      'The parameter requestType is not valid',
      'El parámetro requestType no es válido',
    );
  }
  refuseUnpayable(order);
  if (requestType === EXTEND) refuseUnextendable(order);
  refuseInvalidAmount(amount, priceOf(order, requestType));
}

function wordsFor({ kind, name }: Channel, say: Say) {
  if (kind === 'cash')
    return {
      intro: say(`At any ${name}, for the exact amount.`, `En cualquier ${name}, por el monto exacto.`),
      steps: [
        say(`Go to any ${name}.`, `Ve a cualquier ${name}.`),
        say('Tell the cashier that you pay a service.', 'Dile al cajero que vas a pagar un servicio.'),
        say('Show the barcode or read out the code.', 'Muestra el código de barras o dicta el código.'),
        say('Pay the exact amount and keep the receipt.', 'Paga el monto exacto y guarda tu comprobante.'),
      ],
      fee: say('The store may charge its own fee.', 'La tienda puede cobrar su propia comisión.'),
      guide: {
        title: say('Where to find us', 'Dónde encontrarnos'),
        eMail: 'https://pagos.prestamo-azul.example/tiendas',
        content: ['/pictures/guide-store.svg'],
      },
    };
  return {
    intro: say('From any bank, for the exact amount.', 'Desde cualquier banco, por el monto exacto.'),
    steps: [
      say(`Open the app of ${name} or of your bank.`, `Abre la app de ${name} o la de tu banco.`),
      say('Choose to transfer to another account.', 'Elige transferir a otra cuenta.'),
      say(
        `Paste the account number, type the exact amount, and see that it goes to ${company}`,
        `Pega la CLABE, escribe el monto exacto y revisa que llegue a ${company}`,
      ),
      say('Confirm and keep the tracking key.', 'Confirma y guarda la clave de rastreo.'),
    ],
    fee: say('Your bank may charge its own fee.', 'Tu banco puede cobrar su propia comisión.'),
    guide: {
      title: say('Keep your proof of payment', 'Guarda tu comprobante'),
      eMail: 'https://pagos.prestamo-azul.example/transferencias',
      content: ['/pictures/guide-receipt.svg'],
    },
  };
}
