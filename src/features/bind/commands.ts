import { formClient } from '../../api/client';
import { createUuid } from '../../platform/device';
import type { Write } from '../../ui/write/use-submit';
import { boundCardsQuery, cardRequest, type SavedCard, savedCard } from './queries';
import type { CardForm } from './rules';

/** Saves a bank card. */
export const saveCard: Write<CardForm, SavedCard> = {
  mutationKey: ['save-card'],
  meta: { invalidates: [boundCardsQuery().queryKey] },
  mutationFn: (form) =>
    formClient.post('/v3/bind-card/bind-card-save', savedCard, cardRequest(form), { idempotencyKey: createUuid() }),
};
