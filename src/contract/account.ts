/** The account that loans are paid to, which the app does not change. Path and fields are assumed. */
import { noData, text } from '../api/decode.ts';
import type { Call, CallDocument } from './call.ts';

const account = {
  path: '/v3/bind-card/bind-bank',
  body: { bankNo: text },
  answer: noData,
} satisfies Call;

export default {
  title: 'account',
  call: account,
  methods: 'POST',
  isWrite: true,
  isAssumed: true,
  isUnused: true,
  notRead: ['bankNo', 'bankName', 'bankCode'],
  notes: { bankNo: '18 digits' },
} satisfies CallDocument<typeof account>;
