/** The wire schemas of the promotion (contract, section 5: template to register). */
import * as v from 'valibot';
import { record, text } from '../../api/decode';
import type { Parameters } from '../../platform/address';
import type { Platform } from '../../platform/device';

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
