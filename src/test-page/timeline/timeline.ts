/** The one record of what happened in this tab: capped, masked before anything enters it, and safe from a reload. */
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { type SentCall, watchCalls } from '../../api/client';
import { type Fields, renamer } from '../../api/request';
import { type SentBridgeCall, watchBridge } from '../../host/bridge';
import { readParameters, sessionQuery } from '../../host/session';
import { localStore, type Store, sessionStore } from '../../host/storage';
import { type RouteChange, watchRoute } from '../../host/watch-route';
import type { Step } from '../scenarios/scenario';
import { isScreen, isTestPage, type Kept, lastVisit, type NewEvent, type TimelineEvent, timelineEvent } from './event';
import { isPersonal } from './mask';
import { outcomeOf } from './outcome';
import { currentMask, learn } from './secrets';
import { watchTaps } from './taps';
import { truncate } from './truncate';

const KEY = 'host.timeline';
const MOST_EVENTS = 200;
/** Characters that the tab keeps; its storage holds some five million, of which the app needs its share. */
const MOST_KEPT = 1_500_000;
/** Characters of JSON that a call's parameters may take. */
const MOST_FIELDS = 8000;
/** ms; a burst of events is written once. */
const WRITE_DELAY = 300;

let events: readonly TimelineEvent[] = [];
let nextId = 0;
let started = false;
/** Whether this page has opened its first screen. */
let opened = false;
let writing: ReturnType<typeof setTimeout> | undefined;
const readers = new Set<() => void>();

export function useTimeline(): readonly TimelineEvent[] {
  return useSyncExternalStore(subscribe, readTimeline);
}

const readTimeline = () => events;

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** Records from now on; what the tab recorded before a reload comes first. */
export function startTimeline(): void {
  if (started) return;
  started = true;
  const before = sessionStore.read(KEY, v.array(timelineEvent)) ?? [];
  // Nobody waits any more for what was on its way when the page went.
  events = before.map((event) => (isPending(event) ? { ...event, outcome: { kind: 'left' } } : event));
  nextId = (events[events.length - 1]?.id ?? -1) + 1;
  watchRoute(unseen(addScreen));
  watchCalls((sent) => {
    let end: ReturnType<typeof addCall> | undefined;
    unseen(() => {
      end = addCall(sent);
    })();
    return unseen((how) => end?.(how));
  });
  watchBridge(unseen(addBridgeCall));
  watchTaps(unseen(addTap), currentMask);
  window.addEventListener('pagehide', keepTimeline);
}

/** Whoever is recorded goes on as if nobody listened. */
function unseen<Heard extends unknown[]>(record: (...heard: Heard) => void): (...heard: Heard) => void {
  return (...heard) => {
    try {
      record(...heard);
    } catch (error) {
      console.warn('The record has a gap:', error);
    }
  };
}

/** Writes it now: before the page goes, and after somebody emptied the tab's storage. */
export function keepTimeline(): void {
  clearTimeout(writing);
  writing = undefined;
  let kept = events;
  // The answers of the oldest go first.
  while (kept.length > 0 && JSON.stringify(kept).length > MOST_KEPT) kept = kept.slice(Math.ceil(kept.length / 4));
  sessionStore.write(KEY, kept);
}

/** Forgets the events of one kind, or all. @returns how to bring them back. */
export function clearTimeline(kind?: TimelineEvent['kind']): () => void {
  const gone = events.filter((event) => kind === undefined || event.kind === kind);
  show(events.filter((event) => !gone.includes(event)));
  return () => show([...gone, ...events].sort((a, b) => a.id - b.id));
}

function show(next: readonly TimelineEvent[]): void {
  events = next;
  writing ??= setTimeout(keepTimeline, WRITE_DELAY);
  for (const reader of readers) reader();
}

/** @returns its id. */
function add(event: NewEvent): number {
  const id = nextId++;
  const all: TimelineEvent[] = [...events, { ...event, id, at: Date.now() }];
  // The screen that a report would be about stays, however much has happened on it.
  const screen = lastVisit(all)?.screen;
  const oldest = all.find((each) => each !== screen);
  show(all.length > MOST_EVENTS ? all.filter((each) => each !== oldest) : all);
  return id;
}

function addScreen(path: string, change: RouteChange): void {
  const mask = currentMask();
  const session = sessionQuery();
  const own = [...readParameters()].filter(([name]) => !(name in session));
  const query = new URLSearchParams(own.map(([name, value]) => [name, String(mask.value(value, name))])).toString();
  const route = query === '' ? path : `${path}?${query}`;
  const before = openScreen();
  const same =
    before !== undefined && (change === 'rewritten' ? pathOf(before.route) === path : before.route === route);
  // What a screen writes into its own address is no other screen; a page that starts anew is.
  if (same && opened) return;
  opened = true;
  const open = Object.entries(session).filter(([name]) => !isPersonal(name));
  add({
    kind: 'screen',
    route,
    session: Object.fromEntries(open),
    ...(change === 'returned' && { returned: true }),
    ...(!isTestPage(route) && { kept: mask.value(keptOfOrders()) as Kept }),
  });
}

const openScreen = () => [...events].reverse().find(isScreen);
const pathOf = (route: string) => route.split('?')[0];

/** What was shown once and is not shown again, and how far a payment by card is: it shapes the screens of its order. */
function keptOfOrders(): Kept {
  const shown = (store: Store) =>
    [...store.section('order'), ...store.section('ext')].filter(([, value]) => value === true);
  return {
    session: Object.fromEntries([...shown(sessionStore), ...sessionStore.section('bank')]),
    local: Object.fromEntries(shown(localStore)),
  };
}

function addBridgeCall({ call, name, body, taken }: SentBridgeCall): void {
  // A number alone looks like an id; here it is somebody's telephone.
  const masked = currentMask().value(body, call === 'callPhone' ? 'phone' : '') as unknown[];
  add({ kind: 'bridge', call, name, body: masked, taken });
}

function addCall({ method, path, query, body, headers }: SentCall) {
  learn(query, body);
  const mask = currentMask();
  const masked = (fields: Fields) => (truncate(mask.value(fields), MOST_FIELDS).value ?? {}) as Record<string, unknown>;
  const start = Date.now();
  const id = add({
    kind: 'call',
    method,
    path,
    wirePath: renamer.pathToWire(path),
    query: masked(query),
    ...(body !== undefined && { body: masked(body) }),
    headers: Object.keys(headers),
    outcome: { kind: 'pending' },
  });
  return (end: Parameters<typeof outcomeOf>[0]) => {
    const outcome = outcomeOf(end, (data) => {
      learn(data);
      return currentMask();
    });
    const ms = Date.now() - start;
    show(events.map((event) => (event.id === id && event.kind === 'call' ? { ...event, ms, outcome } : event)));
  };
}

function addTap(step: Step): void {
  const open = openScreen();
  if (open === undefined || isTestPage(open.route) || step.do === 'see' || step.do === 'gone' || step.do === 'calm')
    return;
  const last = events[events.length - 1];
  // Typing is one step, however many letters it has.
  const goesOn =
    last?.kind === 'tap' && last.step.do === 'fill' && step.do === 'fill' && last.step.label === step.label;
  if (goesOn) show([...events.slice(0, -1), { ...last, step }]);
  else add({ kind: 'tap', step });
}

/** Whether no call is on its way. */
export const isCalm = () => !events.some(isPending);

const isPending = (event: TimelineEvent) => event.kind === 'call' && event.outcome.kind === 'pending';
