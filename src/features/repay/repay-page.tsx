/** Repayment: the amount, the due date, and the payment channels. */
import { useQuery } from '@tanstack/react-query';
import { AlreadyPaid } from '../../loan/already-paid';
import { Channels } from '../../loan/channels';
import { DueHero, useDueTone } from '../../loan/due-hero';
import { agreementOf, CustomerServiceButton, HelpCard } from '../../loan/help';
import { CollapsibleLines } from '../../loan/lines';
import { useOrderAction, useOrderKey } from '../../loan/order';
import { repaymentQuery } from '../../loan/repayment';
import { SavedVouchers } from '../../loan/saved-vouchers';
import { ServiceButton } from '../../loan/service-button';
import { NoticeBar } from '../../ui/card';
import { LoadedPage, Page } from '../../ui/page';

/** `requestType` of a voucher for a repayment. */
const REPAYMENT = '1';

export default function RepayPage() {
  const order = useOrderKey();
  const query = useQuery(repaymentQuery(order));
  const tone = useDueTone(query.data?.dueDate);
  const refusedAction = useOrderAction(order);

  return (
    <LoadedPage query={query} refusedAction={refusedAction} failureActions={<CustomerServiceButton />}>
      {({ amount, dueDate, product, lines, groups, notice }) => (
        <Page hero={<DueHero amount={amount} dueDate={dueDate} product={product} />} tone={tone}>
          <CollapsibleLines lines={lines} />
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
