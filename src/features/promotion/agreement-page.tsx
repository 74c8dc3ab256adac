/** The registration agreement, linked from the landing page. */

import { Page } from '../../ui/page/page';
import { Document } from '../../ui/text/document';

export default function AgreementPage() {
  return (
    <Page>
      <Document name="registration-agreement" />
    </Page>
  );
}
