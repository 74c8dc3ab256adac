import { isInNativeApp } from './bridge';

/** Whether the page can be printed. Web views of iOS have `window.print`, which does nothing there. */
export const canPrint = (): boolean => typeof window.print === 'function' && !isInNativeApp();
