/** Error boundary: shows a message and a retry button when a screen throws. */
import { Component, type ReactNode } from 'react';
import { useText } from '../intl/text';
import { Button } from '../ui/form/button';
import { Page } from '../ui/page/page';
import { StateView } from '../ui/page/state-view';
import { FAULT_SCENE } from '../ui/picture/state-scenes';
import { reportError } from './field-reports';

export class CrashBoundary extends Component<{ children: ReactNode }, { isCaught: boolean }> {
  override state = { isCaught: false };

  static getDerivedStateFromError() {
    return { isCaught: true };
  }

  override componentDidCatch(error: unknown) {
    if (__REPORT_URL__ !== undefined) reportError('crash', error);
  }

  override render() {
    return this.state.isCaught ? <Crash retry={() => this.setState({ isCaught: false })} /> : this.props.children;
  }
}

function Crash({ retry }: { retry: () => void }) {
  const t = useText();
  const title = t('error.crashTitle');
  return (
    <Page title={title}>
      <StateView role="alert" failure="crash" illustration={FAULT_SCENE} title={title} text={t('error.crash')}>
        <Button onClick={retry}>{t('common.tryAgain')}</Button>
      </StateView>
    </Page>
  );
}
