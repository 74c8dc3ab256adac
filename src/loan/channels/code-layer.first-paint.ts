/** In the first paint: the app opens the code. */
type Layer = typeof import('./code-layer');

export const CodeLayer = (() => null) satisfies Layer['CodeLayer'];
export const usePreloadedBarcode = (() => undefined) satisfies Layer['usePreloadedBarcode'];
