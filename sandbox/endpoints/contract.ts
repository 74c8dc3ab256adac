/** The promissory note of an order, or of a loan offer (`draft-` and the product's id). */
import promissoryNote from '../../src/contract/promissory-note.ts';
import { type Call, endpoint } from '../endpoint.ts';
import { costOf, DAY, dateForms, termDays, totalOf } from '../loan.ts';
import { findCoupon, findOrder, findProduct } from '../lookup.ts';

const DRAFT = /^draft-(.+)$/;

export const contract = endpoint(promissoryNote, async ({ orderNo }, call) => {
  const { product, ...loan } = await loanOf(orderNo, call);
  return {
    userName: call.borrower.name,
    productName: product.name,
    amount: loan.amount,
    bankNo: call.borrower.bankNo,
    daiDate: dateForms.milliseconds(loan.createdAt),
    planDate: dateForms.iso(loan.dueAt),
    contractAmount: totalOf(loan),
    commission: loan.commission,
    Interest: loan.interest,
    IVA: loan.vat,
    giveAmount: loan.amount,
    userAddress: call.borrower.address,
    contractDate: dateForms.plain(loan.createdAt),
    company: 'Financiera Lago Azul, S.A. de C.V.',
  };
});

async function loanOf(orderNo: string, call: Call) {
  const draftOf = DRAFT.exec(orderNo)?.[1];
  if (draftOf === undefined) {
    const { order, product } = await findOrder(call, orderNo);
    return { ...order, product };
  }
  const product = await findProduct(call, draftOf);
  const createdAt = call.now - call.ahead;
  const dueAt = createdAt + termDays(product) * DAY;
  const cost = costOf(product, product.reloadedAmount ?? product.amount, await findCoupon(call, product));
  return { ...cost, penalty: 0, createdAt, dueAt, product };
}
