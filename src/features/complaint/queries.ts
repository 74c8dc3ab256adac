import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { sendRead } from '../../api/client';
import type { Read } from '../../api/request';
import { isAnswered } from './rules';
import { type Complaint, type ComplaintStart, complaintDetail, complaintList, complaintStart } from './wire';

export const complaintStartRead = (orderId: string | undefined): Read => ({
  client: 'form',
  path: '/user-problem/problem-init',
  query: { orderId },
});

export const complaintListRead: Read = { client: 'form', path: '/user-problem/problem-list' };

export const complaintDetailRead = (problemId: string | undefined): Read => ({
  client: 'form',
  path: '/user-problem/problem-detail',
  query: { problemId },
});

/** Types, sub-types and the borrower's orders. */
export const complaintStartQuery = ({ orderId }: { orderId: string | undefined }) =>
  queryOptions({
    queryKey: ['complaint-start', orderId],
    queryFn: ({ signal }) => sendRead(complaintStartRead(orderId), complaintStart, signal),
  });

/** Any cached answer of the start call; the titles are the same for every order. */
export function knownStart(client: QueryClient): ComplaintStart | undefined {
  const cached = client.getQueriesData<ComplaintStart>({ queryKey: ['complaint-start'] });
  return cached.map(([, start]) => start).find((start) => start !== undefined);
}

/** The borrower's complaints, by the server's tabs. */
export const complaintListQuery = () =>
  queryOptions({
    queryKey: ['complaint-list'],
    queryFn: ({ signal }) => sendRead(complaintListRead, complaintList, signal),
  });

/** One complaint with its answer. */
export const complaintDetailQuery = ({ problemId }: { problemId: string | undefined }) =>
  queryOptions({
    queryKey: ['complaint-detail', problemId],
    queryFn: ({ signal }) => sendRead(complaintDetailRead(problemId), complaintDetail, signal),
  });

/** The complaints whose details are cached, by the number in the request. */
export function knownDetails(client: QueryClient): { number: string; isAnswered: boolean }[] {
  const cached = client.getQueriesData<Complaint>({ queryKey: ['complaint-detail'] });
  return cached.flatMap(([[, number], detail]) =>
    typeof number === 'string' && detail !== undefined ? [{ number, isAnswered: isAnswered(detail) }] : [],
  );
}
