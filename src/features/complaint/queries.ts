import type { QueryClient } from '@tanstack/react-query';
import { readQuery } from '../../api/read-query';
import { firstRead } from '../../api/request';
import { screens } from '../../screens';
import { isAnswered } from './rules';
import { type Complaint, type ComplaintStart, complaintDetail, complaintList, complaintStart } from './wire';

/** Types, sub-types and the borrower's orders. */
export const complaintStartQuery = (own: { orderId: string | undefined }) =>
  readQuery(firstRead(screens.complaint.read, own), complaintStart);

/** Any cached answer of the start call; the titles are the same for every order. */
export function knownStart(client: QueryClient): ComplaintStart | undefined {
  const cached = client.getQueriesData<ComplaintStart>({ queryKey: [screens.complaint.read.path] });
  return cached.map(([, start]) => start).find((start) => start !== undefined);
}

/** The borrower's complaints, by the server's tabs. */
export const complaintListQuery = () => readQuery(firstRead(screens.complaintList.read, {}), complaintList);

/** One complaint with its answer. */
export const complaintDetailQuery = (own: { problemId: string | undefined }) =>
  readQuery(firstRead(screens.complaintDetail.read, own), complaintDetail);

/** The complaints whose details are cached, by the number in the request. */
export function knownDetails(client: QueryClient): { number: string; isAnswered: boolean }[] {
  const cached = client.getQueriesData<Complaint>({ queryKey: [screens.complaintDetail.read.path] });
  return cached.flatMap(([[, query], detail]) => {
    const { problemId: number } = query as { problemId?: string };
    return number !== undefined && detail !== undefined ? [{ number, isAnswered: isAnswered(detail) }] : [];
  });
}
