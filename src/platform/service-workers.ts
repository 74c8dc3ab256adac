/** The service worker, which opens the app without a network (`start/offline-worker.ts`). Nothing here throws. */
import { trustedScript } from './trusted-script';

/** The caches of the worker begin with it. */
const CACHES = 'offline ';

/** The address of this build's worker; undefined for a build without one. Here, because the address of a path-style link has changed. */
const ownWorker = () => (__OFFLINE__ === undefined ? undefined : new URL(__OFFLINE__, document.baseURI).href);

/** Removes service workers of older releases, which would serve old screens; without a worker in this build its own one, too. */
export async function removeServiceWorkers(): Promise<void> {
  const own = ownWorker();
  try {
    const registrations = await navigator.serviceWorker?.getRegistrations();
    const others = registrations?.filter(
      ({ active, waiting, installing }) => own === undefined || (active ?? waiting ?? installing)?.scriptURL !== own,
    );
    await Promise.all((others ?? []).map((registration) => registration.unregister()));
    if (own !== undefined) return;
    const names = (await window.caches?.keys()) ?? [];
    await Promise.all(names.filter((name) => name.startsWith(CACHES)).map((name) => caches.delete(name)));
  } catch {
    // The browser blocks service workers for this page, so there are none.
  }
}

export function registerOfflineWorker(): void {
  const own = ownWorker();
  if (own === undefined || !('serviceWorker' in navigator)) return;
  const register = async () => {
    await navigator.serviceWorker.register(trustedScript('offline-worker', own));
  };
  // In a private window, or if the browser blocks it, the app works without it.
  const start = () => void register().catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else start();
}
