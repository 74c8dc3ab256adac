/** Opens a screen in a state: the sandbox is told first, then the page starts anew there and a hand does the rest. */
import * as v from 'valibot';
import { mergeParameters, splitHash } from '../../../host/address';
import { openAnew } from '../../../host/leave';
import { localStore, sessionStore } from '../../../host/storage';
import { keepSimulatedHost } from '../record/simulated-host';
import { keepTimeline } from '../record/timeline';
import { lasting } from './spoken';
import type { FaultWish, Step } from './state';
import { addFaults } from './switches';

const KEY = 'host.visit';

const steps = v.array(
  v.variant('do', [
    v.object({
      do: v.literal('press'),
      role: v.picklist(['button', 'link', 'radio', 'checkbox', 'tab', 'image']),
      name: v.string(),
      index: v.optional(v.number(), 0),
    }),
    v.object({ do: v.literal('fill'), label: v.string(), text: v.string() }),
    v.object({ do: v.literal('photos'), count: v.number(), type: v.optional(v.string(), 'image/jpeg') }),
    v.object({ do: v.picklist(['see', 'gone']), words: v.string() }),
  ]),
);

export interface Visit {
  /** Hash address with the session. Without a `userId` the visit gets a borrower of its own, to whom nothing has happened yet. */
  route: string;
  faults?: readonly FaultWish[];
  /** Names and words as they stand on the screen. */
  steps?: readonly Step[];
}

/** @throws NoSwitch when the backend takes no wishes; the page stays. */
export async function openVisit({ route, faults = [], steps = [] }: Visit): Promise<void> {
  const { path, search } = splitHash(route);
  const query = new URLSearchParams(search);
  const userId = mergeParameters('', search).get('userId') ?? `qa-${Date.now().toString(36)}`;
  query.set('userId', userId);
  // Only this visit meets them: whoever else uses the sandbox goes on undisturbed.
  await addFaults(faults.map((fault) => ({ ...lasting(fault), userId })));
  // What an earlier visit kept would show through, such as a rating that is asked for once.
  sessionStore.clear();
  localStore.clear('setting');
  keepTimeline();
  keepSimulatedHost();
  sessionStore.write(KEY, steps);
  openAnew(`${path}?${query}`);
}

/** What the hand has to do on the screen that has just been opened; asked once. */
export function takeSteps(): readonly Step[] {
  const found = sessionStore.read(KEY, steps) ?? [];
  sessionStore.remove(KEY);
  return found;
}
