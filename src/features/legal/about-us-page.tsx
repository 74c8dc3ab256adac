/** About us: what the app is for. */
import { Page } from '../../ui/page/page';
import { PictureHero } from '../../ui/picture/illustration';
import { WALLET_SCENE } from '../../ui/picture/scenes';
import { Document } from '../../ui/text/document';

export default function AboutUsPage() {
  return (
    <Page hero={<PictureHero scene={WALLET_SCENE} />}>
      <Document name="about-us" contents={false} />
    </Page>
  );
}
