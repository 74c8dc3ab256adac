/** What a build with the test page does before its first screen: records, simulates the host, and lends a hand. */
import { perform } from '../states/hand';
import type { Step } from '../states/state';
import { takeSteps } from '../states/visit';
import { installSimulatedHost } from './simulated-host';
import { startTimeline } from './timeline';

export function startTestPage(): void {
  installSimulatedHost();
  startTimeline();
  const steps = takeSteps();
  if (steps.length > 0) void lendHand(steps);
}

async function lendHand(steps: readonly Step[]): Promise<void> {
  const stuck = await perform(steps);
  // For whoever drives the page; the screen itself shows how far it came.
  document.documentElement.dataset.visit = stuck === undefined ? 'reached' : 'stuck';
  if (stuck !== undefined) console.warn('The state was not reached:', stuck);
}
