/** The attempts of one write on its screen: those with an unknown outcome, and the confirmation before another one. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  type AttemptFacts,
  type AttemptNote,
  markCarriedOut,
  readAttempts,
  removeAttempts,
  type Sent,
  sendAttempt,
  subjectOf,
} from '../api/attempts';
import { createUuid } from '../host/device';
import { borrowerOf } from '../host/session';
import { showToast } from './toast';
import { useParameters } from './use-go';

/** Sends again after the borrower has confirmed these attempts. */
type SendAgain = (attempts: readonly string[]) => void;

const NONE: readonly AttemptNote[] = [];

/** @param parts identify what is sent, such as `['loan', productId]` */
export function useAttempt(parts: readonly (string | undefined)[]) {
  const intl = useIntl();
  const client = useQueryClient();
  const subject = subjectOf(borrowerOf(useParameters()), parts);
  const [{ sender, openedAt }] = useState(() => ({ sender: createUuid(), openedAt: Date.now() }));
  const screen = { subject, sender, openedAt };
  const queryKey = ['attempts', subject, sender];
  const { data: notes = NONE } = useQuery({ queryKey, queryFn: () => readAttempts(screen), gcTime: 0 });
  const [sendAgain, setSendAgain] = useState<SendAgain>();

  const reread = () => client.invalidateQueries({ queryKey: ['attempts', subject] });
  const showUnderWay = () => showToast(intl.formatMessage({ id: 'attempt.underWay' }));

  return {
    subject,
    notes,
    /** Attempts from before this screen was opened. */
    earlier: notes.filter(({ at }) => at < openedAt),
    showUnderWay,
    async send<Result>(
      facts: AttemptFacts,
      confirmed: readonly string[],
      send: (id: string) => Promise<Result>,
      isComplete?: (result: Result) => boolean,
    ): Promise<Sent<Result>> {
      setSendAgain(undefined);
      try {
        const sent = await sendAttempt({ ...screen, facts, confirmed }, send, isComplete);
        if (sent.state === 'busy') showUnderWay();
        return sent;
      } finally {
        await reread();
      }
    },
    /** Opens the dialog; `onConfirm` is called when the borrower confirms. */
    askToSendAgain(onConfirm: SendAgain) {
      setSendAgain(() => onConfirm);
      // Another tab may have received its answer meanwhile.
      void reread();
    },
    isDialogOpen: sendAgain !== undefined,
    closeDialog(confirmed: boolean) {
      setSendAgain(undefined);
      if (confirmed) sendAgain?.(notes.map(({ id }) => id));
    },
    /** Call it when a read has found what was sent. */
    markCarriedOut: (found: readonly AttemptNote[]) => markCarriedOut(found).then(reread),
    /** Call it when a read has shown that the write was not carried out. */
    remove: (ids: readonly string[]) => removeAttempts(ids).then(reread),
  };
}

export type Attempt = ReturnType<typeof useAttempt>;
