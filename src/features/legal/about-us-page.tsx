/** About us: what the app is for. */
import { Document } from '../../ui/document';
import { Illustration, WALLET } from '../../ui/illustration';
import { Page } from '../../ui/page';
import styles from './about-us-page.module.css';

export default function AboutUsPage() {
  return (
    <Page
      hero={
        <div className={styles.welcome}>
          <Illustration scene={WALLET} background="gradient" />
        </div>
      }
    >
      <Document name="about-us" contents={false} />
    </Page>
  );
}
