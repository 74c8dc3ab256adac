/** Removes service workers of older releases, which would serve old screens. This app needs none. Never throws. */
export async function removeServiceWorkers(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker?.getRegistrations();
    await Promise.all((registrations ?? []).map((registration) => registration.unregister()));
  } catch {
    // The browser blocks service workers for this page, so there are none.
  }
}
