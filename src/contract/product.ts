/** A product of the lender. Path and fields are assumed: the specification names the group `/v3/product` alone. */
import type * as v from 'valibot';
import { amount, at, line, listOf, record, text } from '../api/decode.ts';
import type { Call, CallDocument } from './call.ts';

const summaryFields = {
  id: at(text, 'productId'),
  product: { name: at(text, 'productName'), logo: at(text, 'productLogo') },
  about: at(text, 'productDesc'),
  tag: at(text, 'productTag'),
  amount,
  term: { periods: text, unit: at(text, 'termUnit') },
  rate: { value: at(text, 'loanRate'), label: at(text, 'ratemsg') },
};

export const productSummary = record(summaryFields);
export type ProductSummary = v.InferOutput<typeof productSummary>;

export const summaryExample = {
  productId: '101',
  productName: 'Préstamo Azul',
  productLogo: '/pictures/product-azul.svg',
  productDesc: 'Up to 7 days',
  productTag: 'New',
  amount: 345600,
  periods: 7,
  termUnit: '1',
  loanRate: '0.0065%',
  ratemsg: 'Daily rate',
} satisfies v.InferInput<typeof productSummary>;

export const product = {
  path: '/v3/product/product-detail',
  query: { productId: text },
  answer: record({ ...summaryFields, lines: at(listOf(line), 'details') }),
} satisfies Call;

export default {
  call: product,
  isAssumed: true,
  example: { ...summaryExample, details: [{ text: 'Interest', value: 157 }] },
} satisfies CallDocument<typeof product>;
