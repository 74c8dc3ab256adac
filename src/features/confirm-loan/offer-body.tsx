import { useIntl } from 'react-intl';
import type { Line } from '../../api/decode';
import { formatDate } from '../../format/dates';
import { useMoney } from '../../intl/values';
import { Lines } from '../../loan/lines';
import { Plan } from '../../loan/plan';
import { Product } from '../../loan/product';
import { termText } from '../../loan/term';
import { Card } from '../../ui/card';
import { Hero } from '../../ui/hero';
import { StateView } from '../../ui/state-view';
import { costOf, readCoupon } from './rules';
import type { Offer } from './wire';

/** The figure of the offer with its term, rate and coupon. */
export function OfferHero({ offer }: { offer: Offer }) {
  const intl = useIntl();
  const money = useMoney();
  const coupon = readCoupon(offer.coupon);
  const { rate } = offer;
  const facts = [
    termText(intl, offer.term),
    rate.value && `${rate.label ?? intl.formatMessage({ id: 'confirm.dailyRate' })}: ${rate.value}`,
    coupon !== undefined && intl.formatMessage({ id: 'confirm.couponOff' }, { amount: money(coupon) }),
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return (
    <Hero
      product={<Product {...offer.product} />}
      label={intl.formatMessage({ id: 'confirm.receive' })}
      amount={offer.amount === undefined ? undefined : money(offer.amount)}
      note={offer.amountNote}
      facts={facts}
    />
  );
}

/** What the loan costs, when it is paid, and the server's own lines. */
export function OfferBody({ offer }: { offer: Offer }) {
  const intl = useIntl();
  const money = useMoney();
  const { total, cost } = costOf(offer);
  const { amount } = offer;
  const sums: Line[] = [
    ...(cost === undefined
      ? []
      : [
          // Shown as text: these are figures of ours, formatted here.
          {
            label: intl.formatMessage({ id: 'confirm.disbursal' }),
            value: amount === undefined ? amount : money(amount),
          },
          { label: intl.formatMessage({ id: 'confirm.cost' }), value: money(cost) },
        ]),
    ...(offer.firstPayment === undefined
      ? []
      : [
          {
            label: intl.formatMessage({ id: 'confirm.firstPayment' }),
            value: formatDate(offer.firstPayment, 'day'),
          },
        ]),
    ...(total === undefined ? [] : [{ label: intl.formatMessage({ id: 'confirm.total' }), value: money(total) }]),
  ];
  if (sums.length === 0 && offer.plan.length === 0 && offer.lines.length === 0) {
    return (
      <StateView
        mark="empty"
        title={intl.formatMessage({ id: 'empty.title' })}
        text={intl.formatMessage({ id: 'confirm.emptyText' })}
      />
    );
  }
  return (
    <>
      {sums.length > 0 && (
        <Card>
          <Lines lines={sums} total={total !== undefined} />
        </Card>
      )}
      {offer.plan.length > 0 && (
        <Card title={intl.formatMessage({ id: 'confirm.plan' })}>
          <Plan instalments={offer.plan} />
        </Card>
      )}
      {offer.lines.length > 0 && (
        <Card title={intl.formatMessage({ id: 'confirm.details' })}>
          <Lines lines={offer.lines} />
        </Card>
      )}
    </>
  );
}
