/** A visit of the landing page. Nothing is shown if it fails. */
import { constant, noData, optional, text } from '../api/decode.ts';
import type { Call, CallDocument } from './call.ts';

export const visitFields = {
  page_id: optional(text),
  user_from: optional(text),
  client_type: text,
  page_type: constant(1),
  utm_tag: optional(text),
  app_from: optional(text),
};

export const visit = {
  path: '/api/v2/youmi/promotion/track-visit',
  query: visitFields,
  answer: noData,
} satisfies Call;

export default {
  call: visit,
  isWrite: true,
  notes: { client_type: '`ios` or `android`' },
} satisfies CallDocument<typeof visit>;
