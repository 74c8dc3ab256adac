/**
 * The link to repay instead of extending, with the amount and the due date. Without an amount it is the link to the loan, because
 * the channels below must not move under a finger.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRefusal } from '../../api/failure';
import { useMoney, useText } from '../../intl/text';
import { useDueText } from '../../loan/due-hero';
import { repaymentQuery } from '../../loan/repayment';
import type { PaymentAnswer } from '../../loan/vouchers/voucher-rules';
import { type OrderKey, paths } from '../../paths';
import { LinkRow } from '../../ui/links/link-row';

interface RepayTodayProps {
  order: OrderKey;
  /** Called with the due date of the loan, which this read gives. */
  onDueDate: (dueDate: PaymentAnswer['dueDate']) => void;
}

export default function RepayToday({ order, onDueDate }: RepayTodayProps) {
  const t = useText();
  const money = useMoney();
  const { data, error, isLoading } = useQuery({ ...repaymentQuery(order), meta: { quiet: true } });
  useEffect(() => onDueDate(data?.dueDate), [data, onDueDate]);
  const dueDate = useDueText(data?.dueDate, { ahead: 'extension.due', past: 'repay.wasDue' });
  if (isLoading) return null;
  if (isRefusal(error) || data?.amount === undefined || Number(data.amount) <= 0) {
    return <LinkRow to={paths.order(order)} name={t('common.seeLoan')} />;
  }
  return (
    <LinkRow to={paths.repay(order)} name={t('extension.repayToday')} detail={money(data.amount)} hint={dueDate} />
  );
}
