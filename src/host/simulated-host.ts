/** A native application that is not there, for the test page: it takes every message and does nothing with it. */
import { type BridgeCall, replaceHandlers } from './bridge';

export const HANDLER_STATES = ['present', 'missing', 'throwing'] as const;
export type HandlerState = (typeof HANDLER_STATES)[number];
export type HandlerStates = Readonly<Record<BridgeCall, HandlerState>>;

/** Stands in for the device's own application, or for none; undefined ends it: what was there before is there again. */
export function simulateHost(states: HandlerStates | undefined): void {
  const handlerOf = (call: BridgeCall, state: HandlerState) =>
    state === 'missing' ? undefined : { postMessage: () => answer(call, state) };
  replaceHandlers(states && ((call) => handlerOf(call, states[call])));
}

function answer(call: BridgeCall, state: HandlerState): void {
  if (state === 'throwing') throw new Error(`The simulated handler of ${call} throws`);
}
