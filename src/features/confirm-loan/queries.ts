/** The read of an offer, and the schemas of the answers to it and to its acceptance (contract, section 5: confirmation, push). */

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { amount, date, flag, line, listOf, record, text } from '../../api/decode';
import { readQuery } from '../../api/read-query';
import { firstRead } from '../../api/request';
import { screens } from '../../screens';

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

interface OfferKey {
  productId: string | undefined;
  /** Whether this is the second load, after an offer whose amount was not final (`isType=1`). */
  reloaded: boolean;
}

export const offerQuery = ({ productId, reloaded }: OfferKey) => {
  const { path, query } = firstRead(screens.confirmLoan.read, { productId });
  return queryOptions({
    ...readQuery({ path, query: { ...query, isType: reloaded ? 1 : undefined } }, offer),
    // Shows the first offer until the second one is loaded.
    placeholderData: keepPreviousData,
  });
};
