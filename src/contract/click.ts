/** A tap on one of the two buttons of the landing page. Nothing is shown if it fails. */
import { noData, text } from '../api/decode.ts';
import type { Call, CallDocument } from './call.ts';
import { visitFields } from './visit.ts';

export const click = {
  path: '/api/v2/youmi/promotion/track-click',
  query: { ...visitFields, phone: text },
  answer: noData,
} satisfies Call;

export default {
  call: click,
  isWrite: true,
  notes: { client_type: '`ios` or `android`' },
} satisfies CallDocument<typeof click>;
