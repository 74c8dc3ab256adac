/** The borrower's bank cards. Path and fields are assumed: the specification names the group `/v3/bind-card` alone. */
import * as v from 'valibot';
import { at, listOf, record, text } from '../api/decode.ts';
import type { Call, CallDocument } from './call.ts';

export const bankCard = record({ id: text, bank: at(text, 'bankName'), number: at(text, 'cardNo'), bankCode: text });
export type BankCard = v.InferOutput<typeof bankCard>;

export const cardExample = { id: '5001', bankName: 'Banco Norte', cardNo: '4000123456789017', bankCode: 'BN01' };

export const cards = {
  path: '/v3/bind-card/bind-card-list',
  query: {},
  answer: v.pipe(
    record({ bankCards: listOf(bankCard) }),
    v.transform(({ bankCards }) => bankCards),
  ),
} satisfies Call;

export default {
  call: cards,
  isAssumed: true,
  example: { bankCards: [cardExample] },
} satisfies CallDocument<typeof cards>;
