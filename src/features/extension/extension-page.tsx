/** Repayment extension: the fee, the new due date, the new plan, and the payment channels. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChannelGroup } from '../../contract/channel';
import type { Extension } from '../../contract/extension';
import { type Translate, useText } from '../../intl/text';
import { AddToCalendar } from '../../loan/calendar/add-to-calendar';
import { Channels } from '../../loan/channels/channels';
import { useDateFacts } from '../../loan/due-hero';
import { Lines } from '../../loan/lines';
import { useOrderAction, useOrderKey } from '../../loan/order';
import { Plan } from '../../loan/plan';
import { Product } from '../../loan/product';
import { extensionAnswer, extensionQuery } from '../../loan/repayment';
import { CustomerServiceButton, HelpCard } from '../../loan/service/help';
import { ServiceButton } from '../../loan/service/service-button';
import { useChannelVouchers } from '../../loan/vouchers/saved-vouchers';
import { EXTENSION, type PaymentAnswer } from '../../loan/vouchers/voucher-rules';
import { onDemand, showNothing } from '../../ui/on-demand';
import { Card, NoticeBar } from '../../ui/page/card';
import { Hero } from '../../ui/page/hero';
import { LoadedPage, Page } from '../../ui/page/page';
import { LongText } from '../../ui/text/long-text';
import styles from './extension-page.module.css';
import { hasNewDate, paymentsOf } from './rules';

const RepayToday = onDemand(() => import('./repay-today'), { missing: showNothing });

export default function ExtensionPage() {
  const t = useText();
  const order = useOrderKey();
  const query = useQuery(extensionQuery(order));
  // If the due date has moved, a saved code is paid. The extension does not give that date.
  const [dueDate, setDueDate] = useState<PaymentAnswer['dueDate']>();
  const answerOf = (found: Extension) => ({ ...extensionAnswer(found), dueDate });
  const { saved, shownInstead } = useChannelVouchers({ query, order, answerOf });
  const refusedAction = useOrderAction(order);
  const newDateFacts = useDateFacts(query.data?.newDueDate, 'extension.newDate');

  return (
    <LoadedPage
      query={query}
      shownInstead={shownInstead}
      refusedAction={refusedAction}
      failureActions={<CustomerServiceButton />}
    >
      {({ fee, newDueDate, product, plan, groups, notice, note }) => (
        <Page
          hero={
            <Hero
              product={<Product {...product} />}
              label={canPay(groups) ? t('extension.payToday') : feeLabel(fee, t)}
              amount={fee.amount}
              note={canPay(groups) ? feeLabel(fee, t) : t('channels.emptyTitle')}
              facts={newDateFacts}
            >
              {/* If the plan has the new date, its payment has this link. */}
              {canPay(groups) && !hasNewDate({ newDueDate, plan }) && (
                <AddToCalendar dueDate={newDueDate} orderId={order.orderId} isExtended />
              )}
            </Hero>
          }
          amount={fee.amount}
          bar={<ServiceButton />}
        >
          <Card>
            <p className={styles.stillOwed}>{t('extension.stillOwed')}</p>
            {note !== undefined && <LongText className={styles.note}>{note}</LongText>}
            <BothPayments fee={fee} newDueDate={newDueDate} plan={plan} />
            {/* Keeps the height of the row, so that nothing moves when it arrives. */}
            <div className={styles.repayToday}>
              <RepayToday order={order} onDueDate={setDueDate} />
            </div>
          </Card>
          {/* What the borrower must know before choosing a channel. */}
          {notice !== undefined && <NoticeBar>{notice}</NoticeBar>}
          <Channels
            groups={groups}
            amount={fee.amount}
            order={order}
            requestType={EXTENSION}
            saved={saved}
            error={query.error}
          />
          {plan.length > 0 && (
            <Card title={t('extension.plan')}>
              <Plan instalments={plan} orderId={order.orderId} hasCalendar={canPay(groups)} isExtended />
            </Card>
          )}
          <HelpCard orderId={order.orderId} />
        </Page>
      )}
    </LoadedPage>
  );
}

const feeLabel = ({ label }: Extension['fee'], t: Translate) => label ?? t('extension.amount');

/** Without a channel there is no new due date to be noted. */
const canPay = (groups: readonly ChannelGroup[] = []) => groups.some(({ channels }) => channels.length > 0);

/** What is paid on the new due date, and the sum with the fee, which the hero has; if the answer has both. */
function BothPayments(extension: Parameters<typeof paymentsOf>[0]) {
  const t = useText();
  const payments = paymentsOf(extension);
  if (payments === undefined) return null;
  return (
    <Lines
      hasTotal
      lines={[
        { label: t('extension.payLater'), value: payments.later },
        { label: t('extension.payBoth'), value: payments.both },
      ]}
    />
  );
}
