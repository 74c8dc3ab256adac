import { queryOptions } from '@tanstack/react-query';
import { formClient } from '../../api/client';
import { productDetail, recommendedProducts } from './wire';

/** One product's terms. */
export const productQuery = (productId: string | undefined) =>
  queryOptions({
    queryKey: ['product', productId],
    queryFn: ({ signal }) => formClient.get('/v3/product/product-detail', productDetail, { productId }, signal),
  });

/** The recommended products; `productId` is the product that the borrower comes from. */
export const recommendedQuery = (productId: string | undefined) =>
  queryOptions({
    queryKey: ['recommended', productId],
    queryFn: ({ signal }) => formClient.get('/v3/product/recommend-list', recommendedProducts, { productId }, signal),
  });
