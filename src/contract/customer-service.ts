/** The contacts of customer service. */
import * as v from 'valibot';
import { at, constant, record, text } from '../api/decode.ts';
import type { AnswerOf, Call, CallDocument } from './call.ts';

const contact = v.pipe(
  text,
  v.transform((value) => value?.trim()),
);

export const customerService = {
  path: '/user-problem/get-whatsapp',
  // A constant of the specification (section 7), which does not explain it.
  query: { overall: constant(30) },
  answer: record({ phone: contact, whatsapp: at(contact, 'va'), email: contact }),
} satisfies Call;
export type Contacts = AnswerOf<typeof customerService>;

export default {
  call: customerService,
  notes: { va: 'a WhatsApp number, **assumed**' },
  example: { phone: '+52 55 5000 1234', va: '+52 1 55 5000 1235', email: 'ayuda@example.com' },
} satisfies CallDocument<typeof customerService>;
