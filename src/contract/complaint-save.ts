/** A new complaint. */
import { at, noData, text } from '../api/decode';
import type { Call, CallDocument } from './call';

export const complaintSave = {
  path: '/user-problem/problem-save',
  body: {
    problemType: text,
    problemSonType: text,
    text: at(text, 'problemDetail'),
    photos: at(text, 'problemImage'),
    orderNo: text,
  },
  answer: noData,
} satisfies Call;

export default {
  title: 'complaint: save',
  call: complaintSave,
  methods: 'POST',
  optional: ['problemSonType', 'orderNo', 'problemImage'],
  notes: { problemImage: 'addresses of uploaded photos, joined by commas' },
} satisfies CallDocument<typeof complaintSave>;
