/** The request of an SMS code for a registration. */
import { at, noData, optional, text } from '../api/decode.ts';
import type { Call, CallDocument } from './call.ts';

/** The fields that the request of a code and the registration share. */
export const registrationFields = {
  phone: text,
  captcha: at(text, 'capcode'),
  sid: text,
  deviceId: text,
  appName: optional(text),
  app_from: optional(text),
  user_from: optional(text),
  utm_tag: optional(text),
};

/** The codes of refusals: the captcha is wrong, the number has an account (specification, section 8). */
export const WRONG_CAPTCHA = '101';
export const ALREADY_REGISTERED = '11';

export const smsCode = {
  path: '/api/v2/youmi/promotion/get-sms',
  body: registrationFields,
  answer: noData,
} satisfies Call;

export default {
  title: 'SMS code',
  call: smsCode,
  isWrite: true,
  refusals: { [WRONG_CAPTCHA]: 'wrong captcha', [ALREADY_REGISTERED]: 'already registered' },
  notes: { capcode: "the captcha's characters", deviceId: 'a UUID, see section 6' },
} satisfies CallDocument<typeof smsCode>;
