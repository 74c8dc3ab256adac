/** The order's due date, read from the repayment, because the order's answer has none. */
import { useQuery } from '@tanstack/react-query';
import { useDueFacts } from '../../loan/due-hero';
import { repaymentQuery } from '../../loan/repayment';
import type { OrderKey } from '../../paths';
import { Facts } from '../../ui/hero';

export default function DueDate({ orderKey }: { orderKey: OrderKey }) {
  const { data } = useQuery({ ...repaymentQuery(orderKey), meta: { quiet: true } });
  return <Facts facts={useDueFacts(data?.dueDate, true)} />;
}
