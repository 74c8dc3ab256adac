/** Every state of every screen: the test page opens them, the gallery photographs them, the tests walk through them. */

import type { Scenario, ScreenName } from './scenario';
import { bankCardsScenarios, newCardScenarios, productScenarios, recommendedScenarios } from './screens/cards';
import { complaintComposeScenarios, complaintScenarios } from './screens/complaint';
import { complaintDetailScenarios, complaintListScenarios } from './screens/complaints';
import { confirmationScenarios } from './screens/confirmation';
import { contractScenarios, instructionsScenarios, serviceScenarios } from './screens/instructions';
import { cardChoiceScenarios, olderRepaymentScenarios } from './screens/older-repayment';
import { orderScenarios } from './screens/order';
import { downloadScenarios, promotionScenarios } from './screens/promotion';
import { extensionScenarios, repaymentScenarios } from './screens/repayment';
import { failureScenarios, legalScenarios, officialScenarios } from './screens/site';

export const SCENARIOS: readonly Scenario[] = [
  confirmationScenarios,
  orderScenarios,
  repaymentScenarios,
  extensionScenarios,
  instructionsScenarios,
  contractScenarios,
  serviceScenarios,
  complaintScenarios,
  complaintComposeScenarios,
  complaintListScenarios,
  complaintDetailScenarios,
  olderRepaymentScenarios,
  cardChoiceScenarios,
  bankCardsScenarios,
  newCardScenarios,
  productScenarios,
  recommendedScenarios,
  promotionScenarios,
  downloadScenarios,
  officialScenarios,
  legalScenarios,
  failureScenarios,
].flat();

/** The screens of the catalogue, in their order. */
export const SCREENS: readonly ScreenName[] = [...new Set(SCENARIOS.map(({ screen }) => screen))];
