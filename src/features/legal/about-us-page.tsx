/** About us: what the app is for. */

import { Page } from '../../ui/page/page';
import { Illustration, WALLET } from '../../ui/picture/illustration';
import { Document } from '../../ui/text/document';
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
