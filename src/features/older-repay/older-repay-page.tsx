/** The older repayment: a bank card (with a code, where the bank asks for one) or Alipay (specification, section 4). */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { DueHero, useDueTone } from '../../loan/due-hero';
import { CollapsibleLines } from '../../loan/lines';
import { orderQuery, statusRow, useOrderAction, useOrderKey } from '../../loan/order';
import { type Repayment, repaymentQuery } from '../../loan/repayment';
import { CustomerServiceButton } from '../../loan/service/help';
import { type OlderOrderKey, paths } from '../../paths';
import { Button } from '../../ui/form/button';
import { useGo, useParameters } from '../../ui/links/use-go';
import { LoadedPage, Page } from '../../ui/page/page';
import { AttemptNotice } from '../../ui/write/attempt-notice';
import { type Attempt, useAttempt } from '../../ui/write/use-attempt';
import { Cards } from './cards';
import { CodeBar, CodeCard } from './code-entry';

import { AlipayCard, PayBar } from './payment-buttons';
import { type AcceptedPayment, Paid, UnknownPayment } from './payment-result';
import { isPayable } from './rules';
import { usePayment } from './use-payment';

export default function OlderRepayPage() {
  const order = { ...useOrderKey(), couponId: useParameters().get('couponId') };
  const [accepted, setAccepted] = useState<AcceptedPayment>();
  // The repayment of a paid order is not loaded again, because it may not exist any more.
  const query = useQuery({ ...repaymentQuery(order), enabled: accepted === undefined });
  const refusedAction = useOrderAction(order);
  const attempt = useAttempt(['payment', order.orderId]);
  const settled = useSettled(order, attempt);

  if (accepted !== undefined) return <Paid order={order} payment={accepted} />;
  if (settled) {
    return (
      <Page>
        <UnknownPayment order={order} reopen={() => undefined} />
      </Page>
    );
  }
  return (
    <LoadedPage query={query} refusedAction={refusedAction} failureActions={<CustomerServiceButton />}>
      {(due) => <PaymentPage key={order.orderId} order={order} due={due} attempt={attempt} onPaid={setAccepted} />}
    </LoadedPage>
  );
}

/** Checks whether an earlier payment without an answer was received. Uses the order, because the repay call refuses settled orders. */
function useSettled(order: OlderOrderKey, { earlier, markCarriedOut }: Attempt): boolean {
  const enabled = earlier.length > 0;
  const { data, isFetchedAfterMount } = useQuery({ ...orderQuery(order), enabled });
  const settled = enabled && isFetchedAfterMount && statusRow(data?.status).isSettled;
  const open = earlier.filter(({ arrivedAt }) => arrivedAt === undefined);

  useEffect(() => {
    if (settled && open.length > 0) void markCarriedOut(open);
  });
  return settled;
}

interface PaymentPageProps {
  order: OlderOrderKey;
  due: Repayment;
  attempt: Attempt;
  onPaid: (payment: AcceptedPayment) => void;
}

function PaymentPage({ order, due, attempt, onPaid }: PaymentPageProps) {
  const intl = useIntl();
  const go = useGo();
  const formId = useId();
  const tone = useDueTone(due.dueDate);
  const amount = isPayable(due.amount) ? due.amount : undefined;
  const payment = usePayment(order, amount, attempt, () => onPaid({ amount, product: due.product, time: Date.now() }));
  const notice = (
    <AttemptNotice attempt={attempt}>
      <Button variant="secondary" onClick={() => go(paths.order(order))}>
        {intl.formatMessage({ id: 'common.seeLoan' })}
      </Button>
      <CustomerServiceButton />
    </AttemptNotice>
  );

  if (payment.state.step === 'unknown') {
    return (
      <Page>
        <UnknownPayment order={order} reopen={payment.reopen} />
      </Page>
    );
  }
  if (payment.state.step === 'code') {
    return (
      <Page hero={<DueHero {...due} />} tone={tone} bar={<CodeBar payment={payment} amount={amount} formId={formId} />}>
        {notice}
        <CodeCard payment={payment} formId={formId} resendAt={payment.state.pending.resendAt} />
      </Page>
    );
  }
  return (
    <Page
      hero={<DueHero {...due} />}
      tone={tone}
      bar={<PayBar payment={payment} due={due.amount} />}
      busy={payment.paymentMethods.isLoading}
    >
      {notice}
      <CollapsibleLines lines={due.lines} />
      <Cards query={payment.paymentMethods} order={order} chosen={payment.chosenCard} choose={payment.choose} short />
      <AlipayCard payment={payment} disabled={amount === undefined} />
    </Page>
  );
}
