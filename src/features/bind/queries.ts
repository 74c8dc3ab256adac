import { queryOptions } from '@tanstack/react-query';
import { formClient } from '../../api/client';
import { boundCards } from './wire';

/** The borrower's bank cards. */
export const boundCardsQuery = () =>
  queryOptions({
    queryKey: ['bound-cards'],
    queryFn: ({ signal }) => formClient.get('/v3/bind-card/bind-card-list', boundCards, {}, signal),
  });
