/** The older repayment: a bank card (with a code, where the bank asks for one) or Alipay (specification, section 4). */

import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import type { Repayment } from '../../contract/repayment';
import { lastFour } from '../../format/digits';
import { type Amount, isPositive } from '../../format/money';
import { useMoney, useText } from '../../intl/text';
import { DueHero, useDueTone } from '../../loan/due-hero';
import { CollapsibleLines } from '../../loan/lines';
import { orderQuery, statusRow, useOrderAction, useOrderKey } from '../../loan/order';
import { repaymentQuery } from '../../loan/repayment';
import { CustomerServiceButton } from '../../loan/service/help';
import { type OlderOrderKey, paths } from '../../paths';
import { ActionBar, Button, InlineError } from '../../ui/form/button';
import { GoButton } from '../../ui/links/go-button';
import { useParameters } from '../../ui/links/use-go';
import { Card } from '../../ui/page/card';
import { LoadedPage, Page } from '../../ui/page/page';
import { PAYMENT_UNKNOWN_SCENE } from '../../ui/picture/state-scenes';
import { AttemptNotice } from '../../ui/write/attempt-notice';
import { type Attempt, useAttempt } from '../../ui/write/use-submit';
import { Cards } from './cards';
import { CodeBar, CodeCard } from './code-entry';
import styles from './older-repay.module.css';
import { type AcceptedPayment, Paid, UnknownPayment } from './payment-result';
import { type Payment, usePayment } from './use-payment';

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
        <UnknownPayment order={order} attempt={attempt} reopen={() => undefined} />
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
  const formId = useId();
  const tone = useDueTone(due.dueDate);
  const amount = isPositive(due.amount) ? due.amount : undefined;
  const payment = usePayment(order, amount, attempt, (paid) =>
    onPaid({ amount: paid, product: due.product, time: Date.now() }),
  );
  const notice = (
    <AttemptNotice attempt={attempt} illustration={PAYMENT_UNKNOWN_SCENE}>
      <GoButton to={paths.order(order)} label="common.seeLoan" />
      <CustomerServiceButton />
    </AttemptNotice>
  );

  if (payment.isUnknown) {
    return (
      <Page>
        <UnknownPayment order={order} attempt={attempt} reopen={payment.reopen} />
      </Page>
    );
  }
  if (payment.pending) {
    return (
      <Page
        hero={<DueHero {...due} />}
        tone={tone}
        bar={<CodeBar payment={payment} formId={formId} variant={attempt.submitVariant} />}
      >
        {notice}
        <CodeCard payment={payment} formId={formId} resendAt={payment.pending.resendAt} />
      </Page>
    );
  }
  return (
    <Page
      hero={<DueHero {...due} />}
      tone={tone}
      bar={<PayBar payment={payment} due={due.amount} variant={attempt.submitVariant} />}
      busy={payment.paymentMethods.isLoading}
    >
      {notice}
      <CollapsibleLines lines={due.lines} total={due.amount} />
      <Cards query={payment.paymentMethods} order={order} chosen={payment.chosenCard} choose={payment.choose} short />
      <AlipayCard payment={payment} disabled={amount === undefined} />
    </Page>
  );
}

interface PayBarProps {
  payment: Payment;
  /** The amount due, as the server gave it. */
  due: Amount | undefined;
  variant: Attempt['submitVariant'];
}

/** The bar with the button that pays by card. Renders nothing without a card. */
function PayBar({ payment, due, variant }: PayBarProps) {
  const t = useText();
  const money = useMoney();
  const { cards, chosenCard, error, paying } = payment;
  if (cards.length === 0) return null;

  const note = () => {
    if (due === undefined || typeof due === 'string') return t('olderRepay.amountUnknown');
    if (!isPositive(due)) return t('olderRepay.noAmount');
    if (chosenCard === undefined) return t('olderRepay.chooseTitle');
    if (chosenCard.number === undefined) return money(due);
    return t('olderRepay.payWith', { amount: money(due), digits: lastFour(chosenCard.number) });
  };

  return (
    <ActionBar>
      {error?.at === 'bar' && <InlineError>{error.text}</InlineError>}
      <Button variant={variant} onClick={payment.pay} busy={paying} disabled={!isPositive(due)} note={note()}>
        {t('olderRepay.pay')}
      </Button>
    </ActionBar>
  );
}

interface AlipayCardProps {
  payment: Payment;
  disabled: boolean;
}

function AlipayCard({ payment, disabled }: AlipayCardProps) {
  const t = useText();
  const hintId = useId();
  const { paymentMethods, cards, error, opening } = payment;
  if (paymentMethods.data?.offersAlipay !== true) return null;
  return (
    <Card>
      <div className={styles.block}>
        <p id={hintId} className="muted">
          {t('olderRepay.alipayHint')}
        </p>
        {error?.at === 'alipay' && <InlineError>{error.text}</InlineError>}
        <Button
          variant={cards.length > 0 ? 'secondary' : 'primary'}
          onClick={payment.payByAlipay}
          busy={opening}
          disabled={disabled}
          aria-describedby={hintId}
        >
          {t('olderRepay.alipay')}
        </Button>
      </div>
    </Card>
  );
}
