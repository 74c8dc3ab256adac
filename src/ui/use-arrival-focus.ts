import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsFirstEntry } from './use-go';

/** For a screen's heading: it takes the focus that the screen before left behind, so that a screen reader says where we are. */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const arrived = !useIsFirstEntry();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is an arrival
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (arrived && lost) heading.current?.focus({ preventScroll: true });
  }, [key, arrived]);

  return heading;
}
