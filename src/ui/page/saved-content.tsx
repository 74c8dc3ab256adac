/** What is saved on the device: shown above an error for which the server has not decided, and while the server does not answer. */
import { type ComponentType, createContext, use, useEffect, useEffectEvent, useState } from 'react';

export const SavedContent = createContext<ComponentType | undefined>(undefined);

export const HoldPage = createContext<(isHeld: boolean) => void>(() => undefined);

/** While the borrower shows a code in a store, no answer may take it away (`LoadedPage`). @param isHeld whether the code is shown. */
export function useHeldPage(isHeld: boolean): void {
  const holdPage = useEffectEvent(use(HoldPage));
  useEffect(() => {
    if (!isHeld) return;
    holdPage(true);
    return () => holdPage(false);
  }, [isHeld]);
}

export function SavedContentView() {
  const Known = use(SavedContent);
  return Known && <Known />;
}

/** ms. With a weak signal a call may take a minute to fail. */
const LONG_WAIT = 2000;

/** Whether a call has been under way for so long that what is saved on the device is shown. */
export function useLongWait(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}

/** Above a skeleton. */
export const SavedContentWhileWaiting = () => useLongWait() && <SavedContentView />;
