/** Repayment instructions: the voucher of the chosen channel, and how to pay with it. */
import { useEffect, useId, useState } from 'react';
import { toFailure } from '../../api/failure';
import { useText } from '../../intl/text';
import { AlreadyPaid } from '../../loan/already-paid/already-paid';
import { isTransfer } from '../../loan/channels/channel';
import { AWAITED_FACTS, useDateFacts, useDueFacts, useDueTone } from '../../loan/due-hero';
import { orderKeyOf, useOrderAction } from '../../loan/order';
import { CustomerServiceButton, HelpCard } from '../../loan/service/help';
import { ShowAtTill, Till } from '../../loan/till/show-at-till';
import { type CodeCheck, SavedTime, useCodeNotice } from '../../loan/vouchers/code-check';
import { EXTENSION } from '../../loan/vouchers/voucher-rules';
import { paths } from '../../paths';
import { useBrand } from '../../ui/brand/use-brand';
import { ActionBar } from '../../ui/form/button';
import { GoButton } from '../../ui/links/go-button';
import { useParameters } from '../../ui/links/use-go';
import { failureText } from '../../ui/page/error-view';
import { Hero } from '../../ui/page/hero';
import { LoadedPage, Page } from '../../ui/page/page';
import { EmptyView } from '../../ui/page/state-view';
import { useNetworkReturn } from '../../ui/page/use-network-return';
import { RemoteImage } from '../../ui/picture/remote-image';
import styles from './instructions-page.module.css';
import { isEmptyVoucher } from './rules';
import { useVoucher } from './use-voucher';
import { VoucherBody } from './voucher-body';

export default function InstructionsPage() {
  const t = useText();
  const parameters = useParameters();
  const order = orderKeyOf(parameters);
  const refusedAction = useOrderAction(order);
  const { query, shown, check, at, checkAgain, channel, ...dates } = useVoucher();
  const { dueDate, newDueDate, isDateAwaited, isNewDateAwaited } = dates;
  useNetworkReturn(check === 'unanswered', checkAgain);
  const isExtension = parameters.get('requestType') === EXTENSION;
  const channels = isExtension ? paths.extension(order) : paths.repay(order);
  const dueFacts = useDueFacts(dueDate, isExtension ? 'short' : 'named');
  const isAwaited = dueFacts.length === 0 && isDateAwaited;
  const newDateFacts = useDateFacts(newDueDate, 'extension.newDate');
  const facts = isExtension
    ? [
        t('extension.notLoan'),
        // Not the days left, which are those of the loan: this payment does not repay it.
        ...(isAwaited ? [AWAITED_FACTS.short] : dueFacts.slice(-1)),
        ...(isNewDateAwaited ? [AWAITED_FACTS.named] : newDateFacts),
      ]
    : isAwaited
      ? [AWAITED_FACTS.days, AWAITED_FACTS.named]
      : dueFacts;
  const dueTone = useDueTone(dueDate);
  // The colour of the chip alone: the header keeps its colours when the date arrives.
  const tone = isExtension ? 'due' : dueTone;

  const { transferChannels } = useBrand();
  const codeId = useId();
  const [isTillOpen, setIsTillOpen] = useState(false);
  const code = shown?.code;
  const isEmpty = shown !== undefined && isEmptyVoucher(shown);
  const isUnconfirmed = check === 'pending' || check === 'unanswered';
  const hasStatus = at === undefined ? isUnconfirmed : check !== 'changed';
  const isForTransfer = code !== undefined && isTransfer(parameters.get('payCode'), code, transferChannels);
  const isForTill = code !== undefined && !isForTransfer;
  // Another channel is more likely to help than a code that the store may refuse.
  const isOtherFirst = check === 'doubtful' && order.orderId !== undefined;
  const payment = { order, check, channel, dueDate, isExtension };
  const toTill = { 'aria-describedby': codeId, onClick: () => setIsTillOpen(true) };

  return (
    <LoadedPage
      query={query}
      shownInstead={{ data: shown }}
      failureActions={<CustomerServiceButton />}
      refusedAction={refusedAction}
    >
      {(voucher) => (
        <Page
          hero={
            <Hero
              product={
                <p className={styles.payee}>
                  <RemoteImage className={styles.topLogo} src={voucher.topLogo} alt="" />
                  {channel !== undefined && <span translate="no">{channel}</span>}
                  {/* The name may arrive with the date. */}
                  {channel === undefined && isDateAwaited && <span>{'\u00a0'}</span>}
                </p>
              }
              label={t(isExtension ? 'extension.amount' : 'repay.amount')}
              amount={voucher.amount}
              facts={facts}
            >
              {order.orderId && (
                <p className={code === undefined ? styles.order : `${styles.order} ${styles.orderAbove}`}>
                  {t('repay.order', { number: order.orderId })}
                </p>
              )}
            </Hero>
          }
          tone={tone}
          amount={voucher.amount}
          bar={
            isOtherFirst && !isForTransfer && !isEmpty ? (
              <ActionBar>
                <GoButton to={channels} label="instructions.otherChannels" />
              </ActionBar>
            ) : (
              isForTill && (
                <ActionBar>
                  <ShowAtTill {...toTill} />
                </ActionBar>
              )
            )
          }
        >
          <VoucherBody
            voucher={voucher}
            {...payment}
            codeId={codeId}
            isTransfer={isForTransfer}
            status={hasStatus && <CodeStatus at={at} check={check} />}
            action={isOtherFirst && isForTill && <ShowAtTill variant="secondary" {...toTill} />}
          >
            <CodeWarning check={check} error={query.error} />
            {isEmpty && (
              <EmptyView title="empty.title" text="instructions.emptyText">
                <CustomerServiceButton variant="primary" />
                <GoButton variant="secondary" to={channels} label="instructions.otherChannels" />
              </EmptyView>
            )}
          </VoucherBody>
          {code !== undefined && isTillOpen && (
            <Till
              code={code}
              amount={voucher.amount}
              company={voucher.company}
              {...payment}
              onClose={() => setIsTillOpen(false)}
            />
          )}
          <HelpCard orderId={order.orderId}>
            {!isEmpty && <AlreadyPaid order={order} payCode={parameters.get('payCode')} />}
          </HelpCard>
        </Page>
      )}
    </LoadedPage>
  );
}

/** What the server says about the code below; both are scrolled into sight. @param error of the server's answer. */
function CodeWarning({ check, error }: { check: CodeCheck; error: Error | null }) {
  const t = useText();
  const notice = useCodeNotice(check);
  const failure = error === null ? undefined : toFailure(error);
  const isRefused = failure?.kind === 'refused';
  const shown = check === 'changed' || check === 'doubtful' ? check : undefined;
  useEffect(() => {
    if (shown) window.scrollTo(0, 0);
  }, [shown]);
  if (!shown) return null;
  return (
    <div className={`surface ${styles.warning}`} role="alert">
      <b>{notice}</b>
      {/* If the server refuses the code, a toast already shows its message. */}
      {isRefused && <p>{failureText(t, failure)}</p>}
      {/* The server refused the code earlier, and does not answer now. */}
      {check === 'doubtful' && failure !== undefined && !isRefused && <p>{t('instructions.unchecked')}</p>}
    </div>
  );
}

interface CodeStatusProps {
  /** When the code on screen was saved, in epoch milliseconds; undefined if it is the server's. */
  at: number | undefined;
  check: CodeCheck;
}

/** When the code was saved, and whether the server has confirmed it. Has the same height before its answer and after. */
function CodeStatus({ at, check }: CodeStatusProps) {
  const t = useText();
  const shownIf = (isShown: boolean, className = '') => (isShown ? className : styles.unseen);
  return (
    <div className={`hint ${styles.status}`} role="status">
      {at !== undefined && <SavedTime at={at} />}
      {check !== 'doubtful' && (
        <p className={styles.checked}>
          <span className={shownIf(check === 'same')}>{t('instructions.checked')}</span>
          <span className={shownIf(check === 'unanswered', styles.unchecked)}>{t('instructions.unchecked')}</span>
        </p>
      )}
    </div>
  );
}
