/** The texts and pictures of the landing page. All are optional (assumed). */
import * as v from 'valibot';
import { at, optional, record, text } from '../api/decode.ts';
import type { Call, CallDocument } from './call.ts';

export const template = {
  path: '/api/v2/youmi/service/channel/channel-template',
  query: { id: at(optional(text), 'templateId') },
  answer: v.pipe(
    record({
      id: text,
      template: record({ title: text, subtitle: text, banner: text, logo: text, buttonText: text, background: text }),
    }),
    v.transform(({ id, template: content }) => ({ id, ...content })),
  ),
} satisfies Call;

export default {
  call: template,
  notes: { templateId: "the address's `id`", template: 'its fields are **assumed**' },
  example: {
    id: '1',
    template: {
      title: 'Money for today',
      subtitle: 'Apply in five minutes.',
      banner: '/pictures/promotion-banner.svg',
      logo: '/pictures/product-azul.svg',
      buttonText: 'Register and download the app',
      background: '#0a4a86',
    },
  },
} satisfies CallDocument<typeof template>;
