import { sendWrite } from '../../api/client';
import type { Write } from '../../ui/write/use-submit';
import { boundCardsQuery, type SavedCard, savedCard } from './queries';
import type { CardForm } from './rules';

/** Saves a bank card. The number contains digits only. */
export const saveCard: Write<CardForm, SavedCard> = {
  mutationKey: ['save-card'],
  meta: { invalidates: [boundCardsQuery().queryKey] },
  mutationFn: ({ holder, number, phone }) =>
    sendWrite('/v3/bind-card/bind-card-save', savedCard, { userName: holder.trim(), cardNo: number, phone }),
};
