/** Order details: the status of the loan, and the available actions. */

import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { mayHaveMore } from '../../api/decode';
import { isRefusal } from '../../api/failure';
import type { Order } from '../../contract/order';
import type { Repayment } from '../../contract/repayment';
import { formatDate } from '../../format/dates';
import { useMoney, useText } from '../../intl/text';
import { AlreadyPaid } from '../../loan/already-paid/already-paid';
import { AddToCalendar } from '../../loan/calendar/add-to-calendar';
import { useDueFacts } from '../../loan/due-hero';
import { Lines } from '../../loan/lines';
import { orderQuery, statusRow, useOrderKey, visibleLines } from '../../loan/order';
import { Product } from '../../loan/product';
import { ReceiptCard } from '../../loan/receipt-card';
import { repaymentQuery } from '../../loan/repayment';
import { FailureService, HelpCard } from '../../loan/service/help';
import { mayHaveVouchers } from '../../loan/vouchers/orders-with-vouchers';
import { type OrderKey, paths } from '../../paths';
import { callNative } from '../../platform/bridge';
import { safeLink } from '../../platform/urls';
import { useBrand } from '../../ui/brand/use-brand';
import { ActionBar, Button } from '../../ui/form/button';
import { LinkRow, RowButton } from '../../ui/links/link-row';
import { useGo } from '../../ui/links/use-go';
import { onDemand, showNothing } from '../../ui/on-demand';
import { Card } from '../../ui/page/card';
import { Facts, HeroAmount } from '../../ui/page/hero';
import { LoadedPage, Page } from '../../ui/page/page';
import { useRetryOnReturn } from '../../ui/page/use-network-return';
import { ExtendIcon, OptionsIcon } from '../../ui/picture/icons';
import { PictureHero } from '../../ui/picture/illustration';
import { cutText, LongText } from '../../ui/text/long-text';
import { OrderDialogs } from './order-dialogs';
import styles from './order-page.module.css';

export default function OrderPage() {
  const t = useText();
  const go = useGo();
  const key = useOrderKey();
  const query = useQuery(orderQuery(key));
  const isRepayable = query.data !== undefined && statusRow(query.data.status).action === 'repay';
  // The order's answer has neither the amount owed nor the due date.
  const repayment = useQuery({ ...repaymentQuery(key), meta: { quiet: true }, enabled: isRepayable });
  const { appScheme } = useBrand();
  // What was owed stays in the cache when the order is settled, or when the server refuses to say it again.
  const due = isRepayable && !isRefusal(repayment.error) ? repayment.data : undefined;
  const readDue = () => void repayment.refetch();
  useRetryOnReturn(repayment.error, readDue);
  const part = { orderKey: key, due, isDueAwaited: repayment.isLoading };

  return (
    <LoadedPage query={query} pullToRefresh failureActions={<FailureService error={query.error} />}>
      {(order) => (
        <Page
          hero={<StatusHero {...part} order={order} readDue={readDue} />}
          tone={statusRow(order.status).tone}
          bar={<OrderActions {...part} order={order} />}
        >
          {/* The first column on a desktop. */}
          <div className="stack">
            {statusRow(order.status).isPayable && <SavedCodes order={order} orderKey={key} />}
            {statusRow(order.status).isSettled && (
              <ReceiptCard
                title={order.statusTitle ?? t(statusRow(order.status).title)}
                orderId={key.orderId}
                product={order.product.name}
                lines={visibleLines(order.lines, statusRow(order.status))}
                time={query.dataUpdatedAt}
              />
            )}
            <OrderBody order={order} />
          </div>
          {/* It is a card, because a second button in the action bar would cover much of a screen with large text. */}
          {statusRow(order.status).action === 'repay' && order.canExtend && (
            <Card>
              <RowButton
                icon={<ExtendIcon />}
                name={t('extension.title')}
                hint={t('order.extendHint')}
                onClick={() => go(paths.extension(key))}
              />
            </Card>
          )}
          <HelpCard
            orderId={key.orderId}
            agreement={safeLink(order.contractAddress, appScheme)}
            hasAgreement={statusRow(order.status).hasNote}
          >
            {statusRow(order.status).action === 'repay' && <AlreadyPaid order={key} />}
          </HelpCard>
          <OrderDialogs orderId={key.orderId} order={order} />
        </Page>
      )}
    </LoadedPage>
  );
}

function OrderBody({ order }: { order: Order }) {
  const t = useText();
  const row = statusRow(order.status);
  const lines = visibleLines(order.lines, row);
  const { appScheme } = useBrand();
  const market = row.showsMarket ? safeLink(order.marketAddress, appScheme) : undefined;
  const named = order.product.name !== undefined || order.product.logo !== undefined;
  if (!named && lines.length === 0 && !market) {
    return (
      <Card>
        <p className={styles.empty}>{t('order.emptyText')}</p>
      </Card>
    );
  }
  return (
    <>
      {(named || lines.length > 0) && (
        <Card>
          {named && <Product {...order.product} isInCard />}
          {lines.length > 0 && <Lines lines={lines} isCut={mayHaveMore(order.lines)} />}
        </Card>
      )}
      {market && (
        <Card>
          <LinkRow to={market} icon={<OptionsIcon />} name={t('order.market')} hint={t('order.marketHint')} />
        </Card>
      )}
    </>
  );
}

interface OrderPartProps {
  order: Order;
  orderKey: OrderKey;
  /** What is owed, for an order that can be repaid. */
  due: Repayment | undefined;
  isDueAwaited: boolean;
}

function OrderActions({ order, orderKey, due, isDueAwaited }: OrderPartProps) {
  const t = useText();
  const money = useMoney();
  const go = useGo();
  const { action } = statusRow(order.status);
  if (action === 'repay') {
    return (
      <ActionBar>
        {/* The note reserves its height, so that the bar does not grow when the amount arrives. */}
        <Button
          note={due?.amount === undefined ? isDueAwaited && '\u00a0' : money(due.amount)}
          onClick={() => go(paths.repay(orderKey))}
        >
          {t('order.repay')}
        </Button>
      </ActionBar>
    );
  }
  if (action !== 'borrowAgain') return null;
  // The native home offers loans; a plain browser opens the list of products (contract, section 6). With a `productId` the list
  // would lack this order's product.
  const borrowAgain = () => callNative('home', undefined, () => go(paths.recommendList({ productId: undefined })));
  return (
    <ActionBar>
      <Button variant="secondary" onClick={borrowAgain}>
        {t('order.borrowAgain')}
      </Button>
    </ActionBar>
  );
}

const VoucherCards = onDemand(() => import('./voucher-cards'), { missing: showNothing });

/** The borrower's payment codes. Where there may be one, the place of a card is reserved until it is known. */
function SavedCodes(props: ComponentProps<typeof VoucherCards>) {
  const [mayHaveCodes] = useState(() => mayHaveVouchers(props.orderKey.orderId));
  const codes = <VoucherCards {...props} />;
  return mayHaveCodes ? <div className={styles.codes}>{codes}</div> : codes;
}

/** The illustration and the text of a status, and for an order that can be repaid the amount owed and the due date. */
function StatusHero({ order, orderKey, due, isDueAwaited, readDue }: OrderPartProps & { readDue: () => void }) {
  const t = useText();
  const money = useMoney();
  const row = statusRow(order.status);
  const { illustration, title, tone, action } = row;
  const { amount, dueDate } = due ?? {};
  // The due date is said once. Until it is known, any date in the text is taken for it.
  const shownText = cutText(order.statusText ?? '');
  const hasDateInText =
    dueDate === undefined ? ISO_DATE.test(shownText) : shownText.includes(formatDate(dueDate, 'day'));
  const awaitedLink = tone === 'overdue' ? '' : hasDateInText ? styles.linkInRow : styles.withLink;
  const facts = useDueFacts(dueDate, hasDateInText ? 'none' : 'alone');
  return (
    <PictureHero scene={illustration} isBeside>
      <h2 className={hasDateInText ? `${styles.title} ${styles.besideFacts}` : styles.title}>
        {order.statusTitle ?? t(title)}
      </h2>
      {isDueAwaited && (
        // A placeholder of the same height, so that the layout does not shift when the answer arrives.
        <div className={`breathing ${styles.awaited} ${awaitedLink}`} />
      )}
      {amount !== undefined && (
        <div className={styles.figure}>
          <p className={styles.text}>{t('repay.amount')}</p>
          <HeroAmount figure={money(amount)} />
        </div>
      )}
      {action === 'repay' && amount === undefined && !isDueAwaited && (
        <div className={styles.unknown}>
          <p>{t('order.amountUnknown')}</p>
          {/* The order's own details may contain a total. */}
          {visibleLines(order.lines, row).length > 0 && <p className={styles.text}>{t('order.detailsBelow')}</p>}
          <button type="button" className="link" onClick={readDue}>
            {t('common.tryAgain')}
          </button>
        </div>
      )}
      {due && (
        <div className={hasDateInText ? `${styles.due} ${styles.inRow}` : styles.due}>
          <Facts facts={facts} />
          <AddToCalendar amount={amount} dueDate={dueDate} orderId={orderKey.orderId} />
        </div>
      )}
      {order.statusText !== undefined && <LongText className={styles.text}>{order.statusText}</LongText>}
    </PictureHero>
  );
}

const ISO_DATE = /\d{4}-\d\d-\d\d/;
