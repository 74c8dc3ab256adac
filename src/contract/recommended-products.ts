/** The products that the lender recommends. Path and fields are assumed. */
import * as v from 'valibot';
import { listOf, optional, record, text } from '../api/decode';
import type { Call, CallDocument } from './call';
import { productSummary } from './product';

export const recommendedProducts = {
  path: '/v3/product/recommend-list',
  query: { productId: optional(text) },
  answer: v.pipe(
    record({ list: listOf(productSummary) }),
    v.transform(({ list }) => list),
  ),
} satisfies Call;

export default {
  title: 'recommended products',
  call: recommendedProducts,
  methods: 'GET',
  isAssumed: true,
  notes: { productId: 'the product that the borrower comes from' },
  example: {
    list: [
      {
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
      },
    ],
  },
} satisfies CallDocument<typeof recommendedProducts>;
