/** The page for unknown addresses, with links back and home. */
import { useIntl } from 'react-intl';
import { openHome } from '../../host/leave';
import { Button } from '../../ui/button';
import { NOT_FOUND } from '../../ui/illustration';
import { Page } from '../../ui/page';
import { StateView } from '../../ui/state-view';
import { useBack, useGo } from '../../ui/use-go';

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
