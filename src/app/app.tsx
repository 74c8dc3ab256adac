/** The app: providers, routes, and an error boundary around the screen. */
import { useEffect } from 'react';
import { HashRouter, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import type { Messages } from '../intl/messages';
import { watchOverlayHistory } from '../platform/overlay-history';
import { useParameters } from '../ui/links/use-go';
import { leaveScreen } from '../ui/overlay/toast';
import { CrashBoundary } from './crash-boundary';
import { Providers } from './providers';
import { routes } from './routes';
import { TakeOver } from './take-over';

/** @param messages of the address's language, if they are loaded before the first render. */
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

const SCREEN_PARAMETERS = ['productId', 'orderId', 'requestType', 'amount', 'payCode'];

function Screens() {
  const { pathname } = useLocation();
  const parameters = useParameters();
  // Another loan or payment on the same route remounts the screen; a change of other parameters does not.
  const screenKey = [pathname, ...SCREEN_PARAMETERS.map((name) => parameters.get(name))].join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another screen takes its place
  useEffect(() => leaveScreen, [screenKey]);
  return (
    <CrashBoundary key={screenKey}>
      <Routes>
        {routes.map(({ pattern, Page }) => (
          <Route key={pattern} path={pattern} element={<Page />} />
        ))}
      </Routes>
    </CrashBoundary>
  );
}

/** Scrolls to the top when a screen is opened. On "back" the browser restores its scroll position. */
function ScrollToTop() {
  const { key } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each history entry
  useEffect(() => {
    if (type === 'PUSH') window.scrollTo(0, 0);
  }, [key, type]);
  return null;
}
