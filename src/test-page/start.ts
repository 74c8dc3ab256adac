/** What a build with the test page does before its first screen. The app itself knows this file and the page's route. */
import { readLanguage } from '../platform/session';
import { showToast } from '../ui/overlay/toast';
import { startSimulatedHost } from './logs/simulated-host';
import { startReturnLink } from './return-link';
import { takeSteps } from './scenarios/open-scenario';
import { runSteps } from './scenarios/run-steps';
import type { Step } from './scenarios/scenario';
import { startTimeline } from './timeline/timeline';
import { loadTranslations } from './translations';

export function startTestPage(): void {
  // A frame, such as the site's privacy policy, shares the tab's storage: the steps belong to the page around it.
  if (window.parent !== window) return;
  startSimulatedHost();
  startTimeline();
  startReturnLink();
  const steps = takeSteps();
  if (steps.length > 0) void finishScenario(steps);
}

async function finishScenario(steps: readonly Step[]): Promise<void> {
  await takenOver();
  // For browser tests: what the page does by itself ends here.
  performance.mark('steps');
  const failed = await runSteps(steps);
  // For browser tests.
  document.documentElement.dataset.scenario = failed === undefined ? 'reached' : 'stuck';
  if (failed === undefined) return;
  console.warn('The state was not reached:', failed);
  const t = await loadTranslations(readLanguage());
  showToast(t('scenarios.stuck', { step: targetOf(failed) }), { duration: 8000 });
}

/**
 * Resolves when the app has replaced the first paint, and this is painted. A tap on the first paint would be repeated by the
 * app, so that what the steps do would depend on the speed of the network.
 */
async function takenOver(): Promise<void> {
  await new Promise<void>((resolve) => {
    const check = () => {
      if (document.getElementById('first-paint') !== null) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true });
    check();
  });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

const targetOf = (step: Step) =>
  'name' in step ? step.name : 'label' in step ? step.label : 'text' in step ? step.text : step.do;
