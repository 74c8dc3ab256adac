/** Order details: where the loan stands, and what can be done now. */

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { callNative } from '../../host/bridge';
import { safeLink } from '../../host/urls';
import { AlreadyPaid } from '../../loan/already-paid';
import { HelpCard } from '../../loan/help-card';
import { Lines } from '../../loan/lines';
import { orderQuery } from '../../loan/order-queries';
import { statusRow, visibleLines } from '../../loan/order-status';
import type { Order } from '../../loan/order-wire';
import { Product } from '../../loan/product';
import { useOrderKey } from '../../loan/use-order-key';
import { VoucherCardsOnDemand } from '../../loan/voucher-cards-on-demand';
import { type OrderKey, paths } from '../../paths';
import { ActionBar, Button, ButtonRow } from '../../ui/button';
import { Card } from '../../ui/card';
import { HeroSkeleton } from '../../ui/hero';
import { OptionsIcon } from '../../ui/icons';
import { LinkCard } from '../../ui/link-card';
import { LoadedPage, Page } from '../../ui/page';
import { useBrand } from '../../ui/use-brand';
import { useGo } from '../../ui/use-go';
import { OrderDialogs } from './order-dialogs';
import styles from './order-page.module.css';
import { StatusHero } from './status-hero';

export default function OrderPage() {
  const intl = useIntl();
  const key = useOrderKey();
  const query = useQuery(orderQuery(key));
  const { appScheme } = useBrand();
  const title = intl.formatMessage({ id: 'order.title' });

  return (
    <LoadedPage query={query} title={title} skeleton={{ hero: <HeroSkeleton />, cards: [5] }}>
      {(order) => (
        <Page
          title={title}
          hero={<StatusHero order={order} orderKey={key} />}
          bar={<OrderActions order={order} orderKey={key} />}
        >
          <OrderBody order={order} />
          {!statusRow(order.status).isSettled && <VoucherCardsOnDemand orderId={key.orderId} />}
          {statusRow(order.status).canRepay && <AlreadyPaid order={key} />}
          <HelpCard orderId={key.orderId} agreement={safeLink(order.contractAddress, appScheme)} />
          <OrderDialogs orderId={key.orderId} order={order} />
        </Page>
      )}
    </LoadedPage>
  );
}

function OrderBody({ order }: { order: Order }) {
  const intl = useIntl();
  const row = statusRow(order.status);
  const lines = visibleLines(order.lines, row);
  const { appScheme } = useBrand();
  const market = row.showsMarket ? safeLink(order.marketAddress, appScheme) : undefined;
  const named = order.product.name !== undefined || order.product.logo !== undefined;
  if (!named && lines.length === 0 && !market) {
    return (
      <Card>
        <p className={styles.empty}>{intl.formatMessage({ id: 'order.emptyText' })}</p>
      </Card>
    );
  }
  return (
    <>
      {(named || lines.length > 0) && (
        <Card>
          {named && <Product {...order.product} background="card" />}
          {lines.length > 0 && <Lines lines={lines} />}
        </Card>
      )}
      {market && (
        <LinkCard
          url={market}
          icon={<OptionsIcon />}
          name={intl.formatMessage({ id: 'order.market' })}
          hint={intl.formatMessage({ id: 'order.marketHint' })}
        />
      )}
    </>
  );
}

interface OrderActionsProps {
  order: Order;
  orderKey: OrderKey;
}

function OrderActions({ order, orderKey }: OrderActionsProps) {
  const intl = useIntl();
  const go = useGo();
  const { canRepay, canBorrowAgain } = statusRow(order.status);
  if (canRepay) {
    return (
      <ActionBar>
        <ButtonRow>
          {order.canExtend && (
            <Button variant="secondary" onClick={() => go(paths.extension(orderKey))}>
              {intl.formatMessage({ id: 'order.extend' })}
            </Button>
          )}
          <Button onClick={() => go(paths.repay(orderKey))}>{intl.formatMessage({ id: 'order.repay' })}</Button>
        </ButtonRow>
      </ActionBar>
    );
  }
  if (!canBorrowAgain) return null;
  // The native home offers loans; a plain browser has the list of them here (contract, section 6).
  const borrowAgain = () => {
    if (!callNative('home')) go(paths.recommendList());
  };
  return (
    <ActionBar>
      <Button onClick={borrowAgain}>{intl.formatMessage({ id: 'order.borrowAgain' })}</Button>
    </ActionBar>
  );
}
