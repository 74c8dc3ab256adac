/** A native application that is not there: `window.webkit.messageHandlers` as iOS defines it, for the test page. */
import { type BridgeCall, bridgeNames } from './bridge';

export const HANDLER_STATES = ['present', 'missing', 'throwing'] as const;
export type HandlerState = (typeof HANDLER_STATES)[number];
export type HandlerStates = Readonly<Record<BridgeCall, HandlerState>>;

/** What stood there before, while a simulation covers it. */
let covered: { before: PropertyDescriptor | undefined } | undefined;

/**
 * Puts a simulated application in the place of the real one, or of none; it takes every message and does nothing with it.
 * @param states undefined ends the simulation: what was there before is there again.
 * @returns whether the web view allowed it.
 */
export function simulateHost(states: HandlerStates | undefined): boolean {
  try {
    uncover();
    if (states === undefined) return true;
    covered = { before: Object.getOwnPropertyDescriptor(window, 'webkit') };
    Object.defineProperty(window, 'webkit', { configurable: true, value: { messageHandlers: handlersIn(states) } });
    return true;
  } catch {
    covered = undefined;
    return false;
  }
}

function uncover(): void {
  if (covered === undefined) return;
  const { before } = covered;
  covered = undefined;
  if (before === undefined) Reflect.deleteProperty(window, 'webkit');
  else Object.defineProperty(window, 'webkit', before);
}

/** Asked by name at each call, since a brand may rename them later. */
function handlersIn(states: HandlerStates) {
  const handlerOf = (name: string | symbol) => {
    const call = (Object.keys(states) as BridgeCall[]).find((each) => bridgeNames()[each] === name);
    const state = call === undefined ? 'missing' : states[call];
    return state === 'missing' ? undefined : { postMessage: () => answer(state, name) };
  };
  return new Proxy<Record<string, ReturnType<typeof handlerOf>>>(
    {},
    { get: (_, name) => handlerOf(name), has: (_, name) => handlerOf(name) !== undefined },
  );
}

function answer(state: HandlerState, name: string | symbol): void {
  if (state === 'throwing') throw new Error(`The simulated handler ${String(name)} throws`);
}
