import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { sendRead } from '../../api/client';
import type { Read } from '../../api/request';
import { contacts } from './wire';

/** Fixed by specification, section 7; its meaning is not told. */
const OVERALL = 30;

export const contactsRead: Read = { client: 'form', path: '/user-problem/get-whatsapp', query: { overall: OVERALL } };

/** How to reach customer service. */
export const contactsQuery = queryOptions({
  queryKey: ['contacts'],
  queryFn: async ({ signal }) => v.parse(contacts, await sendRead(contactsRead, signal)),
});
