/** The registration agreement, linked from the landing page. */
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
