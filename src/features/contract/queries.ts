import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { formClient } from '../../api/client';
import { promissoryNote } from './wire';

/** The promissory note of an order. */
export const promissoryNoteQuery = (orderNo: string | undefined) =>
  queryOptions({
    queryKey: ['promissoryNote', orderNo],
    queryFn: async ({ signal }) =>
      v.parse(promissoryNote, await formClient.get('/v3/loan-details/contract-detail', { orderNo }, signal)),
  });
