import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { jsonClient } from '../../api/client';
import { ways } from './wire';

/** The group of the older repayment's calls. */
export const OLDER_LOAN = '/api/v1/youmi/youmi-api/service/loan';

/**
 * The borrower's cards, and whether Alipay is offered. A POST that is read; its failures have words of their own.
 * Each answer opens a visit with a token of its own, so coming back from the messages with a code asks for none.
 */
export const waysQuery = (orderId: string | undefined) =>
  queryOptions({
    queryKey: ['ways-to-repay', orderId],
    meta: { quiet: true },
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) =>
      v.parse(ways, await jsonClient.post(`${OLDER_LOAN}/repayment-way`, {}, { query: { orderId }, signal })),
    refetchOnReconnect: ({ state }) => state.data === undefined,
  });
