/** The page for unknown addresses, with a way home. */
import { useText } from '../../intl/text';
import { openHome } from '../../platform/navigation';
import { Button } from '../../ui/form/button';
import { useGo } from '../../ui/links/use-go';
import { Page } from '../../ui/page/page';
import { StateView } from '../../ui/page/state-view';
import { NOT_FOUND_SCENE } from '../../ui/picture/state-scenes';

export default function NotFoundPage() {
  const t = useText();
  const go = useGo();
  return (
    // An address without its screen in this build has a title of its own.
    <Page title={t('notFound.title')}>
      <StateView illustration={NOT_FOUND_SCENE} title={t('notFound.heading')} text={t('notFound.text')}>
        <Button onClick={() => openHome(go)}>{t('common.home')}</Button>
      </StateView>
    </Page>
  );
}
