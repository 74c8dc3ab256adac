import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { sendRead } from '../../api/client';
import type { Read } from '../../api/request';
import { offer } from './wire';

interface OfferKey {
  productId: string | undefined;
  /** Whether this is the second load, after an offer whose amount was not final (`isType=1`). */
  reloaded: boolean;
}

export const offerRead = ({ productId, reloaded }: OfferKey): Read => ({
  client: 'form',
  path: '/v3/loan-confirm/loan-detail-confirm',
  query: { productId, isType: reloaded ? 1 : undefined },
});

/** The offer of a loan for a product. */
export const offerQuery = (key: OfferKey) =>
  queryOptions({
    queryKey: ['offer', key.productId, key.reloaded],
    queryFn: ({ signal }) => sendRead(offerRead(key), offer, signal),
    // Shows the first offer until the second one is loaded.
    placeholderData: keepPreviousData,
  });
