type Click = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'preventDefault'>;

/** Handles a click on a link in place of the browser, but one with a key that opens a new tab or window. */
export const onFollow = (follow: () => void) => (event: Click) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  follow();
};
