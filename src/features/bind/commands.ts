import { sendWrite } from '../../api/client';
import { type BankCard, cards } from '../../contract/cards';
import { newCard } from '../../contract/new-card';
import type { Write } from '../../ui/write/use-submit';
import type { CardForm } from './rules';

/** Saves a bank card. The number contains digits only. */
export const saveCard: Write<CardForm, BankCard> = {
  name: 'save-card',
  invalidates: [[cards.path]],
  send: ({ holder, number, phone }) => sendWrite(newCard, { holder: holder.trim(), number, phone }),
};
