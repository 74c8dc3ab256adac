/** Loan confirmation: the offer with its true cost, consent, and one submit. */

import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { callNative } from '../../host/bridge';
import { confirmedAddress, replacePage } from '../../host/leave';
import { safeRedirect } from '../../host/urls';
import { AttemptNotice } from '../../ui/attempt-notice';
import { HeroSkeleton } from '../../ui/hero';
import { onDemand } from '../../ui/on-demand';
import { LoadedPage, Page } from '../../ui/page';
import { useAttempt } from '../../ui/use-attempt';
import { useBrand } from '../../ui/use-brand';
import { useParameters } from '../../ui/use-go';
import { useSubmit } from '../../ui/use-submit';
import { pushLoan } from './commands';
import { ConfirmBar } from './confirm-bar';
import { OfferBody, OfferHero } from './offer-body';
import { Accepted, LoanWays } from './outcome';
import { RELOAD_DELAY, useOffer } from './use-offer';
import type { Acceptance } from './wire';

// Without its code the amount is reloaded all the same.
const ReloadDialog = onDemand(
  () => import('./reload-dialog'),
  () => null,
);

export default function ConfirmLoanPage() {
  const intl = useIntl();
  const { redirectHosts } = useBrand();
  const productId = useParameters().get('productId');
  const { query, reloading } = useOffer(productId);
  const [accepted, setAccepted] = useState(false);
  const attempt = useAttempt(['loan', productId]);
  const title = intl.formatMessage({ id: 'confirm.title' });

  const followAcceptance = ({ detailsAddress }: Acceptance) => {
    const url = safeRedirect(detailsAddress, redirectHosts);
    if (url === undefined) setAccepted(true);
    else replacePage(confirmedAddress(url));
  };
  const { submit, outcome, message } = useSubmit(pushLoan, {
    loading: intl.formatMessage({ id: 'confirm.submitting' }),
    onSuccess: followAcceptance,
    onSend: () => callNative('trackPoint', productId ?? ''),
    attempt,
  });

  if (accepted) {
    return (
      <Page title={title}>
        <Accepted />
      </Page>
    );
  }

  return (
    <LoadedPage query={query} title={title} skeleton={{ hero: <HeroSkeleton />, cards: [4, 2] }}>
      {(offer) => (
        <Page
          title={title}
          hero={<OfferHero offer={offer} />}
          bar={
            <ConfirmBar
              offer={offer}
              productId={productId}
              submit={() => submit({ offer, productId })}
              busy={outcome === 'sending' || outcome === 'done' || reloading}
              message={message}
            />
          }
        >
          <AttemptNotice attempt={attempt}>
            <LoanWays />
          </AttemptNotice>
          <OfferBody offer={offer} />
          {reloading && (
            <Suspense>
              <ReloadDialog seconds={RELOAD_DELAY} />
            </Suspense>
          )}
        </Page>
      )}
    </LoadedPage>
  );
}
