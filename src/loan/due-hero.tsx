/** What is due on an order and until when: the head of both ways to repay. */
import { useIntl } from 'react-intl';
import { useMoney } from '../intl/values';
import { Hero } from '../ui/hero';
import { useDueFacts } from './due-facts';
import { Product } from './product';
import type { Repayment } from './repayment-wire';

export function DueHero({ amount, dueDate, product }: Pick<Repayment, 'amount' | 'dueDate' | 'product'>) {
  const intl = useIntl();
  const money = useMoney();
  return (
    <Hero
      product={<Product {...product} />}
      label={intl.formatMessage({ id: 'repay.amount' })}
      amount={amount === undefined ? undefined : money(amount)}
      facts={useDueFacts(dueDate)}
    />
  );
}
