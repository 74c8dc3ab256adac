import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { formClient } from '../../api/client';
import { contacts } from './wire';

/** Fixed by specification, section 7; its meaning is not told. */
const OVERALL = 30;

/** How to reach customer service. */
export const contactsQuery = queryOptions({
  queryKey: ['contacts'],
  queryFn: async ({ signal }) =>
    v.parse(contacts, await formClient.get('/user-problem/get-whatsapp', { overall: OVERALL }, signal)),
});
