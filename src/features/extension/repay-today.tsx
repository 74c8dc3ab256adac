/** The link to repay instead of extending, with the amount. Nothing is shown without the amount. */
import { useQuery } from '@tanstack/react-query';
import { useMoney, useText } from '../../intl/text';
import { repaymentQuery } from '../../loan/repayment';
import { type OrderKey, paths } from '../../paths';
import { LinkRow } from '../../ui/links/link-row';

export default function RepayToday({ order }: { order: OrderKey }) {
  const t = useText();
  const money = useMoney();
  const { data, isError, isPending } = useQuery({ ...repaymentQuery(order), meta: { quiet: true } });
  if (isPending) return null;
  // Where nothing is rendered, the page reserves its height.
  if (isError || data.amount === undefined) return <span />;
  return <LinkRow to={paths.repay(order)} name={t('extension.repayToday')} detail={money(data.amount)} />;
}
