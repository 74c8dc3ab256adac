import { queryOptions } from '@tanstack/react-query';
import { sendQuietly, sendRead } from '../../api/client';
import { Failure } from '../../api/failure';
import { readQuery } from '../../api/read-query';
import { callAddress } from '../../api/request';
import { captchaImage } from '../../contract/captcha-image';
import { captchaSession } from '../../contract/captcha-session';
import { template } from '../../contract/template';
import { visit } from '../../contract/visit';
import type { Parameters } from '../../platform/address';
import { type Platform, readPlatform } from '../../platform/device';

/** The referral parameters of the address, with wire names; absent parameters stay absent. */
export const campaignOf = (parameters: Parameters) => ({
  appName: parameters.get('appName'),
  app_from: parameters.get('app_from'),
  user_from: parameters.get('user_from'),
  utm_tag: parameters.get('utm_tag'),
  id: parameters.get('id'),
  invite_code: parameters.get('invite_code'),
});
export type Campaign = ReturnType<typeof campaignOf>;

/**
 * The fields of a visit and of a click. Every system but iOS is sent as Android (assumed).
 * @param templateId identifies the page when the address has no id.
 */
export const trackingOf = (
  { id, user_from, utm_tag, app_from }: Campaign,
  templateId: string | undefined,
  platform: Platform,
) => ({
  page_id: id || templateId,
  user_from,
  client_type: platform === 'ios' ? 'ios' : 'android',
  utm_tag,
  app_from,
});

/** The template of the landing page for this channel. It is static: the page does not change while it is open. */
export const templateQuery = (id: string | undefined) =>
  queryOptions({ ...readQuery(template, { id }), staleTime: 'static' });

/**
 * A new captcha: a session and the URL of its picture, which is requested only once. It is static: loading another
 * one would make it invalid.
 */
export const captchaQuery = () =>
  queryOptions({
    queryKey: ['promotion-captcha'],
    queryFn: async ({ signal }) => {
      const { sid } = await sendRead(captchaSession, {}, signal);
      if (sid === undefined) throw new Failure('malformed');
      return { sid, url: callAddress(captchaImage.path, { sid, t: Date.now() }) };
    },
    staleTime: 'static',
    gcTime: 0,
  });

/**
 * Reports a visit once per page load. Failures are not shown.
 * The key excludes the template's id, so that a template that loads later is not reported as a second visit.
 */
export const visitQuery = (campaign: Campaign, templateId: string | undefined) =>
  queryOptions({
    queryKey: ['promotion-visit', campaign],
    queryFn: () => sendQuietly(visit, trackingOf(campaign, templateId, readPlatform())),
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
  });
