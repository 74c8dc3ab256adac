/** Server state: how reads and writes behave everywhere (README, manners). */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { type Failure, isOutcomeUnknown, toFailure } from '../api/failure';

interface Notifier {
  /** A read that the server refused. */
  readRefused(failure: Failure): void;
  writeFailed(failure: Failure): void;
}

export function createQueryClient(notify: Notifier): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const failure = toFailure(error);
        if (failure.kind === 'refused' && query.meta?.quiet !== true) notify.readRefused(failure);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        const failure = toFailure(error);
        const { quiet, tellsUnknown } = mutation.meta ?? {};
        // A write may say that its screen tells these failures itself; the server's own words are always shown.
        const told = tellsUnknown === true && failure.kind !== 'refused' && isOutcomeUnknown(failure);
        if (quiet !== true && !told) notify.writeFailed(failure);
      },
      onSuccess: (_result, _variables, _outcome, mutation) => {
        // A write that is only a step of something keeps what was read until its screen is left.
        if (mutation.meta?.keepsReads !== true) void client.invalidateQueries();
      },
    }),
    defaultOptions: {
      // An error within 61 s: the deadline is the client's, and a failed call is the reader's to repeat.
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
