/** Every state of every screen: the test page opens them, the gallery photographs them, the tests walk through them. */
import type { Scenario, ScreenHeading } from './scenario';
import { cardScenarios } from './screens/cards';
import { complaintScenarios } from './screens/complaint';
import { myComplaintsScenarios } from './screens/complaints';
import { confirmationScenarios } from './screens/confirmation';
import { instructionsScenarios } from './screens/instructions';
import { olderRepaymentScenarios } from './screens/older-repayment';
import { orderScenarios } from './screens/order';
import { promotionScenarios } from './screens/promotion';
import { repaymentScenarios } from './screens/repayment';
import { siteScenarios } from './screens/site';

export const SCENARIOS: readonly Scenario[] = [
  ...confirmationScenarios,
  ...orderScenarios,
  ...repaymentScenarios,
  ...instructionsScenarios,
  ...complaintScenarios,
  ...myComplaintsScenarios,
  ...olderRepaymentScenarios,
  ...cardScenarios,
  ...promotionScenarios,
  ...siteScenarios,
];

export const SCREENS: readonly ScreenHeading[] = [...new Set(SCENARIOS.map(({ screen }) => screen))];
