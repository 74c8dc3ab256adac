/** The loan agreement of the period product. */
import { useIntl } from 'react-intl';
import { Document } from '../../ui/document';
import { Page } from '../../ui/page';

export default function PeriodAgreementPage() {
  return (
    <Page title={useIntl().formatMessage({ id: 'legal.periodTitle' })}>
      <Document name="period-agreement" />
    </Page>
  );
}
