/**
 * The reads of bank cards, and the schemas of their answers. All of them are assumed: the specification names the group
 * `/v3/bind-card`, but neither its paths nor its fields.
 */
import * as v from 'valibot';
import { listOf, record, text } from '../../api/decode';
import { readQuery } from '../../api/read-query';

/** A card. The server finds the bank by the number. */
export const savedCard = v.pipe(
  record({ id: text, bankName: text, cardNo: text }),
  v.transform(({ id, bankName, cardNo }) => ({ id, bank: bankName, number: cardNo })),
);
export const boundCards = v.pipe(
  record({ bankCards: listOf(savedCard) }),
  v.transform(({ bankCards }) => bankCards),
);
export type SavedCard = v.InferOutput<typeof savedCard>;

export const boundCardsQuery = () => readQuery({ path: '/v3/bind-card/bind-card-list' }, boundCards);
