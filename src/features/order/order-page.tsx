/** Order details: the status of the loan, and the available actions. */
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { callNative } from '../../host/bridge';
import { safeLink } from '../../host/urls';
import { AlreadyPaid } from '../../loan/already-paid';
import { CustomerServiceButton, HelpCard } from '../../loan/help';
import { Lines } from '../../loan/lines';
import { type Order, orderQuery, statusRow, useOrderKey, visibleLines } from '../../loan/order';
import { Product } from '../../loan/product';
import { SavedVouchers } from '../../loan/saved-vouchers';
import { type OrderKey, paths } from '../../paths';
import { ActionBar, Button, ButtonRow } from '../../ui/button';
import { Card } from '../../ui/card';
import { wholeDates } from '../../ui/figures';
import { OptionsIcon } from '../../ui/icons';
import { Illustration } from '../../ui/illustration';
import { LinkRow } from '../../ui/link-row';
import { leftOut, onDemand } from '../../ui/on-demand';
import { LoadedPage, Page } from '../../ui/page';
import { useBrand } from '../../ui/use-brand';
import { useGo } from '../../ui/use-go';
import { OrderDialogs } from './order-dialogs';
import styles from './order-page.module.css';

export default function OrderPage() {
  const key = useOrderKey();
  const query = useQuery(orderQuery(key));
  const { appScheme } = useBrand();

  return (
    <LoadedPage query={query} pullToRefresh failureActions={<CustomerServiceButton />}>
      {(order) => (
        <Page
          hero={<StatusHero order={order} orderKey={key} />}
          tone={statusRow(order.status).tone}
          bar={<OrderActions order={order} orderKey={key} />}
        >
          <OrderBody order={order} />
          {!statusRow(order.status).isSettled && <SavedVouchers orderId={key.orderId} />}
          {statusRow(order.status).action === 'repay' && <AlreadyPaid order={key} />}
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
          {named && <Product {...order.product} isInCard />}
          {lines.length > 0 && <Lines lines={lines} />}
        </Card>
      )}
      {market && (
        <Card>
          <LinkRow
            to={market}
            icon={<OptionsIcon />}
            name={intl.formatMessage({ id: 'order.market' })}
            hint={intl.formatMessage({ id: 'order.marketHint' })}
          />
        </Card>
      )}
    </>
  );
}

interface OrderPartProps {
  order: Order;
  orderKey: OrderKey;
}

function OrderActions({ order, orderKey }: OrderPartProps) {
  const intl = useIntl();
  const go = useGo();
  const { action } = statusRow(order.status);
  if (action === 'repay') {
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
  if (action !== 'borrowAgain') return null;
  // The native home offers loans; a plain browser opens the list of products (contract, section 6).
  const borrowAgain = () => {
    if (!callNative('home')) go(paths.recommendList());
  };
  return (
    <ActionBar>
      <Button onClick={borrowAgain}>{intl.formatMessage({ id: 'order.borrowAgain' })}</Button>
    </ActionBar>
  );
}

const DueDate = onDemand(() => import('./due-date'), leftOut);

/** The illustration and the text of a status, and the due date of an order that can be repaid. */
function StatusHero({ order, orderKey }: OrderPartProps) {
  const intl = useIntl();
  const { illustration, title, action } = statusRow(order.status);
  return (
    <div className={styles.hero}>
      <Illustration name={illustration} background="gradient" />
      <h2 className={styles.title}>{order.statusTitle ?? intl.formatMessage({ id: title })}</h2>
      {order.statusText !== undefined && <p className={styles.text}>{wholeDates(order.statusText)}</p>}
      {action === 'repay' && (
        // Reserves the height, so that the layout does not shift when the date arrives.
        <div className={styles.due}>
          <DueDate orderKey={orderKey} />
        </div>
      )}
    </div>
  );
}
