/** Replaces react-query in the first paint: runs each query once and never again. */
import { useState } from './render';

interface QueryOptions<Data> {
  queryKey: readonly unknown[];
  queryFn?: (context: { signal: AbortSignal | undefined }) => Promise<Data>;
  enabled?: boolean;
  /** Shown instead of what the app then reads on the device. */
  placeholderData?: Data | undefined;
  meta?: { isLocal?: boolean };
}

const answers = new Map<string, unknown>();

/** The queries of one screen. */
function createScreen() {
  let showAnswer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    showAnswer = resolve;
  });
  return { started: new Set<string>(), pending: 0, answered, showAnswer };
}

let screen = createScreen();

/** Called before a screen is rendered. */
export function startQueries(): void {
  screen = createScreen();
}

/** Resolves when the screen has its data or cannot get it; at once when the screen has no query. */
export const firstAnswer = (): Promise<void> => (screen.started.size === 0 ? Promise.resolve() : screen.answered);

export const queryOptions = <Options>(options: Options) => options;
export const keepPreviousData = undefined;

export function useQuery<Data>({ queryKey, queryFn, enabled = true, placeholderData, meta }: QueryOptions<Data>) {
  const [, rerender] = useState({});
  const key = JSON.stringify(queryKey);
  const own = screen;
  if (!own.started.has(key) && enabled && placeholderData === undefined && queryFn !== undefined) {
    own.started.add(key);
    own.pending += 1;
    Promise.resolve({ signal: undefined })
      .then(queryFn)
      .then(
        (data) => {
          answers.set(key, data);
          rerender({});
          // If a query found nothing on the device, or not what the screen is about, the screen still waits for the server.
          if (data !== null && meta?.isLocal !== true) own.showAnswer();
        },
        // The app reads the same answer and shows the error.
        () => undefined,
      )
      .finally(() => {
        own.pending -= 1;
        if (own.pending === 0) own.showAnswer();
      });
  }
  return {
    data: placeholderData ?? (answers.get(key) as Data | undefined),
    // NaN equals no number: the answer was asked for by this page, so it is never taken for an earlier one.
    dataUpdatedAt: Number.NaN,
    error: null,
    isError: false,
    isFetching: !answers.has(key),
    isPending: !answers.has(key),
    isLoading: enabled && !answers.has(key),
    isPlaceholderData: false,
    refetch: () => undefined,
  };
}

export const useQueryClient = () => ({ getQueriesData: () => [], getQueryData: () => undefined });
