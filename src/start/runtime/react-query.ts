/** react-query for the first paint: one read a screen, answered by the boot script's request; nothing is asked again. */
import { useReducer } from 'preact/hooks';

interface QueryOptions<Data> {
  queryKey: readonly unknown[];
  queryFn?: (context: { signal: AbortSignal | undefined }) => Promise<Data>;
  enabled?: boolean;
}

const answers = new Map<string, unknown>();
const asked = new Set<string>();

/** ms that a screen has to show the answer when it is there; a screen that does not is left to the app. */
const SHOW_TIMEOUT = 200;

let showAnswer: () => void = () => undefined;
const shown = new Promise<void>((resolve) => {
  showAnswer = resolve;
});

/** Resolves when the screen has its data, when it can't have it, or at once when it reads nothing. */
export async function firstAnswer(): Promise<void> {
  if (asked.size === 0) return;
  const early = window.earlyCall?.answer;
  await Promise.race([
    shown,
    early === undefined ? shown : early.then(() => new Promise((resolve) => setTimeout(resolve, SHOW_TIMEOUT))),
  ]);
}

export const queryOptions = <Options>(options: Options) => options;
export const keepPreviousData = undefined;

export function useQuery<Data>({ queryKey, queryFn, enabled = true }: QueryOptions<Data>) {
  const [, show] = useReducer((renders: number) => renders + 1, 0);
  const key = JSON.stringify(queryKey);
  if (!asked.has(key) && enabled && queryFn !== undefined) {
    asked.add(key);
    Promise.resolve({ signal: undefined })
      .then(queryFn)
      .then(
        (data) => {
          answers.set(key, data);
          show(0);
          // A read that found nothing on the device leaves the screen waiting for the server.
          if (data !== null) showAnswer();
        },
        // The app asks the same early answer, and says what is wrong with it.
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
