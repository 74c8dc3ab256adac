/** What happened in this tab: at most so many events, masked before they are stored, in the tab's storage across reloads. */
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { Fields } from '../../api/call';
import { type SentCall, watchCalls } from '../../api/client';
import { renamer } from '../../api/request';
import { routePatterns } from '../../paths';
import { writeQuery } from '../../platform/address';
import { bridgeHook, type SentBridgeCall } from '../../platform/bridge';
import { createUuid } from '../../platform/device';
import { readParameters, sessionQuery } from '../../platform/session';
import { sessionStore } from '../../platform/storage';
import { type EventKind, type NewEvent, ofKind, type TimelineEvent } from './event';
import { createMask, isPersonal, type Mask, secretsIn } from './mask';
import { outcomeOf, truncate } from './outcome';
import { watchRoute } from './watch-route';

const KEY = 'host.timeline';
/** Their answers take at most 1.6 million characters of the tab's storage, which holds some five million. */
const MOST_EVENTS = 80;

let events: readonly TimelineEvent[] = [];
/** Of the screen that is open on this page. */
let openRoute: string | undefined;
const listeners = new Set<() => void>();

export const useTimeline = () => useSyncExternalStore(subscribe, () => events);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Records from now on; what the tab recorded before a reload comes first. */
export function startTimeline(): void {
  // Calls that were pending when the page was left have no reader any more.
  events = (sessionStore.read(KEY, v.custom<TimelineEvent[]>(Array.isArray)) ?? []).map((event) =>
    isPending(event) ? { ...event, outcome: { kind: 'left' } } : event,
  );
  watchRoute(guarded(addScreen));
  watchCalls((sent) => {
    let end: ReturnType<typeof addCall> | undefined;
    guarded(() => {
      end = addCall(sent);
    })();
    return guarded((how) => end?.(how));
  });
  bridgeHook.onCall = guarded(addBridgeCall);
  window.addEventListener('pagehide', saveTimeline);
}

/** An error while recording must not reach the app. */
function guarded<Arguments extends unknown[]>(record: (...args: Arguments) => void): (...args: Arguments) => void {
  return (...args) => {
    try {
      record(...args);
    } catch (error) {
      console.warn('An event is missing in the timeline:', error);
    }
  };
}

/** Before the page goes, and after the tab's storage was emptied. */
export const saveTimeline = () => void sessionStore.write(KEY, events);

export const clearTimeline = (kind: EventKind) => update(events.filter((event) => event.kind !== kind));

function update(next: readonly TimelineEvent[]): void {
  events = next;
  for (const listener of listeners) listener();
}

/** @returns its id. */
function add(event: NewEvent): string {
  const id = createUuid();
  // The screen that a report would be about stays, however much has happened on it.
  const reported = event.kind === 'screen' ? undefined : ofKind(events, 'screen').pop();
  const oldest = events.length < MOST_EVENTS ? undefined : events.find((each) => each !== reported);
  update([...events.filter((each) => each !== oldest), { ...event, id, at: Date.now() }]);
  return id;
}

function addScreen(path: string, isRewritten: boolean): void {
  const mask = currentMask();
  const session = sessionQuery();
  const own = [...readParameters()].filter(([name]) => !(name in session));
  const query = writeQuery(own.map(([name, value]) => [name, String(mask.value(value, name))]));
  const route = query === '' ? path : `${path}?${query}`;
  // A screen that rewrites its own address stays the same screen; after a reload it is opened again.
  const isSame = isRewritten ? openRoute?.split('?')[0] === path : openRoute === route;
  openRoute = route;
  if (isSame || path === routePatterns.testPage) return;
  add({
    kind: 'screen',
    route,
    session: Object.fromEntries(Object.entries(session).filter(([name]) => !isPersonal(name))),
  });
}

function addBridgeCall({ call, name, body, received }: SentBridgeCall): void {
  // A number alone looks like an id; here it is a telephone.
  const masked = currentMask().value(body, call === 'callPhone' ? 'phone' : '') as unknown[];
  add({ kind: 'bridge', call, name, body: masked, received });
}

function addCall({ method, path, query, body, headers }: SentCall) {
  addSecretsOf(query, body);
  const mask = currentMask();
  const masked = (fields: Fields) => (truncate(mask.value(fields)).value ?? {}) as Record<string, unknown>;
  const start = Date.now();
  const id = add({
    kind: 'call',
    method,
    path,
    query: masked(query),
    ...(body !== undefined && { body: masked(body) }),
    headers: Object.keys(headers),
    outcome: { kind: 'pending' },
  });
  return (end: Parameters<typeof outcomeOf>[0]) => {
    const outcome = outcomeOf(end, (data) => {
      addSecretsOf(data);
      return currentMask();
    });
    const ms = Date.now() - start;
    update(events.map((event) => (event.id === id && event.kind === 'call' ? { ...event, ms, outcome } : event)));
  };
}

const MOST_SECRETS = 60;
/** Personal values seen in this tab, which are masked. They are never stored. */
const secrets = new Set<string>();

/** The mask with the session's values of the address and the personal values of calls so far. */
export function currentMask(): Mask {
  for (const [name, value] of readParameters()) if (isPersonal(name)) know(value);
  return createMask(secrets, renamer.keyToCanonical);
}

/** From now on the personal values inside these are masked, wherever they occur. */
function addSecretsOf(...values: unknown[]): void {
  for (const secret of values.flatMap((value) => secretsIn(value)).slice(-MOST_SECRETS)) know(secret);
}

/** The latest values are the likeliest to occur again. */
function know(secret: string): void {
  secrets.delete(secret);
  secrets.add(secret);
  for (const old of [...secrets].slice(0, -MOST_SECRETS)) secrets.delete(old);
}

export const isNetworkIdle = () => !events.some(isPending);

const isPending = (event: TimelineEvent) => event.kind === 'call' && event.outcome.kind === 'pending';
