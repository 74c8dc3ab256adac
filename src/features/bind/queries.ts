import { queryOptions } from '@tanstack/react-query';
import { formClient } from '../../api/client';
import { BIND_CARD_PATHS, boundCards } from './wire';

/** The borrower's bank cards. */
export const boundCardsQuery = () =>
  queryOptions({
    queryKey: ['bound-cards'],
    queryFn: ({ signal }) => formClient.get(BIND_CARD_PATHS.list, boundCards, {}, signal),
  });
