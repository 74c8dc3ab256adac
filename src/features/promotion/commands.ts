import { jsonClient } from '../../api/client';
import { createUuid, ownDeviceId, readPlatform } from '../../host/device';
import type { Write } from '../../ui/use-submit';
import { type Campaign, trackingOf } from './wire';

interface CodeRequest {
  phone: string;
  captcha: string;
  sid: string;
  campaign: Campaign;
}

interface Registration extends CodeRequest {
  smsCode: string;
}

/** What both writes say. */
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

/** Has a code sent by SMS. Its refusals have words of their own, so they are told by the page. */
export const sendCode: Write<CodeRequest, unknown> = {
  mutationKey: ['send-code'],
  meta: { quiet: true },
  mutationFn: (wish) =>
    jsonClient.post('/api/v2/youmi/promotion/get-sms', request(wish), { idempotencyKey: createUuid() }),
};

/** Registers the phone number as an account (specification, section 3: registration payload). */
export const register: Write<Registration, unknown> = {
  mutationKey: ['register'],
  meta: { quiet: true },
  mutationFn: (wish) =>
    jsonClient.post(
      '/api/v2/youmi/promotion/register',
      {
        ...request(wish),
        // The landing page's merchant number (specification, section 9).
        merchantNumber: 0,
        userName: wish.phone,
        smsCode: wish.smsCode,
        invite_code: wish.campaign.invite_code,
        id: wish.campaign.id,
      },
      { idempotencyKey: createUuid() },
    ),
};

/** Counts a tap on one of the two buttons; whether that succeeded is never shown. */
export function trackClick(campaign: Campaign, templateId: string | undefined, phone: string): void {
  jsonClient
    .get('/api/v2/youmi/promotion/track-click', { ...trackingOf(campaign, templateId, readPlatform()), phone })
    .catch(() => undefined);
}
