/** Opens a screen in a state: the sandbox is told first, then the page starts anew there and a hand does the rest. */
import * as v from 'valibot';
import { mergeParameters, splitHash } from '../../host/address';
import { createUuid } from '../../host/device';
import { openAnew } from '../../host/leave';
import { borrowerOf } from '../../host/session';
import { localStore, type StorageKey, type Store, sessionStore } from '../../host/storage';
import { keepSimulatedHost } from '../bridge/simulated-host';
import { addFaults } from '../faults/admin-api';
import { keepReturnRoute } from '../return-route';
import { keepTimeline } from '../timeline/timeline';
import { lasting } from './localized';
import type { FaultRequest, Step } from './scenario';

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
    v.object({ do: v.literal('calm') }),
  ]),
);

export interface Visit {
  /** Hash address with the session. Without a `userId` the visit gets a borrower of its own, to whom nothing has happened yet. */
  route: string;
  faults?: readonly FaultRequest[];
  /** Names and words as they stand on the screen. */
  steps?: readonly Step[];
  /** What was remembered of orders, by key, of each storage. */
  kept?: { session: Readonly<Record<string, unknown>>; local: Readonly<Record<string, unknown>> } | undefined;
}

/** @throws AdminApiError when the backend takes no wishes; the page stays. */
export async function openScenario({ route, faults = [], steps = [], kept }: Visit): Promise<void> {
  const { path, search } = splitHash(route);
  const query = new URLSearchParams(search);
  const userId = mergeParameters('', search).get('userId') ?? `qa-${createUuid().slice(0, 13)}`;
  query.set('userId', userId);
  // Only this visit meets them: whoever else uses the sandbox goes on undisturbed.
  await addFaults(faults.map((fault) => ({ ...lasting(fault), userId })));
  // What an earlier visit kept would show through, such as a rating that is asked for once.
  sessionStore.clear('setting');
  localStore.clear('setting');
  remember(sessionStore, userId, kept?.session);
  remember(localStore, userId, kept?.local);
  keepTimeline();
  keepSimulatedHost();
  keepReturnRoute();
  sessionStore.write(KEY, steps);
  openAnew(`${path}?${query}`);
}

/** Of orders alone: what else a report names is none of ours. */
function remember(store: Store, userId: string, kept: Readonly<Record<string, unknown>> = {}): void {
  const borrower = borrowerOf(new Map([['userId', userId]]));
  for (const [key, value] of Object.entries(kept)) {
    if (/^(?:order|bank|ext)\./.test(key)) store.write(key as StorageKey, value, borrower);
  }
}

/** What the hand has to do on the screen that has just been opened; asked once. */
export function takeSteps(): readonly Step[] {
  const found = sessionStore.read(KEY, steps) ?? [];
  sessionStore.remove(KEY);
  return found;
}
