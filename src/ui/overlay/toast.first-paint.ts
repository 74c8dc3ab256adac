/** In the first paint: the app shows the toast later, and opens other screens. */
type Toast = typeof import('./toast');

export const showToast = ((text) => {
  window.firstPaint?.toasts.push(text);
}) satisfies Toast['showToast'];

export const keepForNextScreen = (() => undefined) satisfies Toast['keepForNextScreen'];
