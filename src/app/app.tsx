import { useEffect } from 'react';
import { HashRouter, matchPath, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import type { Messages } from '../intl/messages';
import { watchOverlayHistory } from '../platform/overlay-history';
import { screenList } from '../screens';
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

function Screens() {
  const { pathname } = useLocation();
  const parameters = useParameters();
  const { query = [] } = screenList.find(({ route }) => matchPath(route, pathname)) ?? {};
  // What is another loan, payment or complaint on the same route mounts the screen anew.
  const screenKey = [pathname, ...query.map((name) => parameters.get(name))].join(' ');
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
