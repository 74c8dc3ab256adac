/** The loan agreement of the period product. */

import { Document } from '../../ui/document/document';
import { Page } from '../../ui/page/page';

export default function PeriodAgreementPage() {
  return (
    <Page>
      <Document name="period-agreement" />
    </Page>
  );
}
