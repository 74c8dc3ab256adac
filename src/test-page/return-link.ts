/** The link back to the test page, on every screen that was opened in this tab after it. */
import * as v from 'valibot';
import { routePatterns } from '../paths';
import { routeWith } from '../platform/current-route';
import { currentPath } from '../platform/hash';
import { readLanguage } from '../platform/session';
import { sessionStore } from '../platform/storage';
import styles from './return-link.module.css';
import { watchRoute } from './timeline/watch-route';
import { loadTranslations } from './translations';

const KEY = 'host.testPage';

/** Called on the test page: links of this tab lead back to its present address, with its section and session. */
export const saveReturnRoute = () => void sessionStore.write(KEY, routeWith({}));

/** Undefined in a tab in which the test page was never open. */
function returnRoute(): string | undefined {
  const route = sessionStore.read(KEY, v.string());
  return route?.startsWith(routePatterns.testPage) ? route : undefined;
}

/** Outside React, so that the app needs no place for it. */
export function startReturnLink(): void {
  const nav = document.createElement('nav');
  const link = document.createElement('a');
  link.className = `screen-only ${styles.link}`;
  link.textContent = '≡';
  nav.append(link);
  watchRoute(() => {
    const route = returnRoute();
    if (route === undefined || currentPath() === routePatterns.testPage) nav.remove();
    else {
      link.href = `#${route}`;
      void loadTranslations(readLanguage()).then((t) => {
        link.ariaLabel = t('title');
      });
      document.body.append(nav);
    }
  });
}
