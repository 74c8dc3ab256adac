/** A borrower's bank cards. Paths and fields are assumed: the specification only names the group. */

import { randomInt } from 'node:crypto';
import cardsCall from '../../src/contract/cards.ts';
import newCard from '../../src/contract/new-card.ts';
import { bankOfCard, cardOnWire, cardsOf, isCardNumber } from '../cards.ts';
import { endpoint } from '../endpoint.ts';
import { CODES, Refusal } from '../envelope.ts';
import { bankCards } from '../schema.ts';

const MAX_CARDS = 10;
const list = endpoint(cardsCall, async (_, { db, borrower }) => ({
  bankCards: (await cardsOf(db, borrower.id)).map(cardOnWire),
}));

const save = endpoint(newCard, async ({ number }, { db, borrower, say }) => {
  const cardNo = number.replace(/[\s-]/g, '');
  if (!isCardNumber(cardNo)) {
    throw new Refusal(CODES.badInput, 'Please enter the card number correctly', 'Escribe bien el número de tu tarjeta');
  }
  const cards = await cardsOf(db, borrower.id);
  if (cards.some((card) => card.cardNo === cardNo)) {
    throw new Refusal(CODES.notAllowed, 'This card is already saved', 'Ya guardaste esta tarjeta');
  }
  if (cards.length >= MAX_CARDS) {
    throw new Refusal(CODES.notAllowed, 'You can save 10 cards at most', 'Puedes guardar hasta 10 tarjetas');
  }
  const id = `6${String(randomInt(1e9)).padStart(9, '0')}`;
  const card = { ...bankOfCard(cardNo, say), borrowerId: borrower.id, id, cardNo };
  await db.insert(bankCards).values(card);
  return cardOnWire(card);
});

export const bindCard = [list, save];
