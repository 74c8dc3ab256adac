/** How an older loan can be repaid. */
import * as v from 'valibot';
import { at, flag, listOf, record, text } from '../api/decode.ts';
import type { AnswerOf, Call, CallDocument } from './call.ts';
import { type BankCard, bankCard } from './cards.ts';

export const OLDER_LOAN = '/api/v1/youmi/youmi-api/service/loan';

export const waysToRepay = {
  path: `${OLDER_LOAN}/repayment-way`,
  query: { orderId: text },
  body: {},
  answer: v.pipe(
    record({
      offersAlipay: at(flag, 'alipay'),
      token: at(text, 'repayToken'),
      cards: at(listOf(bankCard), 'bankCards'),
    }),
    v.transform(({ cards, ...wire }) => ({ ...wire, cards: cards.filter(isChoosable).map(withKey) })),
  ),
} satisfies Call;
export type WaysToRepay = AnswerOf<typeof waysToRepay>;
export type PaymentCard = WaysToRepay['cards'][number];

/** A card without id and number cannot be named in a payment, so it is left out. */
const isChoosable = ({ id, number }: BankCard) => id !== undefined || number !== undefined;

const withKey = (card: BankCard, index: number, all: readonly BankCard[]) => ({
  ...card,
  /** Identifies a card even if ids are missing or repeat. Does not contain the number, because it is saved on the device. */
  key: card.id !== undefined && all.findIndex(({ id }) => card.id === id) === index ? card.id : `#${index}`,
});

export default {
  call: waysToRepay,
  notes: { orderId: 'in the query; the body is empty' },
  example: {
    alipay: 1,
    repayToken: '12e1c086-2ba7-48ff-9b8c-d1cc92a5981f',
    bankCards: [{ id: '5001', bankName: 'Banco Norte', cardNo: '4000123456789017', bankCode: 'BN01' }],
  },
} satisfies CallDocument<typeof waysToRepay>;
