/** The upload of one photo of a complaint. */
import * as v from 'valibot';
import { at, file, record, text } from '../api/decode.ts';
import type { Call, CallDocument } from './call.ts';

export const photo = {
  path: '/user-problem/upload-problem-img',
  body: { file: at(file, 'problemImage') },
  answer: v.pipe(
    record({ url: text }),
    v.transform(({ url }) => url),
  ),
} satisfies Call;

export default {
  call: photo,
  isWrite: true,
  notes: { problemImage: 'the file, as multipart', url: 'sent back with the complaint' },
  example: { url: '/images/3f2b8a.jpg' },
} satisfies CallDocument<typeof photo>;
