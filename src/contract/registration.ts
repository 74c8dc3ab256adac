/** The registration of a phone number as an account (specification, section 3). */
import { constant, noData, optional, text } from '../api/decode.ts';
import type { Call, CallDocument } from './call.ts';
import { registrationFields } from './sms-code.ts';

export const registration = {
  path: '/api/v2/youmi/promotion/register',
  body: {
    ...registrationFields,
    // The landing page's merchant number (specification, section 9).
    merchantNumber: constant(0),
    userName: text,
    smsCode: text,
    invite_code: optional(text),
    id: optional(text),
  },
  answer: noData,
} satisfies Call;

export default {
  call: registration,
  isWrite: true,
  refusals: { 101: 'wrong captcha', '-1': 'wrong captcha', 11: 'already registered' },
  notes: { userName: 'the phone number' },
} satisfies CallDocument<typeof registration>;
