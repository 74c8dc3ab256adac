import { queryOptions } from '@tanstack/react-query';
import { readQuery } from '../../api/read-query';
import { waysToRepay } from '../../contract/ways-to-repay';

/**
 * The borrower's cards, and whether Alipay is offered. A POST used as a query; its errors have their own texts.
 * Each answer issues a new token, so it is not loaded again when the borrower returns from reading the code in a message.
 */
export const paymentMethodsQuery = (orderId: string | undefined) =>
  queryOptions({
    ...readQuery(waysToRepay, { orderId }),
    meta: { quiet: true },
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => state.data === undefined,
  });
