/** The query client: defaults and error handling of all reads (README, "Conventions"). */
import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { type Failure, toFailure } from '../api/failure';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Whether the screen stays silent when the server refuses the read. */
      quiet?: boolean;
      /** Whether the data comes from the device; the first paint waits for the server all the same. */
      isLocal?: boolean;
    };
  }
}

/** @param showRefusal is called when the server has refused a read. `ui/write/use-submit.ts` shows the failures of writes. */
export function createQueryClient(showRefusal: (failure: Failure) => void): QueryClient {
  // It expects a network at first, and would not notice that a page opened without one gets it.
  if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false);
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const failure = toFailure(error);
        if (failure.kind === 'refused' && query.meta?.quiet !== true) showRefusal(failure);
      },
    }),
    defaultOptions: {
      // No automatic retry: an error must show within 61 s, and the API client's timeout is 60 s. Users retry by button.
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        // An answer is stale at once. With 0 it would stay fresh while the phone's clock is behind the time of the answer.
        staleTime: Number.NEGATIVE_INFINITY,
      },
    },
  });
}

/** Reads everything again, because the answers may be out of date. A first read that is under way is sent again, too. */
export async function readAgain(client: QueryClient): Promise<void> {
  await client.cancelQueries();
  await client.invalidateQueries();
}
