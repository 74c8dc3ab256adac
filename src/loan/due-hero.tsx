/** What is due on an order and until when: the head of both ways to repay. */
import { useIntl } from 'react-intl';
import { formatDate } from '../format/dates';
import { useMoney } from '../intl/values';
import { OneLine } from '../ui/figures';
import { Hero } from '../ui/hero';
import { CalendarIcon } from '../ui/icons';
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
      facts={
        dueDate === undefined
          ? []
          : [
              <>
                <CalendarIcon aria-hidden />
                <span>
                  {intl.formatMessage(
                    { id: 'repay.payBy' },
                    { date: <OneLine key="date">{formatDate(dueDate, 'day')}</OneLine> },
                  )}
                </span>
              </>,
            ]
      }
    />
  );
}
