/**
 * React for the first paint: Preact under React's names, without effects. A first paint only shows; whatever a screen
 * does besides (titles, timers, focus, stored flags) is left to the app that follows.
 */
import {
  type ComponentChildren,
  cloneElement,
  createElement,
  Fragment,
  type FunctionComponent,
  isValidElement,
  options,
  toChildArray,
  type VNode,
} from 'preact';
import { useState as usePreactState } from 'preact/hooks';
import { needsApp } from '../taps';

export { Component, createContext } from 'preact';
export { useCallback, useContext, useId, useMemo, useRef } from 'preact/hooks';
export { cloneElement, createElement, Fragment, isValidElement };

/** A change of state is shown at once and made again in the app, so that what was opened stays open. */
export function useState<State>(initial: State | (() => State)) {
  const [state, setState] = usePreactState(initial);
  const change: typeof setState = (next) => {
    needsApp();
    setState(next);
  };
  return [state, change] as const;
}

export function useReducer<State, Action>(
  _reduce: (state: State, action: Action) => State,
  initial: State,
): [State, (action: Action) => void] {
  return [initial, needsApp];
}

export const useEffect = () => undefined;
export const useLayoutEffect = useEffect;
export const useDeferredValue = <Value>(value: Value) => value;

export function useSyncExternalStore<Snapshot>(_subscribe: unknown, getSnapshot: () => Snapshot): Snapshot {
  return getSnapshot();
}

/** What is loaded on demand comes with the app. */
export const lazy = (): FunctionComponent => () => null;
export const Suspense = Fragment;
export const memo = <Props>(component: FunctionComponent<Props>) => component;

/** Preact writes SVG attributes as they are named; React's names are turned as its own renderer turns them. */
const SVG_ATTRIBUTES = /^(?:fill|stroke|clip|stop|text|dominant|font|vector)[A-Z]/;

/** Numbers in styles are px; custom properties have none. */
function withUnits(style: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(style).map(([name, value]) => [
      name,
      typeof value === 'number' && !name.startsWith('--') ? `${value}px` : value,
    ]),
  );
}

const before = options.vnode;
options.vnode = (vnode: VNode) => {
  const { type, props } = vnode as VNode<Record<string, unknown>>;
  if (typeof type === 'string') {
    // React's onChange hears each letter.
    if (/^(?:input|textarea)$/.test(type) && props.type !== 'checkbox' && 'onChange' in props) {
      props.onInput = props.onChange;
      delete props.onChange;
    }
    if ('spellCheck' in props) {
      props.spellcheck = props.spellCheck;
      delete props.spellCheck;
    }
    if (typeof props.style === 'object' && props.style !== null) props.style = withUnits(props.style);
    for (const name of Object.keys(props)) {
      if (!SVG_ATTRIBUTES.test(name)) continue;
      props[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)] = props[name];
      delete props[name];
    }
  }
  before?.(vnode);
};

const Children = {
  map: <Result>(
    children: ComponentChildren,
    each: (child: ReturnType<typeof toChildArray>[number], index: number) => Result,
  ) => toChildArray(children).map(each),
};

/** As the parts of antd-mobile import it. */
export default { Children, cloneElement, createElement, isValidElement };
