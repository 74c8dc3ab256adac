/** Looks up in the list of complaints whether one arrived whose answer was lost. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Attempt } from '../../../ui/use-attempt';
import { complaintListQuery } from '../queries';
import { attemptResult } from '../rules';

/** @param onFound receives the hash of the text that arrived. */
export function useFoundComplaint(
  { notes, markCarriedOut, remove }: Attempt,
  onFound: (content: string) => void,
): void {
  const pending = notes.filter(({ arrivedAt }) => arrivedAt === undefined);
  const { data, dataUpdatedAt } = useQuery({
    ...complaintListQuery(),
    enabled: pending.length > 0,
    meta: { quiet: true },
  });

  useEffect(() => {
    if (data === undefined) return;
    const items = data.flatMap((tab) => tab.items);
    for (const note of pending) {
      const { id, at, content } = note;
      if (content === undefined || dataUpdatedAt < at) continue;
      const result = attemptResult({ at, content }, items, dataUpdatedAt);
      if (result === 'arrived') {
        onFound(content);
        void markCarriedOut([note]);
      }
      if (result === 'absent') void remove([id]);
    }
  });
}
