/** Whether this page is shown in an iframe, as in the policy tab of the official site. False in a native web view. */
export function isFramed(): boolean {
  return window.parent !== window;
}
