/** A new bank card; the server finds its bank by the number. Path and fields are assumed. */
import { at, optional, text } from '../api/decode.ts';
import type { Call, CallDocument } from './call.ts';
import { bankCard, cardExample } from './cards.ts';

export const newCard = {
  path: '/v3/bind-card/bind-card-save',
  body: { holder: at(optional(text), 'userName'), number: at(text, 'cardNo'), phone: optional(text) },
  answer: bankCard,
} satisfies Call;

export default {
  call: newCard,
  isWrite: true,
  isAssumed: true,
  notes: { cardNo: '12 to 19 digits' },
  example: cardExample,
} satisfies CallDocument<typeof newCard>;
