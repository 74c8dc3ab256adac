/** The borrower's rating of an order or of a complaint. */
import { code, noData } from '../api/decode.ts';
import type { Call, CallDocument } from './call.ts';

export const rating = {
  path: '/v3/loan-details/google-score',
  body: { score: code },
  answer: noData,
} satisfies Call;

export default {
  call: rating,
  methods: 'GET or POST',
  isWrite: true,
  notes: { score: '1 to 5' },
} satisfies CallDocument<typeof rating>;
