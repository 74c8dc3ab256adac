/** The query of a read. Its key has the call's path and all its fields, so that each request has a cache entry of its own. */
import { queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { sendRead } from './client';
import type { Read } from './request';

export const readQuery = <S extends v.GenericSchema>(read: Read, schema: S) =>
  queryOptions({
    queryKey: [read.path, read.query, read.body] as readonly unknown[],
    queryFn: ({ signal }) => sendRead(read, schema, signal),
  });
