/** A visit of the landing page. Nothing is shown if it fails. */
import { constant, noData, text } from '../api/decode';
import type { Call, CallDocument } from './call';

export const visitFields = {
  page_id: text,
  user_from: text,
  client_type: text,
  page_type: constant(1),
  utm_tag: text,
  app_from: text,
};

/** The fields that a link of a campaign may lack. */
export const OF_CAMPAIGN = ['page_id', 'user_from', 'utm_tag', 'app_from'];

export const visit = {
  path: '/api/v2/youmi/promotion/track-visit',
  query: visitFields,
  answer: noData,
} satisfies Call;

export default {
  title: 'visit',
  call: visit,
  methods: 'GET',
  optional: OF_CAMPAIGN,
  notes: { client_type: '`ios` or `android`' },
} satisfies CallDocument<typeof visit>;
