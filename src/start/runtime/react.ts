/**
 * Replaces React in the first paint: Preact with React's exports, without effects. The first paint only renders; the app
 * runs the effects later (titles, timers, focus, saved flags).
 */
import { options, type VNode } from 'preact';
import { needsApp } from '../../platform/first-paint';
import { useState as useOwnState } from './hooks';

export { createElement } from 'preact';
export { useCallback, useId, useMemo, useRef } from './hooks';

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

/** Names of SVG attributes that React converts to kebab case. Preact does not, so it is done below. */
const SVG_ATTRIBUTES = /^(?:fill|stroke|clip|stop|text|dominant|font|vector)[A-Z]/;

/** Adds `px` to numbers in styles as React does; custom properties have no unit. */
function withUnits(style: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(style).map(([name, value]) => [
      name,
      typeof value === 'number' && !name.startsWith('--') ? `${value}px` : value,
    ]),
  );
}

const previousHook = options.vnode;
options.vnode = (vnode: VNode) => {
  const { type, props } = vnode as VNode<Record<string, unknown>>;
  if (typeof type === 'string') {
    // React calls onChange on each input event.
    if (/^(?:input|textarea)$/.test(type) && props.type !== 'checkbox' && 'onChange' in props) {
      props.onInput = props.onChange;
      delete props.onChange;
    }
    if ('spellCheck' in props) {
      props.spellcheck = props.spellCheck;
      delete props.spellCheck;
    }
    // The property is a boolean; attributes may have capitals.
    if ('translate' in props) {
      props.Translate = props.translate;
      delete props.translate;
    }
    if (typeof props.style === 'object' && props.style !== null) props.style = withUnits(props.style);
    for (const name of Object.keys(props)) {
      if (!SVG_ATTRIBUTES.test(name)) continue;
      props[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)] = props[name];
      delete props[name];
    }
    // As React does. Translators replace text nodes; setting the content removes what they added.
    if (typeof props.children === 'string') {
      props.textContent = props.children;
      props.children = undefined;
    }
  }
  previousHook?.(vnode);
};
