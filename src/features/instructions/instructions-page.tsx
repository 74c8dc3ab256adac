/** Repayment instructions: the voucher of the chosen channel, and how to pay with it. */
import { useIntl } from 'react-intl';
import { useMoney } from '../../intl/values';
import { AlreadyPaid } from '../../loan/already-paid';
import { agreementOf, HelpCard } from '../../loan/help-card';
import { ServiceWay } from '../../loan/service-way';
import { useOrderAction } from '../../loan/use-order-action';
import { orderKeyOf } from '../../loan/use-order-key';
import { Hero, HeroSkeleton } from '../../ui/hero';
import { LoadedPage, Page } from '../../ui/page';
import { RemoteImage } from '../../ui/remote-image';
import { StateView } from '../../ui/state-view';
import { useParameters } from '../../ui/use-go';
import styles from './instructions-page.module.css';
import { isEmptyVoucher } from './rules';
import { SavedNote } from './saved-note';
import { useVoucher } from './use-voucher';
import { VoucherBody } from './voucher-body';

export default function InstructionsPage() {
  const intl = useIntl();
  const money = useMoney();
  const parameters = useParameters();
  const order = orderKeyOf(parameters);
  const refusedAction = useOrderAction(order);
  const { query, saved } = useVoucher();
  const title = intl.formatMessage({ id: 'instructions.title' });

  return (
    <LoadedPage
      query={query}
      title={title}
      failureActions={<ServiceWay />}
      refusedAction={refusedAction}
      skeleton={{ hero: <HeroSkeleton />, cards: [4, 1, 4] }}
    >
      {(voucher) => (
        <Page
          title={title}
          hero={
            <Hero
              product={<RemoteImage className={styles.topLogo} src={voucher.topLogo} alt="" />}
              label={intl.formatMessage({ id: 'instructions.amount' })}
              amount={voucher.amount === undefined ? undefined : money(voucher.amount)}
            />
          }
        >
          {isEmptyVoucher(voucher) ? (
            <StateView
              illustration="empty"
              title={intl.formatMessage({ id: 'empty.title' })}
              text={intl.formatMessage({ id: 'instructions.emptyText' })}
            >
              <ServiceWay />
            </StateView>
          ) : (
            <>
              {saved && <SavedNote {...saved} error={query.error} />}
              <VoucherBody voucher={voucher} />
              <AlreadyPaid order={order} payCode={parameters.get('payCode')} />
              <ServiceWay />
            </>
          )}
          <HelpCard orderId={order.orderId} agreement={agreementOf(order.orderId)} />
        </Page>
      )}
    </LoadedPage>
  );
}
