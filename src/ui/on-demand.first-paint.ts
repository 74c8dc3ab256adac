/** In the first paint: the app loads what is on demand. */
type OnDemand = typeof import('./on-demand');

export const onDemand = (() =>
  Object.assign(() => null, { preload: async () => undefined })) satisfies OnDemand['onDemand'];
export const usePreload = (() => undefined) satisfies OnDemand['usePreload'];
export const Scrim = (() => null) satisfies OnDemand['showNothing'];
export const showNothing = (() => null) satisfies OnDemand['showNothing'];
