import { lazy, Suspense, useEffect, useState } from 'react';
import * as v from 'valibot';
import { localStore } from '../../../host/storage';

const importDialog = () => import('../../../loan/rating-dialog');
const RatingDialog = lazy(importDialog);

/** ms after the complaint is here (specification, section 9). */
const SCORE_DELAY = 3000;

interface DetailScoreProps {
  number: string | undefined;
  /** Whether the server wants a score. */
  asked: boolean;
}

/** Asks for a score, once per complaint. */
export function DetailScore({ number = '', asked }: DetailScoreProps) {
  const [open, setOpen] = useState<boolean>();
  const key = `ext.complaintScored.${number}` as const;

  useEffect(() => {
    if (!asked || localStore.read(key, v.literal(true)) !== undefined) return;
    // Its file comes during the wait; without it nobody is asked.
    const arrival = importDialog().then(
      () => true,
      () => false,
    );
    let current = true;
    const timer = setTimeout(async () => {
      if (!(await arrival) || !current) return;
      localStore.write(key, true);
      setOpen(true);
    }, SCORE_DELAY);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [asked, key]);

  if (open === undefined) return null;
  return (
    <Suspense>
      <RatingDialog open={open} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
