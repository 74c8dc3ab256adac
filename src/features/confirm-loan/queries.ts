import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { formClient } from '../../api/client';
import { offer } from './wire';

interface OfferKey {
  productId: string | undefined;
  /** The second question, after the server asked for time (`isType=1`). */
  reloaded: boolean;
}

/** The loan on offer for a product. */
export const offerQuery = ({ productId, reloaded }: OfferKey) =>
  queryOptions({
    queryKey: ['offer', productId, reloaded],
    queryFn: async ({ signal }) =>
      v.parse(
        offer,
        await formClient.get(
          '/v3/loan-confirm/loan-detail-confirm',
          { productId, isType: reloaded ? 1 : undefined },
          signal,
        ),
      ),
    // The first answer stays in sight while the second is on its way.
    placeholderData: keepPreviousData,
  });
