/** Repayment: the amount, the due date, and the payment channels. */
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { AlreadyPaid } from '../../loan/already-paid';
import { Channels } from '../../loan/channels';
import { DueHero, useDueTone } from '../../loan/due-hero';
import { agreementOf, HelpCard } from '../../loan/help';
import { CollapsibleLines } from '../../loan/lines';
import { useOrderAction, useOrderKey } from '../../loan/order';
import { repaymentQuery } from '../../loan/repayment';
import { SavedVouchers } from '../../loan/saved-vouchers';
import { ServiceButton } from '../../loan/service-button';
import { Card, NoticeBar } from '../../ui/card';
import { HeroSkeleton } from '../../ui/hero';
import { LoadedPage, Page } from '../../ui/page';

/** `requestType` of a voucher for a repayment. */
const REPAYMENT = '1';

export default function RepayPage() {
  const intl = useIntl();
  const order = useOrderKey();
  const query = useQuery(repaymentQuery(order));
  const tone = useDueTone(query.data?.dueDate);
  const refusedAction = useOrderAction(order);
  const title = intl.formatMessage({ id: 'repay.title' });

  return (
    <LoadedPage
      query={query}
      title={title}
      refusedAction={refusedAction}
      skeleton={{ hero: <HeroSkeleton />, cards: [3, 2, 2] }}
    >
      {({ amount, dueDate, product, lines, groups, notice }) => (
        <Page title={title} hero={<DueHero amount={amount} dueDate={dueDate} product={product} />} tone={tone}>
          {lines.length > 0 && (
            <Card>
              <CollapsibleLines lines={lines} />
            </Card>
          )}
          {notice !== undefined && <NoticeBar>{notice}</NoticeBar>}
          <Channels groups={groups} amount={amount} order={order} requestType={REPAYMENT} />
          <SavedVouchers orderId={order.orderId} groups={groups} />
          <AlreadyPaid order={order} />
          <HelpCard orderId={order.orderId} agreement={agreementOf(order.orderId)} />
          <ServiceButton />
        </Page>
      )}
    </LoadedPage>
  );
}
