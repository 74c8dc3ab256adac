/** The picture of a captcha: the answer is an image instead of an envelope. */
import { date, noData, text } from '../api/decode.ts';
import type { Call, CallDocument } from './call.ts';

export const captchaImage = {
  path: '/api/v2/youmi/promotion/get-captcha',
  query: { sid: text, t: date },
  answer: noData,
} satisfies Call;

export default {
  call: captchaImage,
  isImage: true,
  notes: { t: 'ms, so that no cache answers' },
} satisfies CallDocument<typeof captchaImage>;
