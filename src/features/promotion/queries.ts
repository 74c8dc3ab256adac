import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { jsonClient, sendRead } from '../../api/client';
import { Failure } from '../../api/failure';
import { callAddress, type Read } from '../../api/request';
import { readPlatform } from '../../host/device';
import { type Campaign, captchaSession, template, trackingOf } from './wire';

/*
 * "static" and the switch below: a code that was sent invalidates what was read, and here nothing may change by that.
 * A new captcha would void the one that the code was sent for, and a template that failed would speak up again.
 */

export const templateRead = (templateId: string | undefined): Read => ({
  client: 'json',
  path: '/api/v2/youmi/service/channel/channel-template',
  query: { templateId },
});

/** How the landing page looks for this channel. */
export const templateQuery = (templateId: string | undefined) =>
  queryOptions({
    queryKey: ['promotion-template', templateId],
    queryFn: async ({ signal }) => v.parse(template, await sendRead(templateRead(templateId), signal)),
    staleTime: 'static',
    enabled: ({ state }) => state.status !== 'error',
  });

export interface CaptchaPicture {
  sid: string;
  /** Where the picture is; each one is asked for once. */
  address: string;
}

/** A fresh captcha: a session, and the address of its picture. Asking again makes the one before void. */
export const captchaQuery = () =>
  queryOptions({
    queryKey: ['promotion-captcha'],
    queryFn: async ({ signal }): Promise<CaptchaPicture> => {
      const { sid } = v.parse(captchaSession, await jsonClient.get('/api/v2/youmi/promotion/get-sid', {}, signal));
      if (sid === undefined) throw new Failure('malformed');
      return { sid, address: callAddress('/api/v2/youmi/promotion/get-captcha', { sid, t: Date.now() }) };
    },
    staleTime: 'static',
    gcTime: 0,
    enabled: ({ state }) => state.status !== 'error',
  });

/**
 * Tells once per load that the page was seen; whether that succeeded is never shown.
 * The template's id is no part of the key: a template that arrives later is no second visit.
 */
export const visitQuery = (campaign: Campaign, templateId: string | undefined) =>
  queryOptions({
    queryKey: ['promotion-visit', campaign],
    queryFn: () =>
      jsonClient.get('/api/v2/youmi/promotion/track-visit', trackingOf(campaign, templateId, readPlatform())).then(
        () => true,
        () => false,
      ),
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
  });
