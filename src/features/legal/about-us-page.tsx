/** About us: what the app is for. */
import { useIntl } from 'react-intl';
import { Document } from '../../ui/document';
import { Drawing } from '../../ui/drawing';
import { Page } from '../../ui/page';
import styles from './about-us-page.module.css';

export default function AboutUsPage() {
  return (
    <Page
      title={useIntl().formatMessage({ id: 'aboutUs.title' })}
      hero={
        <div className={styles.welcome}>
          <Drawing mark="done" ground="gradient" />
        </div>
      }
    >
      <Document name="about-us" contents={false} />
    </Page>
  );
}
