import { queryOptions } from '@tanstack/react-query';
import { jsonClient } from '../../api/client';
import { Failure } from '../../api/failure';
import { readQuery } from '../../api/read-query';
import { callAddress, firstRead } from '../../api/request';
import { readPlatform } from '../../platform/device';
import { screens } from '../../screens';
import { type Campaign, captchaSession, template, trackingOf } from './wire';

/** The template of the landing page for this channel. It is static: the page does not change while it is open. */
export const templateQuery = (id: string | undefined) =>
  queryOptions({
    ...readQuery(firstRead(screens.promotion.read, { id }), template),
    staleTime: 'static',
  });

/**
 * A new captcha: a session and the address of its picture, which is requested only once. It is static: loading another
 * one would make it invalid.
 */
export const captchaQuery = () =>
  queryOptions({
    queryKey: ['promotion-captcha'],
    queryFn: async ({ signal }) => {
      const { sid } = await jsonClient.get('/api/v2/youmi/promotion/get-sid', captchaSession, {}, signal);
      if (sid === undefined) throw new Failure('malformed');
      return { sid, address: callAddress('/api/v2/youmi/promotion/get-captcha', { sid, t: Date.now() }) };
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
    queryFn: () =>
      jsonClient.inform('/api/v2/youmi/promotion/track-visit', trackingOf(campaign, templateId, readPlatform())),
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
  });
