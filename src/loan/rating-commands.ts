import { formClient } from '../api/client';
import { noData } from '../api/decode';
import { createUuid } from '../host/device';
import type { Write } from '../ui/use-submit';

/** Sends the borrower's stars, 1 to 5 (contract, section 5: rate). */
export const rateService: Write<number, undefined> = {
  mutationKey: ['rate-service'],
  // The reads that say whether a rating is asked for.
  meta: { invalidates: [['order'], ['complaint-detail']] },
  mutationFn: (score) =>
    formClient.post('/v3/loan-details/google-score', noData, { score }, { idempotencyKey: createUuid() }),
};
