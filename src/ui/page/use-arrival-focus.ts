import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsFirstEntry } from '../links/use-go';

/** Focuses a screen's heading after navigation if nothing has the focus, so that a screen reader announces the screen. */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const arrived = !useIsFirstEntry();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each navigation
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (arrived && lost) heading.current?.focus({ preventScroll: true });
  }, [key, arrived]);

  return heading;
}
