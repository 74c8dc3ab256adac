import { queryOptions } from '@tanstack/react-query';
import { formClient } from '../../api/client';
import { PRODUCT_PATHS, productDetail, recommendedProducts } from './wire';

/** One product's terms. */
export const productQuery = (productId: string | undefined) =>
  queryOptions({
    queryKey: ['product', productId],
    queryFn: ({ signal }) => formClient.get(PRODUCT_PATHS.detail, productDetail, { productId }, signal),
  });

/** The recommended products; `productId` is the product that the borrower comes from. */
export const recommendedQuery = (productId: string | undefined) =>
  queryOptions({
    queryKey: ['recommended', productId],
    queryFn: ({ signal }) => formClient.get(PRODUCT_PATHS.recommended, recommendedProducts, { productId }, signal),
  });
