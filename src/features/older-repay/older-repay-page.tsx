/** The older repayment: a bank card (with a code, where the bank asks for one) or Alipay (specification, section 4). */
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { DueHero } from '../../loan/due-hero';
import { CollapsibleLines } from '../../loan/lines';
import { repaymentQuery } from '../../loan/repayment-queries';
import type { Repayment } from '../../loan/repayment-wire';
import { useOrderAction } from '../../loan/use-order-action';
import { useOrderKey } from '../../loan/use-order-key';
import type { OlderOrderKey } from '../../paths';
import { Card } from '../../ui/card';
import { HeroSkeleton } from '../../ui/hero';
import { LoadedPage, Page } from '../../ui/page';
import { useParameters } from '../../ui/use-go';
import { AlipayCard } from './alipay-card';
import { Cards } from './cards';
import { CodeBar, CodeCard } from './code-entry';
import { Outcome } from './outcome';
import { Paid, type Receipt } from './paid';
import { PayBar } from './pay-bar';
import { isPayable } from './rules';
import { usePayment } from './use-payment';

export default function OlderRepayPage() {
  const intl = useIntl();
  const order = { ...useOrderKey(), couponId: useParameters().get('couponId') };
  const [receipt, setReceipt] = useState<Receipt>();
  // A paid order may have nothing to repay: its repayment is not read again.
  const query = useQuery({ ...repaymentQuery(order), enabled: receipt === undefined });
  const refusedAction = useOrderAction(order);
  const title = intl.formatMessage({ id: 'olderRepay.title' });

  if (receipt !== undefined) {
    return <Paid title={title} order={order} receipt={receipt} />;
  }
  return (
    <LoadedPage
      query={query}
      title={title}
      refusedAction={refusedAction}
      skeleton={{ hero: <HeroSkeleton />, cards: [2, 2] }}
    >
      {(due) => <PaymentPage key={order.orderId} title={title} order={order} due={due} onPaid={setReceipt} />}
    </LoadedPage>
  );
}

interface PaymentPageProps {
  title: string;
  order: OlderOrderKey;
  due: Repayment;
  onPaid: (receipt: Receipt) => void;
}

function PaymentPage({ title, order, due, onPaid }: PaymentPageProps) {
  const formId = useId();
  const amount = isPayable(due.amount) ? due.amount : undefined;
  const payment = usePayment(order, amount, () => onPaid({ amount, product: due.product, time: Date.now() }));

  if (payment.stage === 'unknown') {
    return (
      <Page title={title}>
        <Outcome order={order} reopen={payment.reopen} />
      </Page>
    );
  }
  if (payment.awaited !== undefined) {
    return (
      <Page
        title={title}
        hero={<DueHero {...due} />}
        bar={<CodeBar payment={payment} amount={amount} formId={formId} />}
      >
        <CodeCard payment={payment} formId={formId} resendAt={payment.awaited.resendAt} />
      </Page>
    );
  }
  return (
    <Page
      title={title}
      hero={<DueHero {...due} />}
      bar={<PayBar payment={payment} amount={amount} />}
      busy={payment.ways.isLoading}
    >
      {due.lines.length > 0 && (
        <Card>
          <CollapsibleLines lines={due.lines} />
        </Card>
      )}
      <Cards query={payment.ways} order={order} chosen={payment.chosenCard} choose={payment.choose} short />
      <AlipayCard payment={payment} disabled={amount === undefined} />
    </Page>
  );
}
