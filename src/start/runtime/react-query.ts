/** Replaces react-query in the first paint: runs each query once and never again. */
import { useReducer } from 'preact/hooks';

interface QueryOptions<Data> {
  queryKey: readonly unknown[];
  queryFn?: (context: { signal: AbortSignal | undefined }) => Promise<Data>;
  enabled?: boolean;
}

const answers = new Map<string, unknown>();
const started = new Set<string>();

/** ms that a screen may take to render after the answer has arrived; later the app shows the screen. */
const SHOW_TIMEOUT = 200;

let showAnswer: () => void = () => undefined;
const shown = new Promise<void>((resolve) => {
  showAnswer = resolve;
});

/** Resolves when the screen has its data or cannot get it; at once when the screen has no query. */
export async function firstAnswer(): Promise<void> {
  if (started.size === 0) return;
  const early = window.earlyCall?.answer;
  await Promise.race([
    shown,
    early === undefined ? shown : early.then(() => new Promise((resolve) => setTimeout(resolve, SHOW_TIMEOUT))),
  ]);
}

export const queryOptions = <Options>(options: Options) => options;
export const keepPreviousData = undefined;

export function useQuery<Data>({ queryKey, queryFn, enabled = true }: QueryOptions<Data>) {
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);
  const key = JSON.stringify(queryKey);
  if (!started.has(key) && enabled && queryFn !== undefined) {
    started.add(key);
    Promise.resolve({ signal: undefined })
      .then(queryFn)
      .then(
        (data) => {
          answers.set(key, data);
          rerender(0);
          // `null` means that a query found nothing on the device: the screen still waits for the server.
          if (data !== null) showAnswer();
        },
        // The app reads the same answer and shows the error.
        () => undefined,
      );
  }
  return {
    data: answers.get(key) as Data | undefined,
    error: null,
    isError: false,
    isFetching: !answers.has(key),
    isPending: !answers.has(key),
    isPlaceholderData: false,
    refetch: () => undefined,
  };
}

export const useQueryClient = () => ({ getQueriesData: () => [], getQueryData: () => undefined });
