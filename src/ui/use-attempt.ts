/** The attempts of one write on its screen: those with an unknown outcome, and the confirmation before another one. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  type AttemptFacts,
  type AttemptNote,
  confirmAttempts,
  forgetAttempts,
  readAttempts,
  type Sent,
  sendAttempt,
  subjectOf,
} from '../api/attempts';
import { createUuid } from '../host/device';
import { borrowerOf } from '../host/session';
import { showToast } from './toast';
import { useParameters } from './use-go';

/** Sends again after the borrower has confirmed these attempts. */
type SendAgain = (accepted: readonly string[]) => void;

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
  const tellUnderWay = () => showToast(intl.formatMessage({ id: 'attempt.underWay' }));

  return {
    notes,
    /** Attempts from before this screen was opened. */
    earlier: notes.filter(({ at }) => at < openedAt),
    tellUnderWay,
    async send<Result>(
      facts: AttemptFacts,
      accepted: readonly string[],
      send: (id: string) => Promise<Result>,
      isComplete?: (result: Result) => boolean,
    ): Promise<Sent<Result>> {
      setSendAgain(undefined);
      try {
        const sent = await sendAttempt({ ...screen, facts, accepted }, send, isComplete);
        if (sent.state === 'busy') tellUnderWay();
        return sent;
      } finally {
        await reread();
      }
    },
    /** Asks for confirmation; `again` is called when the borrower confirms. */
    ask(again: SendAgain) {
      setSendAgain(() => again);
      // Another tab may have received its answer meanwhile.
      void reread();
    },
    asks: sendAgain !== undefined,
    answer(yes: boolean) {
      setSendAgain(undefined);
      if (yes) sendAgain?.(notes.map(({ id }) => id));
    },
    /** Call it when a read has found what was sent. */
    settle: (found: readonly AttemptNote[]) => confirmAttempts(found).then(reread),
    /** Call it when a read has shown that the write was not carried out. */
    forget: (ids: readonly string[]) => forgetAttempts(ids).then(reread),
  };
}

export type Attempt = ReturnType<typeof useAttempt>;
