import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readQuery } from '../../api/read-query';
import { confirmation } from '../../contract/confirmation';

interface OfferKey {
  productId: string | undefined;
  /** Whether this is the second load, after an offer whose amount was not final (`isType=1`). */
  reloaded: boolean;
}

export const offerQuery = ({ productId, reloaded }: OfferKey) =>
  queryOptions({
    ...readQuery(confirmation, { productId, isType: reloaded ? 1 : undefined }),
    // Shows the first offer until the second one is loaded.
    placeholderData: keepPreviousData,
    // If it were removed after five minutes, the offer would be reloaded a second time.
    gcTime: Number.POSITIVE_INFINITY,
  });
