import { queryOptions } from '@tanstack/react-query';
import { sendRead } from '../../api/client';
import type { Read } from '../../api/request';
import { contacts } from './wire';

/** A constant of the specification (section 7), which does not explain it. */
const OVERALL = 30;

export const contactsRead: Read = { client: 'form', path: '/user-problem/get-whatsapp', query: { overall: OVERALL } };

/** The contacts of customer service. */
export const contactsQuery = queryOptions({
  queryKey: ['contacts'],
  queryFn: ({ signal }) => sendRead(contactsRead, contacts, signal),
});
