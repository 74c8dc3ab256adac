/** The registration of a phone number as an account (specification, section 3). */
import { constant, noData, optional, text } from '../api/decode.ts';
import type { Call, CallDocument } from './call.ts';
import { ALREADY_REGISTERED, registrationFields, WRONG_CAPTCHA } from './sms-code.ts';

/** The code of a refusal that only this call has: the captcha is wrong (specification, section 8). */
export const WRONG_CAPTCHA_FOR_REGISTRATION = '-1';

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
  refusals: {
    [WRONG_CAPTCHA]: 'wrong captcha',
    [WRONG_CAPTCHA_FOR_REGISTRATION]: 'wrong captcha',
    [ALREADY_REGISTERED]: 'already registered',
  },
  notes: { userName: 'the phone number' },
} satisfies CallDocument<typeof registration>;
