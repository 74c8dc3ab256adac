/** Replaces react-query in the first paint: runs each query once and never again. */
import { useReducer } from 'preact/hooks';

interface QueryOptions<Data> {
  queryKey: readonly unknown[];
  queryFn?: (context: { signal: AbortSignal | undefined }) => Promise<Data>;
  enabled?: boolean;
  /** Shown instead of what the app then reads on the device. */
  placeholderData?: Data | undefined;
  meta?: { isLocal?: boolean };
}

const answers = new Map<string, unknown>();
const started = new Set<string>();
let pending = 0;

let showAnswer: () => void = () => undefined;
let answered: Promise<void>;

/** Called before a screen is rendered. */
export function startQueries(): void {
  started.clear();
  answered = new Promise((resolve) => {
    showAnswer = resolve;
  });
}

/** Resolves when the screen has its data or cannot get it; at once when the screen has no query. */
export const firstAnswer = (): Promise<void> => (started.size === 0 ? Promise.resolve() : answered);

export const queryOptions = <Options>(options: Options) => options;
export const keepPreviousData = undefined;

export function useQuery<Data>({ queryKey, queryFn, enabled = true, placeholderData, meta }: QueryOptions<Data>) {
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);
  const key = JSON.stringify(queryKey);
  if (!started.has(key) && enabled && placeholderData === undefined && queryFn !== undefined) {
    started.add(key);
    pending += 1;
    Promise.resolve({ signal: undefined })
      .then(queryFn)
      .then(
        (data) => {
          answers.set(key, data);
          rerender(0);
          // If a query found nothing on the device, or not what the screen is about, the screen still waits for the server.
          if (data !== null && meta?.isLocal !== true) showAnswer();
        },
        // The app reads the same answer and shows the error.
        () => undefined,
      )
      .finally(() => {
        pending -= 1;
        if (pending === 0) showAnswer();
      });
  }
  return {
    data: placeholderData ?? (answers.get(key) as Data | undefined),
    // Equal to no other time: the answer is of this page, never an earlier one.
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
