/** A screen that is opened starts at its top; going back leaves the browser its own memory. */
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

export function ScrollToTop() {
  const { key } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the visit of a screen
  useEffect(() => {
    if (type === 'PUSH') window.scrollTo(0, 0);
  }, [key, type]);
  return null;
}
