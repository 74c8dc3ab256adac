/**
 * Replaces React in the first paint, without effects. The first paint only renders; the app runs the effects later (titles,
 * timers, focus, saved flags).
 */
import { needsApp } from '../../platform/first-paint';
import { useState as useOwnState } from './render';

export { createElement, useId, useMemo, useRef } from './render';

/** Renders a state change at once; the tap behind it is repeated in the app, so that what was opened stays open. */
export function useState<State>(initial: State | (() => State)) {
  const [state, setState] = useOwnState(initial);
  const change: typeof setState = (next) => {
    needsApp();
    setState(next);
  };
  return [state, change] as const;
}

// Annotated, so that the bundler leaves out the effects with what they alone use.
// @__NO_SIDE_EFFECTS__
export function useEffect(): void {}
// @__NO_SIDE_EFFECTS__
export function useLayoutEffect(): void {}
export const useDeferredValue = <Value>(value: Value) => value;

export function useSyncExternalStore<Snapshot>(_subscribe: unknown, getSnapshot: () => Snapshot): Snapshot {
  return getSnapshot();
}
