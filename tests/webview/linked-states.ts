/** The states that a link can open, without taps. */
import { SCENARIOS } from '../../src/test-page/scenarios/catalogue.ts';

/** Failures look the same on every screen but for their texts, so one screen is enough. */
const FAILING = 'screen.repayment';

/** Scenarios that need only a link and the server's answers, and that become idle. */
export const LINKED_STATES = SCENARIOS.filter(
  ({ screen, faults = [], steps = [], waiting }) =>
    steps.length === 0 && waiting !== true && (screen === FAILING || faults.every(({ kind }) => kind === 'data')),
);
