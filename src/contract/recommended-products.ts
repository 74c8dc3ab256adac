/** The products that the lender recommends. Path and fields are assumed. */
import * as v from 'valibot';
import { listOf, optional, record, text } from '../api/decode.ts';
import type { Call, CallDocument } from './call.ts';
import { productSummary, summaryExample } from './product.ts';

export const recommendedProducts = {
  path: '/v3/product/recommend-list',
  query: { productId: optional(text) },
  answer: v.pipe(
    record({ list: listOf(productSummary) }),
    v.transform(({ list }) => list),
  ),
} satisfies Call;

export default {
  call: recommendedProducts,
  isAssumed: true,
  notes: { productId: 'the product that the borrower comes from' },
  example: { list: [summaryExample] },
} satisfies CallDocument<typeof recommendedProducts>;
