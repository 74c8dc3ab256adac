import { useEffect, useState } from 'react';
import { isMarked, localStore, mark } from '../../../platform/storage';
import { leftOut, onDemand } from '../../../ui/on-demand';

const RatingDialog = onDemand(() => import('../../../loan/service/rating-dialog'), { missing: leftOut });

/** ms after the complaint was loaded (specification, section 9). */
const RATING_DELAY = 3000;

interface RatingPromptProps {
  number: string | undefined;
  /** Whether the server asks for a rating. */
  isWanted: boolean;
}

/** Asks for a rating, once per complaint. */
export function RatingPrompt({ number = '', isWanted }: RatingPromptProps) {
  const [open, setOpen] = useState<boolean>();
  // The section that is not cleared after a complaint was sent.
  const key = `order.complaintScored.${number}` as const;

  useEffect(() => {
    if (!isWanted || isMarked(localStore, key)) return;
    // Without the dialog's code nothing is asked.
    const loaded = RatingDialog.preload();
    let isMounted = true;
    const timer = setTimeout(async () => {
      if (!(await loaded) || !isMounted) return;
      mark(localStore, key);
      setOpen(true);
    }, RATING_DELAY);
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [isWanted, key]);

  if (open === undefined) return null;
  return <RatingDialog open={open} onClose={() => setOpen(false)} />;
}
