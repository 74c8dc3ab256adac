/** The loan agreement of the period product. */

import { Page } from '../../ui/page/page';
import { Document } from '../../ui/text/document';

export default function PeriodAgreementPage() {
  return (
    <Page>
      <Document name="period-agreement" />
    </Page>
  );
}
