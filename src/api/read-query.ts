/** The query of a read. Its key has the call's path and all its fields, so that each request has a cache entry of its own. */
import { queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { sendRead } from './client';
import type { Call } from './request';

/** @param onAnswer is called with each answer of the server. */
export const readQuery = <S extends v.GenericSchema>(
  read: Call,
  schema: S,
  onAnswer?: (answer: v.InferOutput<S>) => void,
) =>
  queryOptions({
    // Each answer is an object of its own, because it has a time of its own (`requestTime`).
    structuralSharing: false,
    queryKey: [read.path, read.query, read.body] as readonly unknown[],
    queryFn: async ({ signal }) => {
      const answer = await sendRead(read, schema, signal);
      onAnswer?.(answer);
      return answer;
    },
  });
