/** The query client: defaults and error handling of all reads and writes (README, Conventions). */
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
        // With `tellsUnknown` the screen itself shows that the outcome is unknown. The server's message is always shown.
        const isShownByScreen = tellsUnknown === true && failure.kind !== 'refused' && isOutcomeUnknown(failure);
        if (quiet !== true && !isShownByScreen) notify.writeFailed(failure);
      },
      onSuccess: (_result, _variables, _outcome, mutation) => {
        // With `keepsReads` the write is only one step of several, and the queries are not refetched after it.
        if (mutation.meta?.keepsReads !== true) void client.invalidateQueries();
      },
    }),
    defaultOptions: {
      // No automatic retry: an error must show within 61 s, and the API client's timeout is 60 s. Users retry by button.
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
