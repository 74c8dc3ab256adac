import { useIntl } from 'react-intl';
import { brandOf } from '../../../theme/brands';
import { Document } from '../../ui/document';
import { useParameters } from '../../ui/use-go';
import { SiteFrame } from './site-frame';

/** The loan terms, a document that is fetched when it is opened. */
export function LoanTerms() {
  const intl = useIntl();
  const { name } = brandOf(useParameters().get('appName'));
  const heading = intl.formatMessage({ id: 'official.terms' });
  return (
    <SiteFrame title={`${heading} · ${name}`} heading={heading} lead={intl.formatMessage({ id: 'official.termsLead' })}>
      <Document name="loan-terms" />
    </SiteFrame>
  );
}
