/** Every state of every screen: the test page opens them, the gallery photographs them, the tests walk through them. */
import { bankCardsStates, newCardStates, productStates, recommendedStates } from './screens/cards';
import { complaintNextStates, complaintStates } from './screens/complaint';
import { complaintDetailStates, complaintListStates } from './screens/complaints';
import { confirmationStates } from './screens/confirmation';
import { contractStates, instructionsStates, serviceStates } from './screens/instructions';
import { cardChoiceStates, olderRepaymentStates } from './screens/older-repayment';
import { orderStates } from './screens/order';
import { downloadStates, promotionStates } from './screens/promotion';
import { extensionStates, repaymentStates } from './screens/repayment';
import { failureStates, legalStates, officialStates } from './screens/site';
import type { ScreenState } from './state';

export const STATES: readonly ScreenState[] = [
  confirmationStates,
  orderStates,
  repaymentStates,
  extensionStates,
  instructionsStates,
  contractStates,
  serviceStates,
  complaintStates,
  complaintNextStates,
  complaintListStates,
  complaintDetailStates,
  olderRepaymentStates,
  cardChoiceStates,
  bankCardsStates,
  newCardStates,
  productStates,
  recommendedStates,
  promotionStates,
  downloadStates,
  officialStates,
  legalStates,
  failureStates,
].flat();
