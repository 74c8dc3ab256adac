/** No dead screen: what breaks while rendering, or does not arrive, becomes words and a way on. */
import { Component, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../ui/button';
import { Page } from '../ui/page';
import { StateView } from '../ui/state-view';
import { retryScreens } from './routes';

export class CrashBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Crash
        retry={() => {
          retryScreens();
          this.setState({ broken: false });
        }}
      />
    );
  }
}

function Crash({ retry }: { retry: () => void }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'error.crashTitle' });
  return (
    <Page title={title}>
      <StateView role="alert" mark="unplugged" title={title} text={intl.formatMessage({ id: 'error.crash' })}>
        <Button onClick={retry}>{intl.formatMessage({ id: 'common.tryAgain' })}</Button>
      </StateView>
    </Page>
  );
}
