import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMoney } from '../../intl/values';
import { isMarked, mark, type StorageKey, sessionStore } from '../../platform/storage';
import { safeLink } from '../../platform/urls';
import { useBrand } from '../../ui/brand/use-brand';
import { ActionBar, Button } from '../../ui/form/button';
import { Checkbox } from '../../ui/form/checkbox';
import { InlineError } from '../../ui/form/inline-error';
import { OutsideLink } from '../../ui/links/outside-link';
import { useParameters } from '../../ui/links/use-go';
import styles from './confirm-bar.module.css';
import type { Offer } from './queries';
import { costOf } from './rules';

interface ConfirmBarProps {
  offer: Offer;
  productId: string | undefined;
  submit: () => void;
  /** Whether the request is pending or accepted. */
  busy: boolean;
  /** Why the last request failed. */
  message: string | undefined;
}

/** The consent and the submit button, with the amounts received and repaid. */
export function ConfirmBar({ offer, productId, submit, busy, message }: ConfirmBarProps) {
  const intl = useIntl();
  const money = useMoney();
  const { appScheme } = useBrand();
  const { consented, changeConsent } = useConsent(productId);
  const contract = safeLink(offer.contractAddress, appScheme);
  const { amount } = offer;
  const { total } = costOf(offer);
  const agreed = contract === undefined || consented;

  const summary = () => {
    if (amount === undefined) return intl.formatMessage({ id: 'confirm.amountMissing' });
    if (!agreed) return intl.formatMessage({ id: 'confirm.agreementNeeded' });
    if (total === undefined) return undefined;
    return intl.formatMessage({ id: 'confirm.submitSummary' }, { disbursal: money(amount), total: money(total) });
  };

  return (
    <ActionBar>
      {message !== undefined && <InlineError>{message}</InlineError>}
      {contract && (
        <Checkbox checked={consented} onChange={changeConsent} disabled={busy}>
          {intl.formatMessage(
            { id: 'confirm.agreement' },
            {
              link: (
                <OutsideLink key="link" url={contract} className={styles.link}>
                  {intl.formatMessage({ id: 'confirm.agreementLink' })}
                </OutsideLink>
              ),
            },
          )}
        </Checkbox>
      )}
      <Button onClick={submit} busy={busy} disabled={!agreed || amount === undefined} note={summary()}>
        {intl.formatMessage({ id: 'confirm.submit' })}
      </Button>
    </ActionBar>
  );
}

/** The consent is given by default. A withdrawal is saved per borrower and product, so it outlasts a reload. */
function useConsent(productId: string | undefined) {
  const userId = useParameters().get('userId');
  const key: StorageKey = `productDetail.consentWithdrawn.${JSON.stringify([userId ?? null, productId ?? null])}`;
  const [consented, setConsented] = useState(() => !isMarked(sessionStore, key));

  const changeConsent = (given: boolean) => {
    if (given) sessionStore.remove(key);
    else mark(sessionStore, key);
    setConsented(given);
  };
  return { consented, changeConsent };
}
