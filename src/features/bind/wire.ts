/**
 * The server's words for bank cards. Assumed as a whole, here alone: the specification names the group `/v3/bind-card`
 * and neither its paths nor its fields.
 */
import * as v from 'valibot';
import { listOf, record, text } from '../../api/decode';
import type { CardForm } from './rules';

export const BIND_CARD_PATHS = {
  list: '/v3/bind-card/bind-card-list',
  save: '/v3/bind-card/bind-card-save',
} as const;

/** A card; the server names the bank by the number. */
export const savedCard = v.pipe(
  record({ id: text, bankName: text, cardNo: text }),
  v.transform(({ id, bankName, cardNo }) => ({ id, bank: bankName, number: cardNo })),
);
export const boundCards = v.pipe(
  record({ bankCards: listOf(savedCard) }),
  v.transform(({ bankCards }) => bankCards),
);
export type SavedCard = v.InferOutput<typeof savedCard>;

/** What is sent: digits alone. */
export const cardRequest = ({ holder, number, phone }: CardForm) => ({
  userName: holder.trim(),
  cardNo: number,
  phone,
});
