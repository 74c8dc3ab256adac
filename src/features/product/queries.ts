import { readQuery } from '../../api/read-query';
import { productDetail, recommendedProducts } from './wire';

/** One product's terms. */
export const productQuery = (productId: string | undefined) =>
  readQuery({ path: '/v3/product/product-detail', query: { productId } }, productDetail);

/** The recommended products; `productId` is the product that the borrower comes from. */
export const recommendedQuery = (productId: string | undefined) =>
  readQuery({ path: '/v3/product/recommend-list', query: { productId } }, recommendedProducts);
