/** A borrower's bank cards and the account that loans are paid to. Paths and fields are assumed: the specification only names the group. */

import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import accountCall from '../../src/contract/account.ts';
import cardsCall from '../../src/contract/cards.ts';
import newCard from '../../src/contract/new-card.ts';
import {
  bankOfAccount,
  bankOfCard,
  cardOnWire,
  cardsOf,
  isAccountNumber,
  isCardNumber,
  withoutGaps,
} from '../cards.ts';
import { endpoint } from '../endpoint.ts';
import { CODES, Refusal } from '../envelope.ts';
import { bankCards, borrowers } from '../schema.ts';

const MAX_CARDS = 10;
const list = endpoint(cardsCall, async (_, { db, borrower, say }) => ({
  bankCards: (await cardsOf(db, borrower.id)).map(cardOnWire),
  bankNo: borrower.bankNo,
  bankName: bankOfAccount(borrower.bankNo, say).bankName,
}));

const save = endpoint(newCard, async ({ number }, { db, borrower, say }) => {
  const cardNo = withoutGaps(number);
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

const account = endpoint(accountCall, async ({ bankNo: typed }, { db, borrower, say }) => {
  const bankNo = withoutGaps(typed);
  if (!isAccountNumber(bankNo)) {
    throw new Refusal(
      CODES.badInput,
      'Please enter the 18 digits of your CLABE correctly',
      'Escribe bien los 18 dígitos de tu CLABE',
    );
  }
  await db.update(borrowers).set({ bankNo }).where(eq(borrowers.id, borrower.id));
  const { bankName, bankCode } = bankOfAccount(bankNo, say);
  return { bankNo, bankName, bankCode };
});

export const bindCard = [list, save, account];
