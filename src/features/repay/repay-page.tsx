/** Repayment: the amount, the due date, and the payment channels. */
import { useQuery } from '@tanstack/react-query';
import { AlreadyPaid } from '../../loan/already-paid/already-paid';
import { AddToCalendar } from '../../loan/calendar/add-to-calendar';
import { Channels } from '../../loan/channels/channels';
import { DueHero, useDueTone } from '../../loan/due-hero';
import { CollapsibleLines } from '../../loan/lines';
import { useOrderAction, useOrderKey } from '../../loan/order';
import { repaymentAnswer, repaymentQuery } from '../../loan/repayment';
import { CustomerServiceButton, HelpCard } from '../../loan/service/help';
import { ServiceButton } from '../../loan/service/service-button';
import { useChannelVouchers } from '../../loan/vouchers/saved-vouchers';
import { REPAYMENT } from '../../loan/vouchers/voucher-rules';
import { onDemand } from '../../ui/on-demand';
import { Card, NoticeBar } from '../../ui/page/card';
import { LoadedPage, Page } from '../../ui/page/page';
import styles from './repay-page.module.css';

const HowToPay = onDemand(() => import('./how-to-pay'), { missing: () => <span /> });

export default function RepayPage() {
  const order = useOrderKey();
  const query = useQuery(repaymentQuery(order));
  const { saved, shownInstead } = useChannelVouchers({ query, order, answerOf: repaymentAnswer });
  const tone = useDueTone(query.data?.dueDate);
  const refusedAction = useOrderAction(order);

  return (
    <LoadedPage
      query={query}
      shownInstead={shownInstead}
      refusedAction={refusedAction}
      failureActions={<CustomerServiceButton />}
    >
      {({ amount, dueDate, product, lines, groups, notice }) => (
        <Page
          hero={
            <DueHero amount={amount} dueDate={dueDate} product={product}>
              <AddToCalendar amount={amount} dueDate={dueDate} orderId={order.orderId} />
            </DueHero>
          }
          tone={tone}
          amount={amount}
          bar={<ServiceButton />}
        >
          <CollapsibleLines lines={lines} total={amount} />
          <Channels
            groups={groups}
            amount={amount}
            order={order}
            requestType={REPAYMENT}
            saved={saved}
            error={query.error}
          />
          {notice !== undefined && <NoticeBar>{notice}</NoticeBar>}
          {groups?.some(({ channels }) => channels.length > 0) && (
            <Card>
              <div className={styles.later}>
                <HowToPay hasCode={saved.length > 0} />
              </div>
            </Card>
          )}
          <HelpCard orderId={order.orderId}>
            <AlreadyPaid order={order} />
          </HelpCard>
        </Page>
      )}
    </LoadedPage>
  );
}
