/** Whether this page stands inside another one, as the official site's policy tab shows it. */

/** True inside a frame; a native web view is no frame. */
export function isFramed(): boolean {
  return window.parent !== window;
}
