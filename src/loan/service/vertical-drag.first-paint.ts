/** In the first paint: the button can be moved when the app is live. */
export const useVerticalDrag = (() => ({
  bottom: undefined,
  wasDragged: () => false,
  handlers: {},
})) satisfies typeof import('./vertical-drag').useVerticalDrag;
