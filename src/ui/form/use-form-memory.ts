import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * State that the running app keeps, so that opening another screen does not lose what was typed. It is saved nowhere, and another
 * borrower, who has another query client, does not see it.
 * @param form its name.
 * @returns the state, and functions that set and remove it.
 */
export function useFormMemory<State>(form: string, initial: () => State): [State, (next: State) => void, () => void] {
  const client = useQueryClient();
  const queryKey = ['typed', form];
  const [state, setState] = useState(() => client.getQueryData<State>(queryKey) ?? initial());
  const keep = (next: State) => {
    // By default it would be removed five minutes after the first letter.
    client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(queryKey, next);
    setState(next);
  };
  return [state, keep, () => client.removeQueries({ queryKey })];
}
