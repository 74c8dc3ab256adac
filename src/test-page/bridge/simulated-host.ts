/** The native application that the test page simulates: which handlers there are, kept for the tab. */
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { BRIDGE_NAMES, type BridgeCall, canCall } from '../../host/bridge';
import { HANDLER_STATES, type HandlerState, type HandlerStates, simulateHost } from '../../host/simulated-host';
import { sessionStore } from '../../host/storage';

const KEY = 'host.simulated';

export const BRIDGE_CALLS = Object.keys(BRIDGE_NAMES) as BridgeCall[];

const state = v.optional(v.picklist(HANDLER_STATES), 'missing');
const entries = Object.fromEntries(BRIDGE_CALLS.map((call) => [call, state])) as Record<BridgeCall, typeof state>;
const simulation = v.object({ on: v.boolean(), handlers: v.object(entries) });

export interface Simulation {
  on: boolean;
  handlers: HandlerStates;
}

export const allHandlers = (each: HandlerState): HandlerStates =>
  Object.fromEntries(BRIDGE_CALLS.map((call) => [call, each])) as Record<BridgeCall, HandlerState>;

let current: Simulation = { on: false, handlers: allHandlers('present') };
const readers = new Set<() => void>();

export const readSimulation = () => current;

export function useSimulation(): Simulation {
  return useSyncExternalStore(subscribe, readSimulation);
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** Before the first screen: what was simulated goes on. */
export function installSimulatedHost(): void {
  current = sessionStore.read(KEY, simulation) ?? current;
  if (current.on) simulateHost(current.handlers);
}

/** Writes it again, after somebody emptied the tab's storage. */
export function keepSimulatedHost(): void {
  sessionStore.write(KEY, current);
}

/** At once. */
export function simulate(next: Simulation): void {
  current = next;
  simulateHost(next.on ? next.handlers : undefined);
  keepSimulatedHost();
  for (const reader of readers) reader();
}

/** The calls that a native application takes here, real or simulated. */
export const handledCalls = () => BRIDGE_CALLS.filter(canCall);
