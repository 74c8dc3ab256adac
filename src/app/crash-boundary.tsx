/** Error boundary: shows a message and a retry button when a screen throws or its code fails to load. */
import { Component, type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Failure } from '../api/failure';
import { reloadWhenReachable } from '../platform/leave';
import { Button } from '../ui/form/button';
import { ErrorView } from '../ui/page/error-view';
import { Page } from '../ui/page/page';
import { StateView } from '../ui/page/state-view';
import { FAULT } from '../ui/picture/illustration';
import { reportError } from './field-reports';
import { ScreenLoadError } from './routes';

interface Caught {
  error: unknown;
}

export class CrashBoundary extends Component<{ children: ReactNode }, { caught: Caught | undefined }> {
  override state: { caught: Caught | undefined } = { caught: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (__REPORT_URL__ !== undefined) reportError('crash', error);
  }

  override render() {
    const { caught } = this.state;
    if (caught === undefined) return this.props.children;
    if (caught.error instanceof ScreenLoadError) return <NotLoaded error={caught.error} />;
    return <Crash retry={() => this.setState({ caught: undefined })} />;
  }
}

function Crash({ retry }: { retry: () => void }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'error.crashTitle' });
  return (
    <Page title={title}>
      <StateView role="alert" illustration={FAULT} title={title} text={intl.formatMessage({ id: 'error.crash' })}>
        <Button onClick={retry}>{intl.formatMessage({ id: 'common.tryAgain' })}</Button>
      </StateView>
    </Page>
  );
}

/**
 * Shown when a screen's code failed to load. The retry reloads the page, because a style sheet that failed is not
 * requested again in the same page.
 */
function NotLoaded({ error: { wasOffline } }: { error: ScreenLoadError }) {
  const intl = useIntl();
  useEffect(() => {
    const reload = () => void reloadWhenReachable();
    // Reloads when the device was offline and is online again. A load that failed online would fail again.
    if (wasOffline && navigator.onLine) reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [wasOffline]);
  return (
    <Page title={intl.formatMessage({ id: 'error.title' })}>
      <ErrorView failure={new Failure('network')} retry={() => void reloadWhenReachable()} />
    </Page>
  );
}
