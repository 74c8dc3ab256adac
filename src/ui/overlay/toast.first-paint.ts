/** In the first paint: the app shows the toast later, and opens other screens. */
type Toast = typeof import('./toast');

export const showToast = ((text, options) => {
  window.firstPaint?.toasts.push([text, options]);
}) satisfies Toast['showToast'];

export const keepForNextScreen = (() => undefined) satisfies Toast['keepForNextScreen'];
