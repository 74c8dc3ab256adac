import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readQuery } from '../../api/read-query';
import { firstRead } from '../../api/request';
import { screens } from '../../screens';
import { offer } from './wire';

interface OfferKey {
  productId: string | undefined;
  /** Whether this is the second load, after an offer whose amount was not final (`isType=1`). */
  reloaded: boolean;
}

/** The offer of a loan for a product. */
export const offerQuery = ({ productId, reloaded }: OfferKey) => {
  const { path, query } = firstRead(screens.confirmLoan.read, { productId });
  return queryOptions({
    ...readQuery({ path, query: { ...query, isType: reloaded ? 1 : undefined } }, offer),
    // Shows the first offer until the second one is loaded.
    placeholderData: keepPreviousData,
  });
};
