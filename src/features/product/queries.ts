/**
 * The reads of products, and the schemas of their answers. All of them are assumed: the specification names the group
 * `/v3/product`, but neither its paths nor its fields.
 */
import * as v from 'valibot';
import { amount, line, listOf, record, text } from '../../api/decode';
import { readQuery } from '../../api/read-query';

const summaryFields = {
  productId: text,
  productName: text,
  productLogo: text,
  productDesc: text,
  productTag: text,
  amount,
  periods: text,
  termUnit: text,
  loanRate: text,
  ratemsg: text,
};

const wireSummary = record(summaryFields);

function readSummary(wire: v.InferOutput<typeof wireSummary>) {
  return {
    id: wire.productId,
    product: { name: wire.productName, logo: wire.productLogo },
    about: wire.productDesc,
    tag: wire.productTag,
    amount: wire.amount,
    term: { periods: wire.periods, unit: wire.termUnit },
    rate: { value: wire.loanRate, label: wire.ratemsg },
  };
}

export type ProductSummary = ReturnType<typeof readSummary>;

export const productDetail = v.pipe(
  record({ ...summaryFields, details: listOf(line) }),
  v.transform((wire) => ({ ...readSummary(wire), lines: wire.details })),
);

export const recommendedProducts = v.pipe(
  record({ list: listOf(wireSummary) }),
  v.transform(({ list }) => list.map(readSummary)),
);

export const productQuery = (productId: string | undefined) =>
  readQuery({ path: '/v3/product/product-detail', query: { productId } }, productDetail);

/** The recommended products; `productId` is the product that the borrower comes from. */
export const recommendedQuery = (productId: string | undefined) =>
  readQuery({ path: '/v3/product/recommend-list', query: { productId } }, recommendedProducts);
