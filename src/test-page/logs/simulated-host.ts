/** A simulated native application: its handlers take each message and do nothing with it. Which exist is stored for the tab. */
import * as v from 'valibot';
import { BRAND_CALLS, BRIDGE_NAMES, type BridgeCall } from '../../../theme/brands';
import { bridgeHook, bridgeNames, canCall } from '../../platform/bridge';
import { sessionStore } from '../../platform/storage';

const KEY = 'host.simulated';

export const HANDLER_STATES = ['present', 'missing', 'throwing'] as const;
export type HandlerState = (typeof HANDLER_STATES)[number];
type HandlerStates = Readonly<Record<BridgeCall, HandlerState>>;

export interface Simulation {
  on: boolean;
  handlers: HandlerStates;
}

const ALL_CALLS = [...Object.keys(BRIDGE_NAMES), ...BRAND_CALLS] as BridgeCall[];

/** The calls whose handlers have a name in the current brand. */
export const bridgeCalls = () => ALL_CALLS.filter((call) => bridgeNames()[call] !== undefined);

export const allHandlers = (state: HandlerState) =>
  Object.fromEntries(ALL_CALLS.map((call) => [call, state])) as HandlerStates;

let current: Simulation = { on: false, handlers: allHandlers('present') };

export const readSimulation = () => current;

const stored = v.object({ on: v.boolean(), handlers: v.record(v.string(), v.picklist(HANDLER_STATES)) });

/** Before the first screen: restores the tab's simulation. */
export function startSimulatedHost(): void {
  const last = sessionStore.read(KEY, stored);
  simulate({ on: last?.on ?? false, handlers: { ...current.handlers, ...last?.handlers } });
}

/** Writes it again, after the tab's storage was emptied. */
export const saveSimulatedHost = () => sessionStore.write(KEY, current);

/** Takes effect at once; when it is off, the device's own application is back. */
export function simulate(next: Simulation): void {
  current = next;
  bridgeHook.findHandler = next.on
    ? (call) => (next.handlers[call] === 'missing' ? undefined : { postMessage: () => answer(call) })
    : undefined;
  saveSimulatedHost();
}

function answer(call: BridgeCall): void {
  if (current.handlers[call] === 'throwing') throw new Error(`The simulated handler of ${call} throws`);
}

/** The calls that a native application takes here, real or simulated. */
export const handledCalls = () => ALL_CALLS.filter(canCall);
