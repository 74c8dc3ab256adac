import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { formClient } from '../../api/client';
import { BIND_CARD_PATHS, boundCards } from './wire';

/** The borrower's bank cards. */
export const boundCardsQuery = () =>
  queryOptions({
    queryKey: ['bound-cards'],
    queryFn: async ({ signal }) => v.parse(boundCards, await formClient.get(BIND_CARD_PATHS.list, {}, signal)),
  });
