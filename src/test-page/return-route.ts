/** Where this tab's test page was left: its section, and whose session it had. */
import * as v from 'valibot';
import { routeWith } from '../host/keep';
import { sessionStore } from '../host/storage';
import { paths } from '../paths';

const KEY = 'host.testPage';

/** Called on the test page: screens of this tab lead back to it as its address stands now. */
export function keepReturnRoute(): void {
  sessionStore.write(KEY, routeWith({}));
}

/** Undefined in a tab that never saw the test page. */
export function returnRoute(): string | undefined {
  const route = sessionStore.read(KEY, v.string());
  return route?.startsWith(paths.testPage()) ? route : undefined;
}
