/** In the first paint: the app opens the code. */
export const CodeLayer = (() => null) satisfies typeof import('./code-layer').CodeLayer;
