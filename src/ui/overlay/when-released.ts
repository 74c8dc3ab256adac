/** ms between two checks. */
const INTERVAL = 50;

/**
 * Runs `open` when the app is on screen and nothing is pressed: a dialog that opens by itself between press and release
 * would swallow the tap. @returns a function that cancels it.
 */
export function whenReleased(open: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    const isDisturbed = window.firstPaint?.isPressed === true || document.getElementById('first-paint') !== null;
    if (isDisturbed) timer = setTimeout(check, INTERVAL);
    else open();
  };
  check();
  return () => clearTimeout(timer);
}
