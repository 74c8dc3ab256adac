/** react-query for the first paint: one read a screen, answered by the boot script's request; nothing is asked again. */
import { useReducer } from 'preact/hooks';

interface QueryOptions<Data> {
  queryKey: readonly unknown[];
  queryFn?: (context: { signal: AbortSignal | undefined }) => Promise<Data>;
  enabled?: boolean;
}

const answers = new Map<string, unknown>();
const asked = new Set<string>();

/** Resolves when a read has its data, or has failed; never when the screen reads nothing. */
let answered: () => void = () => undefined;
export const firstAnswer = new Promise<void>((resolve) => {
  answered = resolve;
});

export const queryOptions = <Options>(options: Options) => options;
export const keepPreviousData = undefined;
export const infiniteQueryOptions = queryOptions;

export function useQuery<Data>({ queryKey, queryFn, enabled = true }: QueryOptions<Data>) {
  const [, show] = useReducer((renders: number) => renders + 1, 0);
  const key = JSON.stringify(queryKey);
  if (!asked.has(key) && enabled && queryFn !== undefined) {
    asked.add(key);
    queryFn({ signal: undefined }).then(
      (data) => {
        answers.set(key, data);
        show(0);
        answered();
      },
      // The app asks the same early answer, and says what is wrong with it.
      answered,
    );
  }
  return {
    data: answers.get(key) as Data | undefined,
    error: null,
    isError: false,
    isFetching: false,
    isPending: !answers.has(key),
    isPlaceholderData: false,
    refetch: () => undefined,
  };
}

export const useQueryClient = () => ({ getQueriesData: () => [], getQueryData: () => undefined });
