/** About us, for borrowers: what the application is for. */
import { useIntl } from 'react-intl';
import { Document } from '../../ui/document';
import { Page } from '../../ui/page';

export default function AboutUsPage() {
  return (
    <Page title={useIntl().formatMessage({ id: 'aboutUs.title' })}>
      <Document name="about-us" contents={false} />
    </Page>
  );
}
