/** The promissory note of an order, or of a loan offer. */
import promissoryNote, { DRAFT } from '../../src/contract/promissory-note.ts';
import { brandOf } from '../../theme/brands.ts';
import { type Call, endpoint } from '../endpoint.ts';
import { costOf, DAY, dateForms, termDays, totalOf } from '../loan.ts';
import { findCoupon, findOrder, findProduct } from '../lookup.ts';

export const contract = endpoint(promissoryNote, async ({ orderNo }, call) => {
  const { product, ...loan } = await loanOf(orderNo, call);
  return {
    userName: call.borrower.name,
    productName: product.name,
    amount: loan.amount,
    bankNo: call.borrower.bankNo,
    daiDate: dateForms.milliseconds(loan.createdAt),
    // As it was signed: an extension does not change the note.
    planDate: dateForms.iso(loan.createdAt + termDays(product) * DAY),
    contractAmount: totalOf(loan),
    commission: loan.commission,
    Interest: loan.interest,
    IVA: loan.vat,
    giveAmount: loan.amount,
    userAddress: call.borrower.address,
    contractDate: dateForms.plain(loan.createdAt),
    company: brandOf(undefined).company,
  };
});

async function loanOf(orderNo: string, call: Call) {
  if (!orderNo.startsWith(DRAFT)) {
    const { order, product } = await findOrder(call, orderNo);
    return { ...order, product };
  }
  const product = await findProduct(call, orderNo.slice(DRAFT.length));
  const createdAt = call.now - call.ahead;
  const cost = costOf(product, product.reloadedAmount ?? product.amount, await findCoupon(call, product));
  return { ...cost, penalty: 0, createdAt, product };
}
