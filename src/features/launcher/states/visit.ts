/** Opens a screen in a state: the sandbox is told first, then the page starts anew there and a hand does the rest. */
import * as v from 'valibot';
import { mergeParameters, splitHash } from '../../../host/address';
import { openAnew } from '../../../host/leave';
import { sessionStore } from '../../../host/storage';
import { keepSimulatedHost } from '../record/simulated-host';
import { keepTimeline } from '../record/timeline';
import type { FaultWish, Step } from './state';
import { addFaults } from './switches';

const KEY = 'host.visit';

/** Calls that a state's lasting answers meet; more than a screen makes while it is looked at. */
const LASTING = 50;

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
    v.object({ do: v.literal('see'), words: v.string() }),
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
  // What an earlier visit kept in this tab would show through.
  sessionStore.clear();
  keepTimeline();
  keepSimulatedHost();
  sessionStore.write(KEY, steps);
  openAnew(`${path}?${query}`);
}

/** What is asked of reads lasts while the state is looked at; a bad moment passes with one call, so that `Try again` works. */
const lasting = (fault: FaultWish): FaultWish => ({
  ...fault,
  times: fault.times ?? (fault.kind === 'data' ? LASTING : 1),
});

/** What the hand has to do on the screen that has just been opened; asked once. */
export function takeSteps(): readonly Step[] {
  const found = sessionStore.read(KEY, steps) ?? [];
  sessionStore.remove(KEY);
  return found;
}
