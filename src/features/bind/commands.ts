import { formClient } from '../../api/client';
import { createUuid } from '../../platform/device';
import type { Write } from '../../ui/write/use-submit';
import { boundCardsQuery } from './queries';
import type { CardForm } from './rules';
import { cardRequest, type SavedCard, savedCard } from './wire';

/** Saves a bank card. */
export const saveCard: Write<CardForm, SavedCard> = {
  mutationKey: ['save-card'],
  meta: { invalidates: [boundCardsQuery().queryKey] },
  mutationFn: (form) =>
    formClient.post('/v3/bind-card/bind-card-save', savedCard, cardRequest(form), { idempotencyKey: createUuid() }),
};
