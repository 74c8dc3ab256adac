/** The registration agreement, as the landing page links to it. */
import { useIntl } from 'react-intl';
import { Document } from '../../ui/document';
import { Page } from '../../ui/page';

export default function AgreementPage() {
  return (
    <Page title={useIntl().formatMessage({ id: 'promotion.agreement' })}>
      <Document name="registration-agreement" />
    </Page>
  );
}
