import { sendQuietly, sendWrite } from '../../api/client';
import { click } from '../../contract/click';
import { registration } from '../../contract/registration';
import { smsCode } from '../../contract/sms-code';
import { ownDeviceId, readPlatform } from '../../platform/device';
import type { Write } from '../../ui/write/use-submit';
import { type Campaign, trackingOf } from './queries';

interface CodeRequest {
  phone: string;
  captcha: string;
  sid: string;
  campaign: Campaign;
}

interface Registration extends CodeRequest {
  smsCode: string;
}

/** Each call sends only the fields that it has in the contract. */
const request = ({ campaign, ...fields }: CodeRequest) => ({ ...fields, ...campaign, deviceId: ownDeviceId() });

export const sendCode: Write<CodeRequest, undefined> = {
  name: 'send-code',
  send: (form) => sendWrite(smsCode, request(form)),
};

/** Registers the phone number as an account. */
export const register: Write<Registration, undefined> = {
  name: 'register',
  send: (form) => sendWrite(registration, { ...request(form), userName: form.phone, smsCode: form.smsCode }),
};

/** Reports a click on one of the two buttons. Failures are not shown. */
export function trackClick(campaign: Campaign, templateId: string | undefined, phone: string): void {
  void sendQuietly(click, { ...trackingOf(campaign, templateId, readPlatform()), phone });
}
