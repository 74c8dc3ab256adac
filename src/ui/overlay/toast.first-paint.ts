/** In the first paint: the app shows the toast later. */
export const showToast = ((text) => {
  window.firstPaint?.toasts.push(text);
}) satisfies typeof import('./toast').showToast;
