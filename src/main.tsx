/** Entry of the app: loads the opened screen's code and messages, then renders the app. */
import '../theme/tokens.css';
import '../theme/base.css';
import '../theme/antd-mobile.css';
import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router-dom';
import { App } from './app/app';
import { startFieldReports } from './app/field-reports';
import { routes } from './app/routes';
import { hideBehindFirstPaint } from './app/take-over';
import { loadMessages } from './intl/messages';
import { currentPath } from './platform/hash';
import { registerOfflineWorker, removeServiceWorkers } from './platform/service-workers';
import { readLanguage } from './platform/session';

if (__REPORT_URL__ !== undefined) startFieldReports(__REPORT_URL__);

async function boot(): Promise<void> {
  const route = routes.find(({ pattern }) => matchPath(pattern, currentPath()));
  // Loaded before the first render: if a screen suspended there, React would show its fallback for 300 ms.
  if (__TEST_PAGE__) (await import('./test-page/start')).startTestPage();
  const [messages] = await Promise.all([loadMessages(readLanguage()), route?.Page.preload()]);
  const root = document.getElementById('root');
  if (root === null) return;
  hideBehindFirstPaint(root);
  createRoot(root, { onUncaughtError }).render(<App messages={messages} />);
  setTimeout(() => import('./app/motion').then(({ startMotion }) => startMotion(root), ignore), MOTION_DELAY);
  if (__REPORT_URL__ !== undefined) {
    setTimeout(() => import('./app/field-timings').then((part) => part.startFieldTimings(), ignore), TIMINGS_DELAY);
  }
  setTimeout(registerOfflineWorker, WORKER_DELAY);
}

/** React has removed the app, so nothing on the page works. The crash boundary handles the errors of screens. */
function onUncaughtError(error: unknown): void {
  console.error(error);
  window.startNotice?.show(error);
}

/** ms. The first screen is shown before them; the worker finds its files, the next screens and the pop-ups in the browser's cache. */
const MOTION_DELAY = 1000;
const TIMINGS_DELAY = 3000;
const WORKER_DELAY = 4000;

/** If a file fails to load, nothing moves, or no timings are reported. */
const ignore = () => undefined;

boot().catch((error: unknown) => window.startNotice?.show(error));
void removeServiceWorkers();
