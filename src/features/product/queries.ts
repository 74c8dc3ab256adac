/** The queries of products. */
import { readQuery } from '../../api/read-query';
import { product } from '../../contract/product';
import { recommendedProducts } from '../../contract/recommended-products';

export const productQuery = (productId: string | undefined) => readQuery(product, { productId });

/** The recommended products; `productId` is the product that the borrower comes from. */
export const recommendedQuery = (productId: string | undefined) => readQuery(recommendedProducts, { productId });
