/** The reads of the promotion, and the schemas of its answers (contract, section 5: template to register). */

import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { inform, sendRead } from '../../api/client';
import { record, text } from '../../api/decode';
import { Failure } from '../../api/failure';
import { readQuery } from '../../api/read-query';
import { callAddress, firstRead } from '../../api/request';
import type { Parameters } from '../../platform/address';
import { type Platform, readPlatform } from '../../platform/device';
import { screens } from '../../screens';

export const template = v.pipe(
  record({
    id: text,
    template: record({ title: text, subtitle: text, banner: text, logo: text, buttonText: text, background: text }),
  }),
  v.transform(({ id, template: content }) => ({ id, ...content })),
);
export type Template = v.InferOutput<typeof template>;

export const captchaSession = record({ sid: text });

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
  page_type: 1,
  utm_tag,
  app_from,
});

/** The template of the landing page for this channel. It is static: the page does not change while it is open. */
export const templateQuery = (id: string | undefined) =>
  queryOptions({
    ...readQuery(firstRead(screens.promotion.read, { id }), template),
    staleTime: 'static',
  });

/**
 * A new captcha: a session and the URL of its picture, which is requested only once. It is static: loading another
 * one would make it invalid.
 */
export const captchaQuery = () =>
  queryOptions({
    queryKey: ['promotion-captcha'],
    queryFn: async ({ signal }) => {
      const { sid } = await sendRead({ path: '/api/v2/youmi/promotion/get-sid' }, captchaSession, signal);
      if (sid === undefined) throw new Failure('malformed');
      return { sid, url: callAddress('/api/v2/youmi/promotion/get-captcha', { sid, t: Date.now() }) };
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
    queryFn: () => inform('/api/v2/youmi/promotion/track-visit', trackingOf(campaign, templateId, readPlatform())),
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
  });
