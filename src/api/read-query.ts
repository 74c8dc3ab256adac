/** The query of a read. Its key has the call's path and all its values, so that each request has a cache entry of its own. */
import { queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { Call, CallValues } from './call';
import { sendRead } from './client';

/** @param onAnswer is called with each answer of the server. */
export const readQuery = <C extends Call>(
  call: C,
  values: CallValues<C>,
  onAnswer?: (answer: v.InferOutput<C['answer']>) => void,
) =>
  queryOptions({
    // Each answer is an object of its own, because it has a time of its own (`requestTime`).
    structuralSharing: false,
    queryKey: [call.path, values] as readonly unknown[],
    queryFn: async ({ signal }) => {
      const answer = await sendRead(call, values, signal);
      onAnswer?.(answer);
      return answer;
    },
  });
