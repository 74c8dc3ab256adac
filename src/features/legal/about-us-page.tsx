/** About us: what the app is for. */

import { Document } from '../../ui/document/document';
import { Page } from '../../ui/page/page';
import { PictureHero } from '../../ui/picture/illustration';
import { WALLET_SCENE } from '../../ui/picture/scenes';

export default function AboutUsPage() {
  return (
    <Page hero={<PictureHero scene={WALLET_SCENE} />}>
      <Document name="about-us" contents={false} />
    </Page>
  );
}
