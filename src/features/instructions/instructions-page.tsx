/** Repayment instructions: the voucher of the chosen channel, and how to pay with it. */
import { useIntl } from 'react-intl';
import { toFailure } from '../../api/failure';
import { formatDate } from '../../format/dates';
import { AlreadyPaid } from '../../loan/already-paid';
import { agreementOf, CustomerServiceButton, HelpCard } from '../../loan/help';
import { orderKeyOf, useOrderAction } from '../../loan/order';
import { failureText } from '../../ui/error-view';
import { wholeDates } from '../../ui/figures';
import { Hero } from '../../ui/hero';
import { LoadedPage, Page } from '../../ui/page';
import { RemoteImage } from '../../ui/remote-image';
import { StateView } from '../../ui/state-view';
import { useParameters } from '../../ui/use-go';
import styles from './instructions-page.module.css';
import { isEmptyVoucher, type VoucherCheck } from './rules';
import { useVoucher } from './use-voucher';
import { VoucherBody } from './voucher-body';

export default function InstructionsPage() {
  const intl = useIntl();
  const parameters = useParameters();
  const order = orderKeyOf(parameters);
  const refusedAction = useOrderAction(order);
  const { query, saved } = useVoucher();

  return (
    <LoadedPage query={query} failureActions={<CustomerServiceButton />} refusedAction={refusedAction}>
      {(voucher) => (
        <Page
          hero={
            <Hero
              product={<RemoteImage className={styles.topLogo} src={voucher.topLogo} alt="" />}
              label={intl.formatMessage({ id: 'instructions.amount' })}
              amount={voucher.amount}
            />
          }
        >
          {saved && <SavedNote {...saved} error={query.error} />}
          <VoucherBody voucher={voucher} />
          {isEmptyVoucher(voucher) ? (
            <StateView
              illustration="empty"
              title={intl.formatMessage({ id: 'empty.title' })}
              text={intl.formatMessage({ id: 'instructions.emptyText' })}
            >
              <CustomerServiceButton />
            </StateView>
          ) : (
            <>
              <AlreadyPaid order={order} payCode={parameters.get('payCode')} />
              <CustomerServiceButton />
            </>
          )}
          <HelpCard orderId={order.orderId} agreement={agreementOf(order.orderId)} />
        </Page>
      )}
    </LoadedPage>
  );
}

interface SavedNoteProps {
  check: VoucherCheck;
  /** When the saved code was created, in epoch milliseconds. */
  at: number;
  /** The error of the server's answer. */
  error: Error | null;
}

function SavedNote({ check, at, error }: SavedNoteProps) {
  const intl = useIntl();
  const isWarning = check === 'changed' || check === 'refused';
  return (
    <div className={`surface muted ${styles.note} ${isWarning ? styles.warning : ''}`} role="status">
      {check === 'changed' ? (
        <p>{intl.formatMessage({ id: 'instructions.changed' })}</p>
      ) : (
        <>
          {check === 'refused' && (
            <p>
              {failureText(intl, toFailure(error))} <b>{intl.formatMessage({ id: 'instructions.maybeInvalid' })}</b>
            </p>
          )}
          <p>
            {intl.formatMessage({ id: 'instructions.saved' })} {wholeDates(formatDate(at, 'time'))}
          </p>
          {/* Reserves the height, so that the layout does not shift when the server does not answer. */}
          {check !== 'refused' && (
            <p className={check === 'unanswered' ? undefined : styles.unseen}>
              {intl.formatMessage({ id: 'instructions.unchecked' })}
            </p>
          )}
        </>
      )}
    </div>
  );
}
