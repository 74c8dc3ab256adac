import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readQuery } from '../../api/read-query';
import { type Complaint, complaintDetail } from '../../contract/complaint-detail';
import { type ComplaintTab, complaintList } from '../../contract/complaint-list';
import { type ComplaintStart, complaintStart } from '../../contract/complaint-start';
import { safeImage } from '../../platform/urls';

/** Whether the reply has a text, or an image that can be shown. */
export const isAnswered = ({ reply }: Pick<Complaint, 'reply'>): boolean =>
  reply.text !== undefined || reply.images.some((image) => safeImage(image) !== undefined);

export const complaintStartQuery = (own: { orderId: string | undefined }) => readQuery(complaintStart, own);

/** A cached answer of the start call that has this order; without an order each will do, because all have the same titles. */
export function knownStart(client: QueryClient, orderNo?: string): ComplaintStart | undefined {
  const cached = client.getQueriesData<ComplaintStart>({ queryKey: [complaintStart.path] });
  return cached
    .map(([, start]) => start)
    .find((start) => start && (orderNo === undefined || start.orders.some((order) => order.orderNo === orderNo)));
}

export const complaintListQuery = () => readQuery(complaintList, {});

/** ms for which another screen than the list takes what it says for current. */
const LIST_IS_CURRENT = 60_000;

/** The list on another screen than its own: loaded after the screen has shown its content. A failure is not shown. */
export function useListLater(): { tabs: readonly ComplaintTab[]; isPending: boolean } {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  const { data = [], isPending } = useQuery({
    ...complaintListQuery(),
    enabled: isShown,
    staleTime: LIST_IS_CURRENT,
    meta: { quiet: true },
  });
  return { tabs: data, isPending };
}

export const complaintDetailQuery = (own: { problemId: string | undefined }) => readQuery(complaintDetail, own);

/** The complaints whose details are cached, by the number in the request. */
export function knownDetails(client: QueryClient): { number: string; isAnswered: boolean }[] {
  const cached = client.getQueriesData<Complaint>({ queryKey: [complaintDetail.path] });
  return cached.flatMap(([[, values], detail]) => {
    const { problemId: number } = values as { problemId?: string };
    return number !== undefined && detail !== undefined ? [{ number, isAnswered: isAnswered(detail) }] : [];
  });
}
