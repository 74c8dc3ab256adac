/** The wire schemas of an offer and of its acceptance (contract, section 5: confirmation, push). */
import * as v from 'valibot';
import { amount, date, flag, line, listOf, record, text } from '../../api/decode';

export const offer = v.pipe(
  record({
    firstPayTime: date,
    amount,
    periods: text,
    termUnit: text,
    isNeedPop: flag,
    details: listOf(line),
    repay_plans: listOf(record({ title: text, amount, description: text, pay_time: date })),
    loanRate: text,
    ratemsg: text,
    amountDec: text,
    isNewContract: text,
    comProductLogo: text,
    comProductName: text,
    couNum: amount,
  }),
  v.transform((wire) => ({
    firstPayment: wire.firstPayTime,
    /** The amount that is paid out. */
    amount: wire.amount,
    amountNote: wire.amountDec,
    term: { periods: wire.periods, unit: wire.termUnit },
    /** Whether the amount is not final yet; the offer is loaded once more. */
    needsReload: wire.isNeedPop,
    lines: wire.details,
    plan: wire.repay_plans.map((part) => ({
      title: part.title,
      amount: part.amount,
      note: part.description,
      date: part.pay_time,
    })),
    rate: { value: wire.loanRate, label: wire.ratemsg },
    contractAddress: wire.isNewContract,
    product: { name: wire.comProductName, logo: wire.comProductLogo },
    coupon: wire.couNum,
  })),
);
export type Offer = v.InferOutput<typeof offer>;

export const acceptance = v.pipe(
  record({ lendDetailsUrl: text }),
  v.transform((wire) => ({ detailsAddress: wire.lendDetailsUrl })),
);
export type Acceptance = v.InferOutput<typeof acceptance>;
