/** Nothing here needs a service worker; one left by an older release would serve old screens. Never fails. */
export async function removeServiceWorkers(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker?.getRegistrations();
    await Promise.all((registrations ?? []).map((registration) => registration.unregister()));
  } catch {
    // Denied to this page, as its workers are.
  }
}
