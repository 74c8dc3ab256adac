/** Clicks on links that the app follows itself. */

type Click = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'preventDefault'>;

/** @returns a click handler that calls `follow`, and leaves to the browser a click with a key that opens a new tab or window. */
export const onFollow = (follow: () => void) => (event: Click) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  follow();
};
