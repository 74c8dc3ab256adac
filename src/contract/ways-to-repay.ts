/** How an older loan can be repaid. */
import * as v from 'valibot';
import { at, flag, listOf, record, text } from '../api/decode.ts';
import { lastFour } from '../format/digits.ts';
import type { AnswerOf, Call, CallDocument } from './call.ts';
import { type BankCard, bankCard, cardExample } from './cards.ts';

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

const withKey = (card: BankCard, index: number, all: readonly BankCard[]) => {
  const { id } = card;
  const isOnly = all.every((other) => other === card || other.id !== id);
  const name = nameOf(card);
  const before = all.slice(0, index).filter((other) => nameOf(other) === name).length;
  return {
    ...card,
    /** Identifies a card, also in a later answer with another order, even if ids are missing or repeat. */
    key: id !== undefined && isOnly ? id : `${name}${before}`,
  };
};

/** Of the number only the last digits, because the key is saved on the device. */
const nameOf = ({ id, bank, number = '' }: BankCard) => JSON.stringify([id, bank, lastFour(number)]);

export default {
  call: waysToRepay,
  notes: { orderId: 'in the query; the body is empty' },
  example: {
    alipay: 1,
    repayToken: '12e1c086-2ba7-48ff-9b8c-d1cc92a5981f',
    bankCards: [cardExample],
  },
} satisfies CallDocument<typeof waysToRepay>;
