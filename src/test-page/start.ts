/** What a build with the test page does before its first screen: records, simulates the host, and lends a hand. */
import { readLanguage } from '../host/session';
import { showToast } from '../ui/toast';
import { installSimulatedHost } from './bridge/simulated-host';
import { takeSteps } from './scenarios/open-scenario';
import type { Step } from './scenarios/scenario';
import { runSteps } from './scenarios/step-runner';
import { startTimeline } from './timeline/timeline';
import { loadTranslations, type Translate } from './translations';

export function startTestPage(): void {
  // A frame, such as the site's privacy policy, shares the tab's storage: the steps belong to the page around it.
  if (window.parent !== window) return;
  installSimulatedHost();
  startTimeline();
  const steps = takeSteps();
  if (steps.length > 0) void lendHand(steps);
}

async function lendHand(steps: readonly Step[]): Promise<void> {
  const stuck = await runSteps(steps);
  // For whoever drives the page; the screen itself shows how far it came.
  document.documentElement.dataset.visit = stuck === undefined ? 'reached' : 'stuck';
  if (stuck === undefined) return;
  console.warn('The state was not reached:', stuck);
  const t = await loadTranslations(readLanguage());
  showToast(t('scenarios.stuck', { step: textOf(t, stuck) }), 8000);
}

/** What the step waited for. */
function textOf(t: Translate, step: Step): string {
  switch (step.do) {
    case 'press':
      return step.name;
    case 'fill':
      return step.label;
    case 'photos':
      return t('photo');
    case 'calm':
      return t('section.network');
    default:
      return step.words;
  }
}
