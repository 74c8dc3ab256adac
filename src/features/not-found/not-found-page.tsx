/** The page for unknown addresses, with a way home. */
import { useText } from '../../intl/text';
import { HomeButton } from '../../ui/links/go-button';
import { Page } from '../../ui/page/page';
import { StateView } from '../../ui/page/state-view';
import { NOT_FOUND_SCENE } from '../../ui/picture/state-scenes';

export default function NotFoundPage() {
  const t = useText();
  return (
    // An address without its screen in this build has a title of its own.
    <Page title={t('notFound.title')}>
      <StateView illustration={NOT_FOUND_SCENE} title={t('notFound.heading')} text={t('notFound.text')}>
        <HomeButton />
      </StateView>
    </Page>
  );
}
