/** Loan confirmation: the offer with its true cost, consent, and one submit. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isRefusal } from '../../api/failure';
import { confirmation, type Offer } from '../../contract/confirmation';
import type { Acceptance } from '../../contract/loan-request';
import { isPositive } from '../../format/money';
import { useMoney, useText } from '../../intl/text';
import { saveLoanRequest } from '../../loan/loan-request';
import { CustomerServiceButton, FailureService } from '../../loan/service/help';
import type { SuccessViewProps } from '../../loan/success-view';
import { callNative, canCall } from '../../platform/bridge';
import { addressAfterConfirmation, openMine, replacePage } from '../../platform/navigation';
import { readParameters } from '../../platform/session';
import { hasFlag, sessionStore, setFlag } from '../../platform/storage';
import type { StorageKey } from '../../platform/storage-keys';
import { safeLink, safeRedirect } from '../../platform/urls';
import { useBrand } from '../../ui/brand/use-brand';
import { ActionBar, Button, InlineError } from '../../ui/form/button';
import { Checkbox } from '../../ui/form/checkbox';
import { HomeButton } from '../../ui/links/go-button';
import { OutsideLink } from '../../ui/links/outside-link';
import { useGo, useParameters } from '../../ui/links/use-go';
import { onDemand, showNothing } from '../../ui/on-demand';
import { showToast } from '../../ui/overlay/toast';
import { LoadedPage, Page } from '../../ui/page/page';
import { StateView } from '../../ui/page/state-view';
import { DONE_SCENE, LOAN_UNKNOWN_SCENE } from '../../ui/picture/state-scenes';
import { AttemptNotice } from '../../ui/write/attempt-notice';
import { useAttempt, useSubmit } from '../../ui/write/use-submit';
import { pushLoan } from './commands';
import styles from './confirm-loan.module.css';
import { OfferBody, OfferHero } from './offer-body';
import { offerQuery } from './queries';
import { costOf, isEmpty } from './rules';

// If its file does not arrive, the amount is reloaded without the dialog.
const ReloadDialog = onDemand(() => import('./reload-dialog'), { missing: showNothing });
const SuccessView = onDemand(() => import('../../loan/success-view'), {
  missing: SuccessViewWithoutLines,
  waiting: SuccessViewWithoutLines,
});

export default function ConfirmLoanPage() {
  const t = useText();
  const { redirectHosts } = useBrand();
  const productId = useParameters().get('productId');
  const { query, reloading } = useOffer(productId);
  const [accepted, setAccepted] = useState<Accepted>();
  const removeOffers = useRemoveOffers();
  const attempt = useAttempt(['loan', productId]);
  const isAttempted = attempt.saved.length > 0;
  const consent = useConsent(productId);

  const followAcceptance = ({ detailsAddress }: Acceptance, { offer }: { offer: Offer }, isShown: boolean) => {
    const { amount } = offer;
    removeOffers(isShown);
    const url = safeRedirect(detailsAddress, redirectHosts);
    const time = Date.now();
    if (!isShown) showToast(t('confirm.acceptedTitle'), { kind: 'done' });
    if (url === undefined) return setAccepted({ amount, time });
    const next = addressAfterConfirmation(url);
    saveLoanRequest(readParameters(next).get('orderId') ?? '', { amount, time });
    // Another screen may have been opened meanwhile, with something typed into it.
    if (isShown) replacePage(next, () => setAccepted({ amount, time, next }));
  };
  const { submit, outcome, message } = useSubmit(pushLoan, {
    loading: t('confirm.submitting'),
    onSuccess: followAcceptance,
    onSend: () => callNative('trackPoint', productId ?? ''),
    attempt,
    showsMessage: true,
  });

  const isBusy = outcome === 'sending' || outcome === 'done' || reloading;
  const form = (offer: Offer) => (
    <>
      {message !== undefined && <InlineError>{message}</InlineError>}
      <Consent offer={offer} consent={consent} isBusy={isBusy} />
      <SubmitButton
        offer={offer}
        consent={consent}
        submit={() => submit({ offer, productId })}
        isBusy={isBusy}
        variant={attempt.submitVariant}
      />
    </>
  );

  if (accepted) {
    return (
      <Page>
        <SuccessView
          title={t('confirm.acceptedTitle')}
          text={t('confirm.acceptedText')}
          note={accepted.next ? undefined : t('error.unsafeAddress')}
          facts={[{ label: t('confirm.receive'), value: accepted.amount }]}
          time={accepted.time}
        >
          <LoanLinks next={accepted.next} />
        </SuccessView>
      </Page>
    );
  }

  return (
    <LoadedPage
      query={query}
      failureActions={<FailureService error={query.error} />}
      // What the server refuses to offer again cannot be accepted.
      shownInstead={outcome === 'idle' && !isAttempted && isRefusal(query.error) ? { data: undefined } : undefined}
    >
      {(offer) => (
        <Page
          hero={!isEmpty(offer) && <OfferHero offer={offer} isSent={isAttempted || message !== undefined} />}
          amount={offer.amount}
          bar={!isAttempted && !isEmpty(offer) && <ActionBar>{form(offer)}</ActionBar>}
        >
          <OfferBody
            offer={offer}
            query={query}
            // To send again is the last of what can be done then; the cost stands above the consent (B3).
            again={isAttempted && <div className={`surface ${styles.again}`}>{form(offer)}</div>}
          >
            <AttemptNotice
              attempt={attempt}
              advice={canCall('mine') ? undefined : t('confirm.askService')}
              illustration={LOAN_UNKNOWN_SCENE}
            >
              <LoanLinks />
            </AttemptNotice>
          </OfferBody>
          {reloading && <ReloadDialog seconds={RELOAD_DELAY} />}
        </Page>
      )}
    </LoadedPage>
  );
}

/** An accepted request whose next page is not shown. */
interface Accepted {
  amount: Offer['amount'];
  /** When the answer arrived, in epoch milliseconds. */
  time: number;
  /** The next page, which has not opened. Undefined if its address is not one of ours. */
  next?: URL;
}

/** Seconds until the offer is requested again (specification, section 9). */
const RELOAD_DELAY = 5.5;

function useOffer(productId: string | undefined) {
  const client = useQueryClient();
  // The screen may be opened again after its second load.
  const [reloaded, setReloaded] = useState(
    () => client.getQueryData(offerQuery({ productId, reloaded: true }).queryKey) !== undefined,
  );
  const query = useQuery(offerQuery({ productId, reloaded }));
  const waits = !reloaded && query.data?.needsReload === true;

  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setReloaded(true), RELOAD_DELAY * 1000);
    return () => clearTimeout(timer);
  }, [waits]);

  // If the second answer asks for a reload too, it is ignored, so the dialog opens only once.
  return { query, reloading: waits || (reloaded && query.isPlaceholderData) };
}

/** @returns a function that forgets the offers once their screen is left; until then, the screen would read them again. */
function useRemoveOffers() {
  const client = useQueryClient();
  const forget = useRef(() => {});
  useEffect(() => () => forget.current(), []);
  return (isShown: boolean) => {
    forget.current = () => client.removeQueries({ queryKey: [confirmation.path] });
    if (!isShown) forget.current();
  };
}

/** Replaces `SuccessView` until its code is loaded. */
function SuccessViewWithoutLines({ title = '', text, note, children }: SuccessViewProps) {
  return (
    <StateView role="status" illustration={DONE_SCENE} title={title} text={text} note={note}>
      {children}
    </StateView>
  );
}

/**
 * Where a borrower can check a request. Only the native application has a list of the borrower's loans.
 * @param next the page of an accepted request.
 */
function LoanLinks({ next }: { next?: URL | undefined }) {
  const t = useText();
  const go = useGo();
  const checks = [
    ...(next ? [{ name: t('common.seeLoan'), open: () => replacePage(next) }] : []),
    ...(canCall('mine') ? [{ name: t('confirm.checkLoans'), open: () => openMine(go) }] : []),
  ];
  return (
    <>
      {checks.map(({ name, open }, index) => (
        <Button key={name} variant={index === 0 ? 'primary' : 'secondary'} onClick={open}>
          {name}
        </Button>
      ))}
      <CustomerServiceButton variant={checks.length > 0 ? 'secondary' : 'primary'} />
      <HomeButton variant="text" />
    </>
  );
}

interface ConsentProps {
  offer: Offer;
  consent: ReturnType<typeof useConsent>;
  /** Whether the request is pending or accepted. */
  isBusy: boolean;
}

function Consent({ offer, consent: { consented, changeConsent }, isBusy }: ConsentProps) {
  const t = useText();
  const contract = useContract(offer);
  return (
    contract && (
      <Checkbox checked={consented} onChange={changeConsent} disabled={isBusy}>
        {t('confirm.agreement', {
          link: (
            <OutsideLink key="link" url={contract} className={styles.link}>
              {t('contract.title')}
            </OutsideLink>
          ),
        })}
      </Checkbox>
    )
  );
}

interface SubmitButtonProps extends ConsentProps {
  submit: () => void;
  variant: 'primary' | 'secondary';
}

function SubmitButton({ offer, consent: { consented }, submit, isBusy, variant }: SubmitButtonProps) {
  const t = useText();
  const money = useMoney();
  const { amount } = offer;
  const { total } = costOf(offer);
  const isAgreed = useContract(offer) === undefined || consented;

  const summary = () => {
    if (!isPositive(amount)) return t(amount === undefined ? 'confirm.amountMissing' : 'confirm.amountInvalid');
    if (!isAgreed) return t('confirm.agreementNeeded');
    if (total === undefined) return undefined;
    return t('confirm.submitSummary', { disbursal: money(amount), total: money(total) });
  };

  return (
    <Button
      variant={variant}
      data-own-tap=""
      onClick={submit}
      busy={isBusy}
      disabled={!isAgreed || !isPositive(amount)}
      note={summary()}
    >
      {t('confirm.submit')}
    </Button>
  );
}

function useContract({ contractAddress }: Offer): URL | undefined {
  return safeLink(contractAddress, useBrand().appScheme);
}

/** The consent is given by default. A withdrawal is saved per borrower and product, so it outlasts a reload. */
function useConsent(productId: string | undefined) {
  const userId = useParameters().get('userId');
  const key: StorageKey = `productDetail.consentWithdrawn.${JSON.stringify([userId ?? null, productId ?? null])}`;
  const [consented, setConsented] = useState(() => !hasFlag(sessionStore, key));

  const changeConsent = (given: boolean) => {
    if (given) sessionStore.remove(key);
    else setFlag(sessionStore, key);
    setConsented(given);
  };
  return { consented, changeConsent };
}
