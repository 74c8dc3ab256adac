/** The attempts of one write that its screen must show before it sends, and the question before it sends again. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AttemptNote, markCarriedOut, readAttempts, removeAttempts, subjectOf } from '../../api/attempts';
import { createUuid } from '../../platform/device';
import { borrowerOf } from '../../platform/session';
import { useParameters } from '../links/use-go';
import { setWriteState, useWriteState } from './write-state';

const NONE: readonly AttemptNote[] = [];

/** @param parts identify what is sent, such as `['loan', productId]` */
export function useAttempt(parts: readonly (string | undefined)[]) {
  const client = useQueryClient();
  const subject = subjectOf(borrowerOf(useParameters()), parts);
  const [{ sender, openedAt }] = useState(() => ({ sender: createUuid(), openedAt: Date.now() }));
  const screen = { subject, sender, openedAt };
  const queryKey = ['attempts', subject, sender];
  const { data: notes = NONE } = useQuery({ queryKey, queryFn: () => readAttempts(screen), gcTime: 0 });
  const { question, ...state } = useWriteState(subject);
  const isDialogOpen = question?.askedBy === sender;

  const reread = () => client.invalidateQueries({ queryKey: ['attempts', subject] });

  return {
    ...screen,
    notes,
    reread,
    /** Attempts from before this screen was opened. */
    earlier: notes.filter(({ at }) => at < openedAt),
    /** Whether the borrower is asked whether to send again. */
    isDialogOpen,
    closeDialog(confirmed: boolean) {
      setWriteState(subject, state);
      if (isDialogOpen && confirmed) question.sendAgain(notes.map(({ id }) => id));
    },
    /** Call it when a read has found what was sent. */
    markCarriedOut: (found: readonly AttemptNote[]) => markCarriedOut(found).then(reread),
    /** Call it when the borrower says that what was sent has arrived. */
    remove: (ids: readonly string[]) => removeAttempts(ids).then(reread),
  };
}

export type Attempt = ReturnType<typeof useAttempt>;
