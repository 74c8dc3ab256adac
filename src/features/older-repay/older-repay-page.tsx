/** The older repayment: a bank card (with a code, where the bank asks for one) or Alipay (specification, section 4). */

import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { lastFour } from '../../format/digits';
import { type Amount, isPositive } from '../../format/money';
import { useMoney, useText } from '../../intl/text';
import { DueHero, useDueTone } from '../../loan/due-hero';
import { CollapsibleLines } from '../../loan/lines';
import { orderQuery, ownParameters, statusRow, useOrderAction } from '../../loan/order';
import { repaymentQuery } from '../../loan/repayment';
import { CustomerServiceButton, HelpCard } from '../../loan/service/help';
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
  const order = ownParameters('olderRepay', useParameters());
  return <OlderRepayment key={order.orderId} order={order} />;
}

function OlderRepayment({ order }: { order: OlderOrderKey }) {
  const formId = useId();
  const [accepted, setAccepted] = useState<AcceptedPayment>();
  // The repayment of a paid order is not loaded again, because it may not exist any more.
  const query = useQuery({ ...repaymentQuery(order), enabled: accepted === undefined });
  const { data } = query;
  const tone = useDueTone(data?.dueDate);
  const amount = isPositive(data?.amount) ? data.amount : undefined;
  const refusedAction = useOrderAction(order);
  const attempt = useAttempt(['payment', order.orderId]);
  const settled = useSettled(order, attempt);
  const payment = usePayment(order, amount, attempt, (paid) => {
    if (data !== undefined) setAccepted({ amount: paid, product: data.product, time: Date.now() });
  });
  const { pending, paymentMethods } = payment;

  const cards = (
    <Cards
      query={paymentMethods}
      order={order}
      chosen={payment.chosenCard}
      choose={payment.choose}
      short
      error={payment.error?.at === 'cards' ? payment.error.text : undefined}
      hasAction={pending !== undefined}
    />
  );

  if (accepted !== undefined) return <Paid order={order} payment={accepted} />;
  const unknown = (
    <Page>
      <UnknownPayment order={order} attempt={attempt} reopen={payment.reopen} />
    </Page>
  );
  if (settled) return unknown;
  return (
    <LoadedPage query={query} refusedAction={refusedAction} failureActions={<CustomerServiceButton />}>
      {(due) =>
        payment.isUnknown ? (
          unknown
        ) : (
          <Page
            hero={<DueHero {...due} />}
            tone={tone}
            bar={
              pending ? (
                <CodeBar payment={payment} formId={formId} variant={attempt.submitVariant} />
              ) : (
                <PayBar payment={payment} due={due.amount} variant={attempt.submitVariant} />
              )
            }
            busy={pending === undefined && paymentMethods.isLoading}
          >
            <AttemptNotice attempt={attempt} illustration={PAYMENT_UNKNOWN_SCENE}>
              <GoButton to={paths.order(order)} label="common.seeLoan" />
              <CustomerServiceButton />
            </AttemptNotice>
            {pending ? (
              <>
                <CodeCard payment={payment} formId={formId} resendAt={pending.resendAt} />
                {paymentMethods.isLoadingError && cards}
              </>
            ) : (
              <>
                <CollapsibleLines lines={due.lines} total={due.amount} />
                {cards}
                <AlipayCard payment={payment} disabled={amount === undefined || payment.paying} />
              </>
            )}
            {/* It would move when the cards arrive. */}
            {!paymentMethods.isLoading && <HelpCard orderId={order.orderId} />}
          </Page>
        )
      }
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
  const { cards, chosenCard, error, paying, opening } = payment;
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
      <Button
        variant={variant}
        onClick={payment.pay}
        busy={paying}
        disabled={!isPositive(due) || opening}
        note={note()}
      >
        {t('olderRepay.pay')}
      </Button>
    </ActionBar>
  );
}

function AlipayCard({ payment, disabled }: { payment: Payment; disabled: boolean }) {
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
