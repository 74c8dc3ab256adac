/** Scrolls to the top when a screen is opened. On "back" the browser restores its scroll position. */
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

export function ScrollToTop() {
  const { key } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each history entry
  useEffect(() => {
    if (type === 'PUSH') window.scrollTo(0, 0);
  }, [key, type]);
  return null;
}
