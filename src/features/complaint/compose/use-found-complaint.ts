/** Looks up in the list of complaints whether one arrived whose answer was lost. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type AttemptNote, readNotes } from '../../../api/attempts';
import type { Attempt } from '../../../ui/use-attempt';
import { complaintListQuery } from '../queries';
import { attemptResult } from '../rules';

/** @param onFound receives the hash of the text that arrived. */
export function useFoundComplaint(
  { notes, markCarriedOut, remove }: Attempt,
  onFound: (content: string | undefined) => void,
): void {
  const pending = notes.filter(({ arrivedAt }) => arrivedAt === undefined);
  const { data, dataUpdatedAt } = useQuery({
    ...complaintListQuery(),
    enabled: pending.length > 0,
    meta: { quiet: true },
  });

  const settle = useEffectEvent((all: readonly AttemptNote[]) => {
    const items = (data ?? []).flatMap((tab) => tab.items);
    for (const note of pending) {
      if (dataUpdatedAt < note.at) continue;
      const result = attemptResult(note, all, items, dataUpdatedAt);
      if (result === 'arrived') {
        onFound(note.content);
        void markCarriedOut([note]);
      }
      if (result === 'absent') void remove([note.id]);
    }
  });

  const isKnown = data !== undefined && pending.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list and each change of the notes is compared once
  useEffect(() => {
    if (!isKnown) return;
    let isCurrent = true;
    void readNotes().then((all) => {
      if (isCurrent) settle(all);
    });
    return () => {
      isCurrent = false;
    };
  }, [isKnown, dataUpdatedAt, notes]);
}
