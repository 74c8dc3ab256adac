/** The app: providers, routes, and the last net under a screen that breaks. */
import { Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { HashRouter, Route, Routes, useLocation } from 'react-router-dom';
import { watchOverlayHistory } from '../host/overlay-history';
import type { Messages } from '../intl/messages';
import { CardSkeleton } from '../ui/card';
import { HeroSkeleton } from '../ui/hero';
import { Page } from '../ui/page';
import { useParameters } from '../ui/use-go';
import { CrashBoundary } from './crash-boundary';
import { Providers } from './providers';
import { ScreenView, screens } from './routes';
import { ScrollToTop } from './scroll-to-top';
import { TakeOver } from './take-over';

/** @param messages of the address's language, when they are here before the first render. */
export function App({ messages }: { messages?: Messages }) {
  useEffect(watchOverlayHistory, []);
  return (
    <HashRouter>
      <Providers messages={messages}>
        <TakeOver />
        <ScrollToTop />
        <Screens />
      </Providers>
    </HashRouter>
  );
}

function Screens() {
  const { pathname } = useLocation();
  const parameters = useParameters();
  // Another loan on the same screen is another screen; any other change of the query is the screen's own.
  const subject = [pathname, parameters.get('productId'), parameters.get('orderId')].join(' ');
  return (
    <CrashBoundary key={subject}>
      <Suspense fallback={<Waiting />}>
        <Routes>
          {screens.map((screen) => (
            <Route key={screen.pattern} path={screen.pattern} element={<ScreenView screen={screen} />} />
          ))}
        </Routes>
      </Suspense>
    </CrashBoundary>
  );
}

/** While a screen's code is on its way. */
function Waiting() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: 'common.loading' })} hero={<HeroSkeleton />} busy>
      <CardSkeleton rows={4} />
    </Page>
  );
}
