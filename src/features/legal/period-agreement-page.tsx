/** The loan agreement of the period product. */
import { Document } from '../../ui/document';
import { Page } from '../../ui/page';

export default function PeriodAgreementPage() {
  return (
    <Page>
      <Document name="period-agreement" />
    </Page>
  );
}
