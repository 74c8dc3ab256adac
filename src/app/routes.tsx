/** The router's table. Each screen's code is loaded when its route is opened. */
import { type ComponentType, use } from 'react';
import { screenList } from '../screens';

/** Thrown when a screen's code fails to load. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
  readonly wasOffline = !navigator.onLine;
}

export interface Screen {
  pattern: string;
  /** Loads the screen's code once. */
  load(): Promise<ComponentType>;
}

function lazyPage(importPage: () => Promise<{ default: ComponentType }>): Screen['load'] {
  let loading: Promise<ComponentType> | undefined;
  const fetchPage = () => {
    const page = importPage().then(
      (module) => module.default,
      (cause: unknown) => {
        throw new ScreenLoadError('The code of a screen did not arrive', { cause });
      },
    );
    // React reads these fields: a loaded screen renders at once; otherwise its fallback would show for 300 ms.
    page.then(
      (value) => Object.assign(page, { status: 'fulfilled', value }),
      () => undefined,
    );
    return page;
  };
  // A rejected promise is kept, because React would otherwise load the file again on every render. A reload retries.
  return () => {
    loading ??= fetchPage();
    return loading;
  };
}

export function ScreenView({ screen: { load } }: { screen: Screen }) {
  const Page = use(load());
  return <Page />;
}

type ImportPage = Parameters<typeof lazyPage>[0];

const pages: Readonly<Record<string, ImportPage>> = {
  ...import.meta.glob<{ default: ComponentType }>('../features/**/*-page.tsx'),
  ...(__TEST_PAGE__ && { '../test-page/test-page.tsx': () => import('../test-page/test-page') }),
};

/** By page, because the routes of one page load it once. */
const loaders = new Map(Object.entries(pages).map(([file, importPage]) => [file, lazyPage(importPage)]));

/** The screens of this build, each with the loader of its page. */
export const screens: readonly Screen[] = screenList.flatMap(({ route, page }) => {
  const load = loaders.get(`../${page}.tsx`);
  return load === undefined ? [] : [{ pattern: route, load }];
});
