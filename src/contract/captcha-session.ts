/** A new captcha. */
import { record, text } from '../api/decode.ts';
import type { Call, CallDocument } from './call.ts';

export const captchaSession = {
  path: '/api/v2/youmi/promotion/get-sid',
  query: {},
  answer: record({ sid: text }),
} satisfies Call;

export default {
  call: captchaSession,
  example: { sid: 'd3479e6c-8a6d-4a79-91c8-309c3a812013' },
} satisfies CallDocument<typeof captchaSession>;
