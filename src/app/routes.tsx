/** The router's table. Each screen's code is loaded when its route is opened. */
import { type ComponentType, useEffect, useState } from 'react';
import { Failure } from '../api/failure';
import { useText } from '../intl/text';
import { reloadWhenReachable } from '../platform/navigation';
import { screenList } from '../screens';
import { onDemand } from '../ui/on-demand';
import { ErrorView } from '../ui/page/error-view';
import { LoadingPage, Page } from '../ui/page/page';

const imports: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  ...import.meta.glob<{ default: ComponentType }>('../features/**/*-page.tsx'),
  ...(__TEST_PAGE__ && { '../test-page/test-page.tsx': () => import('../test-page/test-page') }),
};

/** By page, because the routes of one page load it once. */
const pages = new Map(
  Object.entries(imports).map(([file, importPage]) => [
    file,
    onDemand(importPage, { missing: NotLoaded, waiting: LoadingPage }),
  ]),
);

export const routes = screenList.flatMap(({ route, page }) => {
  const Page = pages.get(`../${page}.tsx`);
  return Page === undefined ? [] : [{ pattern: route, Page }];
});

/** Loads the money screens, which the next tap may open, ahead. */
export const loadMoneyScreens = () =>
  Promise.all(
    screenList.map(({ firstPaint, page }) => firstPaint === 'money' && pages.get(`../${page}.tsx`)?.preload()),
  );

/** The retry reloads the page, because a file that does not come may be of an earlier build. */
function NotLoaded() {
  const t = useText();
  const [wasOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const reload = () => void reloadWhenReachable();
    // Reloads when the device was offline and is online again. A load that failed online would fail again.
    if (wasOffline && navigator.onLine) reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [wasOffline]);
  return (
    <Page title={t('error.title')}>
      <ErrorView failure={new Failure('network')} retry={() => void reloadWhenReachable()} />
    </Page>
  );
}
