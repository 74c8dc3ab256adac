import { useIntl } from 'react-intl';
import type { Failure } from '../../api/failure';
import { safeLink } from '../../host/urls';
import { useMoney } from '../../intl/values';
import { ActionBar, Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { answeredFailureText } from '../../ui/error-view';
import { InlineError } from '../../ui/inline-error';
import { OutsideLink } from '../../ui/outside-link';
import { useBrand } from '../../ui/use-brand';
import styles from './confirm-bar.module.css';
import { costOf } from './rules';
import { useConsent } from './use-consent';
import type { Offer } from './wire';

interface ConfirmBarProps {
  offer: Offer;
  productId: string | undefined;
  submit: () => void;
  /** The request is on its way, or was taken. */
  busy: boolean;
  failure: Failure | null;
}

/** Consent and submit, with what is received and what is repaid beside it. */
export function ConfirmBar({ offer, productId, submit, busy, failure }: ConfirmBarProps) {
  const intl = useIntl();
  const money = useMoney();
  const { appScheme } = useBrand();
  const { consented, changeConsent } = useConsent(productId);
  const contract = safeLink(offer.contractAddress, appScheme);
  const { amount } = offer;
  const { total } = costOf(offer);
  const agreed = contract === undefined || consented;

  const errorText = failure === null ? undefined : answeredFailureText(intl, failure);

  const summary = () => {
    if (amount === undefined) return intl.formatMessage({ id: 'confirm.amountMissing' });
    if (!agreed) return intl.formatMessage({ id: 'confirm.agreementNeeded' });
    if (total === undefined) return undefined;
    return intl.formatMessage({ id: 'confirm.submitSummary' }, { disbursal: money(amount), total: money(total) });
  };

  return (
    <ActionBar>
      {errorText !== undefined && <InlineError>{errorText}</InlineError>}
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
