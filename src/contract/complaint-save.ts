/** A new complaint. */
import { at, noData, optional, text } from '../api/decode.ts';
import type { Call, CallDocument } from './call.ts';

export const complaintSave = {
  path: '/user-problem/problem-save',
  body: {
    problemType: text,
    problemSonType: optional(text),
    text: at(text, 'problemDetail'),
    photos: at(optional(text), 'problemImage'),
    orderNo: optional(text),
  },
  answer: noData,
} satisfies Call;

export default {
  title: 'complaint: save',
  call: complaintSave,
  isWrite: true,
  notes: { problemImage: 'addresses of uploaded photos, joined by commas' },
} satisfies CallDocument<typeof complaintSave>;
