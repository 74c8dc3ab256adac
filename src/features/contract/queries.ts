import { queryOptions } from '@tanstack/react-query';
import { sendRead } from '../../api/client';
import type { Read } from '../../api/request';
import { promissoryNote } from './wire';

export const promissoryNoteRead = (orderNo: string | undefined): Read => ({
  client: 'form',
  path: '/v3/loan-details/contract-detail',
  query: { orderNo },
});

/** The promissory note of an order. */
export const promissoryNoteQuery = (orderNo: string | undefined) =>
  queryOptions({
    queryKey: ['promissoryNote', orderNo],
    queryFn: ({ signal }) => sendRead(promissoryNoteRead(orderNo), promissoryNote, signal),
  });
