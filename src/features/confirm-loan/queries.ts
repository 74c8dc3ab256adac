import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { sendRead } from '../../api/client';
import type { Read } from '../../api/request';
import { offer } from './wire';

interface OfferKey {
  productId: string | undefined;
  /** The second question, after the server asked for time (`isType=1`). */
  reloaded: boolean;
}

export const offerRead = ({ productId, reloaded }: OfferKey): Read => ({
  client: 'form',
  path: '/v3/loan-confirm/loan-detail-confirm',
  query: { productId, isType: reloaded ? 1 : undefined },
});

/** The loan on offer for a product. */
export const offerQuery = (key: OfferKey) =>
  queryOptions({
    queryKey: ['offer', key.productId, key.reloaded],
    queryFn: ({ signal }) => sendRead(offerRead(key), offer, signal),
    // The first answer stays in sight while the second is on its way.
    placeholderData: keepPreviousData,
  });
