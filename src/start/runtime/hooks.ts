import { keep, renderAgain } from './render';

export function useState<State>(initial: State | (() => State)) {
  const own = keep(() => ({
    state: initial instanceof Function ? initial() : initial,
    change(value: State | ((state: State) => State)) {
      const state = value instanceof Function ? value(own.state) : value;
      if (Object.is(state, own.state)) return;
      own.state = state;
      renderAgain();
    },
  }));
  return [own.state, own.change] as const;
}

export const useRef = <Value>(current: Value) => keep(() => ({ current }));

let ids = 0;
export const useId = () =>
  keep(() => {
    ids += 1;
    return `first-paint-${ids}`;
  });

/** For functions without side effects. */
export const useMemo = <Value>(create: () => Value) => create();
