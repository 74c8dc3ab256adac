/** The page for unknown addresses, with links back and home. */
import { useIntl } from 'react-intl';
import { openHome } from '../../platform/leave';
import { Button } from '../../ui/form/button';
import { useBack, useGo } from '../../ui/links/use-go';
import { Page } from '../../ui/page/page';
import { StateView } from '../../ui/page/state-view';
import { NOT_FOUND } from '../../ui/picture/illustration';

export default function NotFoundPage() {
  const intl = useIntl();
  const go = useGo();
  const back = useBack();
  const title = intl.formatMessage({ id: 'notFound.title' });
  return (
    <Page title={title}>
      <StateView illustration={NOT_FOUND} title={title} text={intl.formatMessage({ id: 'notFound.text' })}>
        <Button onClick={back}>{intl.formatMessage({ id: 'notFound.previous' })}</Button>
        <Button variant="secondary" onClick={() => openHome(go)}>
          {intl.formatMessage({ id: 'common.home' })}
        </Button>
      </StateView>
    </Page>
  );
}
