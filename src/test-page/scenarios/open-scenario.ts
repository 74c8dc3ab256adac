/** Opens a screen in a state: sets the sandbox's faults, reloads at the screen's route, then the steps run there. */
import * as v from 'valibot';
import { mergeParameters, parseQuery, writeQuery } from '../../platform/address';
import { createUuid } from '../../platform/device';
import { splitHash } from '../../platform/hash';
import { openAnew } from '../../platform/navigation';
import { localStore, sessionStore } from '../../platform/storage';
import { addFaults } from '../faults/admin-api';
import { saveSimulatedHost } from '../logs/simulated-host';
import { saveReturnRoute } from '../return-link';
import { saveTimeline } from '../timeline/timeline';
import type { localized, Step } from './scenario';

const STEPS_KEY = 'host.steps';

/**
 * @param route hash address with the session. Without a `userId` it gets a new one: a borrower to whom nothing has happened
 * yet. @param scenario in the page's language. @throws Failure when the backend takes no faults; the page stays.
 */
export async function openScenario(route: string, { faults, steps }: ReturnType<typeof localized>): Promise<void> {
  const { path, search } = splitHash(route);
  const query = parseQuery(search);
  const userId = mergeParameters('', search).get('userId') ?? `qa-${createUuid().slice(0, 13)}`;
  query.set('userId', userId);
  // Faults are scoped to this user id, so parallel testers do not affect each other.
  await addFaults(faults.map((fault) => ({ ...fault, userId })));
  // Flags of earlier scenarios, such as a rating that is asked for once, would change this one.
  sessionStore.clearExcept('setting');
  localStore.clearExcept('setting');
  saveTimeline();
  saveSimulatedHost();
  saveReturnRoute();
  sessionStore.write(STEPS_KEY, steps);
  openAnew(`${path}?${writeQuery(query)}`);
}

/** The steps for the screen that has just been opened; only the first call returns them. */
export function takeSteps(): readonly Step[] {
  const steps = sessionStore.read(STEPS_KEY, v.custom<Step[]>(Array.isArray)) ?? [];
  sessionStore.remove(STEPS_KEY);
  return steps;
}
