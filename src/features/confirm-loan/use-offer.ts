/** The offer, asked once more after 5.5 s when the server says that its amount is still being worked out. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { offerQuery } from './queries';

/** Seconds (specification, section 9). */
export const RELOAD_DELAY = 5.5;

export function useOffer(productId: string | undefined) {
  const [reloaded, setReloaded] = useState(false);
  const query = useQuery(offerQuery({ productId, reloaded }));
  const waits = !reloaded && query.data?.needsReload === true;

  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setReloaded(true), RELOAD_DELAY * 1000);
    return () => clearTimeout(timer);
  }, [waits]);

  // A second answer may ask for time again; it gets none, so the dialog never opens twice.
  return { query, reloading: waits || (reloaded && query.isPlaceholderData) };
}
