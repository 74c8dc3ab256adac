/** The request of an SMS code for a registration. */
import { at, noData, text } from '../api/decode';
import type { Call, CallDocument } from './call';

/** The fields that the request of a code and the registration share. */
export const registrationFields = {
  phone: text,
  captcha: at(text, 'capcode'),
  sid: text,
  deviceId: text,
  appName: text,
  app_from: text,
  user_from: text,
  utm_tag: text,
};

/** The fields that a link of a campaign may lack. */
export const OF_LINK = ['appName', 'app_from', 'user_from', 'utm_tag'];

export const smsCode = {
  path: '/api/v2/youmi/promotion/get-sms',
  body: registrationFields,
  answer: noData,
} satisfies Call;

export default {
  title: 'SMS code',
  call: smsCode,
  methods: 'POST',
  optional: OF_LINK,
  notes: { capcode: "the captcha's characters", deviceId: 'a UUID, see section 6' },
} satisfies CallDocument<typeof smsCode>;
