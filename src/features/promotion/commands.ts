import { inform, sendWrite } from '../../api/client';
import { noData } from '../../api/decode';
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

const request = ({ phone, captcha, sid, campaign: { appName, app_from, user_from, utm_tag } }: CodeRequest) => ({
  phone,
  capcode: captcha,
  sid,
  deviceId: ownDeviceId(),
  appName,
  app_from,
  user_from,
  utm_tag,
});

export const sendCode: Write<CodeRequest, undefined> = {
  mutationKey: ['send-code'],
  mutationFn: (registration) => sendWrite('/api/v2/youmi/promotion/get-sms', noData, request(registration)),
};

/** Registers the phone number as an account (specification, section 3: registration payload). */
export const register: Write<Registration, undefined> = {
  mutationKey: ['register'],
  mutationFn: (registration) =>
    sendWrite('/api/v2/youmi/promotion/register', noData, {
      ...request(registration),
      // The landing page's merchant number (specification, section 9).
      merchantNumber: 0,
      userName: registration.phone,
      smsCode: registration.smsCode,
      invite_code: registration.campaign.invite_code,
      id: registration.campaign.id,
    }),
};

/** Reports a click on one of the two buttons. Failures are not shown. */
export function trackClick(campaign: Campaign, templateId: string | undefined, phone: string): void {
  void inform('/api/v2/youmi/promotion/track-click', {
    ...trackingOf(campaign, templateId, readPlatform()),
    phone,
  });
}
