/** The extension by seven days: its fee, and the repayment after it. */
import extensionCall from '../../src/contract/extension.ts';
import { endpoint } from '../endpoint.ts';
import { CODES, Refusal } from '../envelope.ts';
import { DAY, dateForms, EXTENSION_DAYS, extensionFee, isExtendable, totalOf } from '../loan.ts';
import { findOrder } from '../lookup.ts';
import { EXTEND } from '../vouchers.ts';
import { channelGroups, newDateRule, refuseUnpayable } from './repay.ts';

export const extension = endpoint(extensionCall, async ({ orderId, productId }, call) => {
  const { say } = call;
  const { order, product } = await findOrder(call, orderId, productId);
  refuseUnpayable(order);
  if (!isExtendable(order)) {
    throw new Refusal(CODES.notAllowed, 'This order cannot be extended', 'Este préstamo no se puede extender');
  }
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
    note: say(
      `You can extend up to ${EXTENSION_DAYS} days at a time, three times in all.`,
      `Puedes extender hasta ${EXTENSION_DAYS} días cada vez, tres veces en total.`,
    ),
  };
});
