import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Offer } from '../../contract/confirmation';
import { formatDate } from '../../format/dates';
import { type Amount, sumHundredths } from '../../format/money';
import type { MessageId } from '../../intl/messages';
import { useMoney, useText } from '../../intl/text';
import { Lines } from '../../loan/lines';
import { Plan } from '../../loan/plan';
import { Product } from '../../loan/product';
import { CustomerServiceButton } from '../../loan/service/help';
import { offerFacts } from '../../loan/term';
import { useYearlyCost } from '../../loan/yearly-cost';
import { Button } from '../../ui/form/button';
import { Card, NoticeBar } from '../../ui/page/card';
import { Hero } from '../../ui/page/hero';
import { EmptyView } from '../../ui/page/state-view';
import { COST_LABELS, CostBar } from '../../ui/text/cost-bar';
import { costOf, isBare, isEmpty, readCoupon } from './rules';

interface OfferHeroProps {
  offer: Offer;
  /** Whether it was sent without a clear answer, or was refused: what it promises may no longer hold. */
  isSent: boolean;
}

export function OfferHero({ offer, isSent }: OfferHeroProps) {
  const t = useText();
  return (
    <Hero
      product={<Product {...offer.product} />}
      label={t(isSent ? 'confirm.requested' : 'confirm.receive')}
      amount={offer.amount}
      note={isSent ? undefined : offer.amountNote}
      facts={offerFacts(t, offer, 'confirm.dailyRate')}
    />
  );
}

interface OfferBodyProps {
  offer: Offer;
  query: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
  /** Shown above the offer. */
  children: ReactNode;
  /** Shown below its cost. */
  again: ReactNode;
}

export function OfferBody({ offer, query, children, again }: OfferBodyProps) {
  const t = useText();
  const money = useMoney();
  const { total, cost } = costOf(offer);
  const coupon = readCoupon(offer.coupon);
  const hasBar = Number(offer.amount) > 0 && Number(cost) > 0;
  const line = (id: MessageId, value: Amount | undefined, part?: keyof typeof COST_LABELS) =>
    value === undefined
      ? []
      : [
          {
            label: t(id),
            value,
            labelClass: part && hasBar ? COST_LABELS[part] : undefined,
            isStrong: part === 'cost',
          },
        ];
  const couponText = coupon === undefined || typeof coupon === 'string' ? coupon : `−${money(coupon)}`;
  const firstPayment = offer.firstPayment === undefined ? undefined : formatDate(offer.firstPayment, 'day');
  const yearlyCost = useYearlyCost(offer);
  // The plan already has the coupon deducted (assumed).
  const fullCost = coupon === undefined ? undefined : sumHundredths([cost, coupon]);
  const costLine = line('confirm.cost', cost, 'cost');
  const couponLine = line('confirm.coupon', couponText);
  // What is received and what the loan costs add up to the total.
  const sums = [
    ...line('promotion.receive', cost === undefined ? undefined : offer.amount, 'lent'),
    ...(fullCost === undefined ? [] : [...line('confirm.costBeforeCoupon', fullCost), ...couponLine]),
    ...costLine,
    ...line('confirm.total', total),
  ];
  const terms = [
    ...line(offer.plan.length === 1 ? 'confirm.paymentDate' : 'confirm.firstPayment', firstPayment),
    ...(fullCost === undefined ? couponLine : []),
    ...line('confirm.yearlyCost', yearlyCost),
  ];
  const retry = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} onClick={() => void query.refetch()} busy={query.isFetching}>
      {t('common.tryAgain')}
    </Button>
  );
  if (isEmpty(offer)) {
    return (
      <>
        {children}
        <EmptyView title="confirm.emptyTitle" text="confirm.emptyText">
          {retry('primary')}
          <CustomerServiceButton />
        </EmptyView>
      </>
    );
  }
  return (
    <>
      <div className="stack">
        {children}
        {(sums.length > 0 || terms.length > 0) && (
          <Card>
            <CostBar lent={Number(offer.amount)} cost={Number(cost)} />
            {sums.length > 0 && <Lines lines={sums} hasTotal={total !== undefined} />}
            {terms.length > 0 && <Lines lines={terms} isAttached={total !== undefined && firstPayment !== undefined} />}
          </Card>
        )}
        {offer.amount !== undefined && cost === undefined && (
          <NoticeBar>{t(isBare(offer) ? 'confirm.costMissing' : 'confirm.costUnknown')}</NoticeBar>
        )}
        {isBare(offer) && (
          <>
            {retry('secondary')}
            <CustomerServiceButton variant="secondary" />
          </>
        )}
        {again}
      </div>
      {offer.plan.length > 0 && (
        <Card title={t('confirm.plan')}>
          <Plan instalments={offer.plan} />
        </Card>
      )}
      {offer.lines.length > 0 && (
        <Card title={t('confirm.details')}>
          <Lines lines={offer.lines} />
        </Card>
      )}
    </>
  );
}
