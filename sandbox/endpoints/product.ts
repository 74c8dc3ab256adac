/** The lender's products: the detail and the recommendations. Paths and fields are assumed: the specification only names the group. */
import productCall from '../../src/contract/product.ts';
import recommendedProducts from '../../src/contract/recommended-products.ts';
import { endpoint } from '../endpoint.ts';
import type { Say } from '../envelope.ts';
import { costOf, DAILY_RATE_TEXT, totalOf } from '../loan.ts';
import { findProduct } from '../lookup.ts';
import { type Product, products } from '../schema.ts';

const detail = endpoint(productCall, async ({ productId }, call) => {
  const { say } = call;
  const product = await findProduct(call, productId);
  const cost = { ...costOf(product, product.amount, 0), penalty: 0 };
  return {
    ...summary(product, say),
    details: [
      { text: say('You receive', 'Recibes'), value: product.amount },
      { text: say('Interest', 'Intereses'), value: cost.interest },
      { text: say('Commission', 'Comisión'), value: cost.commission },
      { text: say('VAT', 'IVA'), value: cost.vat },
      { text: say('Total to repay', 'Total a pagar'), value: totalOf(cost) },
    ],
  };
});

const recommended = endpoint(recommendedProducts, async ({ productId }, { db, say }) => {
  const all = await db.query.products.findMany({ orderBy: products.id });
  // Leaves out the product that the borrower comes from.
  return { list: all.filter(({ id }) => id !== productId).map((product) => summary(product, say)) };
});

function summary(product: Product, say: Say) {
  return {
    productId: product.id,
    productName: product.name,
    productLogo: product.logo,
    productDesc:
      product.instalments === 1
        ? say('Repaid in one payment', 'Se paga en un solo pago')
        : say(`Repaid in ${product.instalments} payments`, `Se paga en ${product.instalments} pagos`),
    productTag: product.instalments > 1 ? say('In instalments', 'A plazos') : '',
    amount: product.reloadedAmount ?? product.amount,
    periods: product.periods,
    termUnit: product.termUnit,
    loanRate: DAILY_RATE_TEXT,
    ratemsg: say('Daily rate', 'Tasa diaria'),
  };
}

export const product = [detail, recommended];
