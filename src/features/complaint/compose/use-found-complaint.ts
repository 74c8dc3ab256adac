/** Whether a complaint without an answer arrived: the list of complaints tells. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Attempt } from '../../../ui/use-attempt';
import { complaintListQuery } from '../queries';
import { judgeAttempt } from '../rules';

/** @param found gets the hash of the text that arrived. */
export function useFoundComplaint({ notes, settle, forget }: Attempt, found: (content: string) => void): void {
  const open = notes.filter(({ arrivedAt }) => arrivedAt === undefined);
  const latest = open[open.length - 1];
  const { data, dataUpdatedAt } = useQuery({
    ...complaintListQuery(),
    enabled: latest !== undefined,
    meta: { quiet: true },
  });

  useEffect(() => {
    if (data === undefined) return;
    const items = data.flatMap((tab) => tab.items);
    for (const note of open) {
      const { id, at, content } = note;
      if (content === undefined || dataUpdatedAt < at) continue;
      const verdict = judgeAttempt({ at, content }, items, dataUpdatedAt);
      if (verdict === 'arrived') {
        found(content);
        void settle([note]);
      }
      if (verdict === 'absent') void forget([id]);
    }
  });
}
