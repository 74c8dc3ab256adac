/** Boot: brings the opened screen's code and words, then mounts the app once. */
import '../theme/tokens.css';
import '../theme/base.css';
import '../theme/antd-mobile.css';
import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router-dom';
import { App } from './app/app';
import { startFieldReports } from './app/field-reports';
import { notFound, screens } from './app/routes';
import { holdBack } from './app/take-over';
import { splitHash } from './host/address';
import { removeServiceWorkers } from './host/service-workers';
import { readLanguage } from './host/session';
import { loadMessages } from './intl/messages';

if (__REPORT_URL__ !== undefined) startFieldReports(__REPORT_URL__);

async function boot(): Promise<void> {
  const { path } = splitHash(window.location.hash);
  const screen = screens.find(({ pattern }) => matchPath(pattern, path)) ?? notFound;
  // Awaited before the first render: React would hold a screen that suspends back for 300 ms more.
  if (__TEST_PAGE__) (await import('./test-page/start')).startTestPage();
  const [messages] = await Promise.all([
    loadMessages(readLanguage()),
    // A screen that does not arrive is told by the app itself.
    screen.load().catch(() => undefined),
  ]);
  const root = document.getElementById('root');
  if (root === null) return;
  holdBack(root);
  createRoot(root).render(<App messages={messages} />);
  if (__REPORT_URL__ !== undefined) setTimeout(loadTimings, TIMINGS_DELAY);
}

/** ms; the screen comes first. */
const TIMINGS_DELAY = 3000;

const loadTimings = () => {
  import('./app/field-timings').then(
    ({ startFieldTimings }) => startFieldTimings(),
    // Without the file there are no timings.
    () => undefined,
  );
};

boot().catch(() => window.dispatchEvent(new Event('boot-failed')));
void removeServiceWorkers();
