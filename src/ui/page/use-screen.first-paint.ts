/** In the first paint: the document has the opened screen's title and shape. */
export const useScreen = (() =>
  window.firstPaint?.screen ?? { title: undefined, cards: [] }) satisfies typeof import('./use-screen').useScreen;
