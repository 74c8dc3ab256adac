/** Shown after an accepted payment: the amount, the time, and a link to the order. */
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { formatDate } from '../../format/dates';
import type { Amount } from '../../format/money';
import { withSession } from '../../host/session';
import { useMoney } from '../../intl/values';
import { Product } from '../../loan/product';
import type { Repayment } from '../../loan/repayment-wire';
import { type OlderOrderKey, paths } from '../../paths';
import { ActionBar, Button } from '../../ui/button';
import { Hero } from '../../ui/hero';
import { CalendarIcon } from '../../ui/icons';
import { Page } from '../../ui/page';
import { StateView } from '../../ui/state-view';

export interface Receipt {
  amount: Amount | undefined;
  product: Repayment['product'];
  /** When the answer arrived, in epoch milliseconds. */
  time: number;
}

interface PaidProps {
  title: string;
  order: OlderOrderKey;
  receipt: Receipt;
}

export function Paid({ title, order, receipt: { amount, product, time } }: PaidProps) {
  const intl = useIntl();
  const money = useMoney();
  const navigate = useNavigate();
  // Replaces the payment in the history, so that Back does not return to it.
  const showOrder = () => void navigate(withSession(paths.order(order)), { replace: true });
  return (
    <Page
      title={title}
      hero={
        <Hero
          product={<Product {...product} />}
          label={intl.formatMessage({ id: 'olderRepay.paidAmount' })}
          amount={amount === undefined ? undefined : money(amount)}
          facts={[
            <>
              <CalendarIcon aria-hidden />
              {formatDate(time, 'time')}
            </>,
          ]}
        />
      }
      bar={
        <ActionBar>
          <Button onClick={showOrder}>{intl.formatMessage({ id: 'common.seeLoan' })}</Button>
        </ActionBar>
      }
    >
      <StateView
        role="status"
        illustration="done"
        title={intl.formatMessage({ id: 'olderRepay.paid' })}
        text={intl.formatMessage({ id: 'olderRepay.paidText' })}
      />
    </Page>
  );
}
