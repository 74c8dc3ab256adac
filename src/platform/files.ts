/** Hands what the app makes to the browser: as a download, to another app, or to a printer. */
import { isInNativeApp } from './bridge';

export const CALENDAR_TYPE = 'text/calendar';

/** ms after which the address of a download is released. Safari reads the file after the click. */
const RELEASE_DELAY = 60_000;

/** Starts a download. The browser does not tell whether it succeeds; iOS web views ignore it. */
export function downloadFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_DELAY);
}

export function canShare(type: string): boolean {
  const { share, canShare: accepts } = navigator as Partial<Navigator>;
  if (share === undefined || accepts === undefined) return false;
  try {
    return accepts.call(navigator, { files: [new File([' '], 'file', { type })] });
  } catch {
    return false;
  }
}

/** Called during a tap, before any await. @returns false if sharing failed; a user who cancels has not failed. */
export async function shareFile(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Whether the page can be printed. Web views of iOS have `window.print`, which does nothing there. */
export const canPrint = (): boolean => typeof window.print === 'function' && !isInNativeApp();
