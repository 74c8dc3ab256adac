/** The registration agreement, linked from the landing page. */

import { Document } from '../../ui/document/document';
import { Page } from '../../ui/page/page';

export default function AgreementPage() {
  return (
    <Page>
      <Document name="registration-agreement" />
    </Page>
  );
}
