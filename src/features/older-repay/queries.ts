import { queryOptions } from '@tanstack/react-query';
import { jsonClient } from '../../api/client';
import { paymentMethods } from './wire';

/** The group of the older repayment's calls. */
export const OLDER_LOAN = '/api/v1/youmi/youmi-api/service/loan';

/**
 * The borrower's cards, and whether Alipay is offered. A POST used as a query; its errors have their own texts.
 * Each answer issues a new token, so it is not loaded again when the borrower returns from reading the code in a message.
 */
export const paymentMethodsQuery = (orderId: string | undefined) =>
  queryOptions({
    queryKey: ['ways-to-repay', orderId],
    meta: { quiet: true },
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) =>
      jsonClient.post(`${OLDER_LOAN}/repayment-way`, paymentMethods, {}, { query: { orderId }, signal }),
    refetchOnReconnect: ({ state }) => state.data === undefined,
  });
