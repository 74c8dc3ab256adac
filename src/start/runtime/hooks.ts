/**
 * Hooks of the first paint. Function components run as class components, which hold the values of their hooks; Preact's own
 * hooks also run effects, and are four times as large.
 */
import { Component, type ComponentChild, Fragment, type FunctionComponent, options } from 'preact';

class HookedComponent extends Component {
  values: unknown[];

  // Not a class field, which would bring helpers for old browsers.
  constructor(props: object) {
    super(props);
    this.values = [];
  }

  override render(): ComponentChild {
    return null;
  }
}

/** The component that is being rendered, and the number of its next hook. */
let rendered: HookedComponent;
let next = 0;

const classes = new WeakMap<FunctionComponent, typeof HookedComponent>();

function classOf(render: FunctionComponent): typeof HookedComponent {
  const known = classes.get(render);
  if (known !== undefined) return known;
  const created = class extends HookedComponent {
    override render() {
      rendered = this;
      next = 0;
      return render(this.props);
    }
  };
  classes.set(render, created);
  return created;
}

const previous = options.vnode;
options.vnode = (vnode) => {
  const type: unknown = vnode.type;
  if (typeof type === 'function' && type !== Fragment && !type.prototype?.render) {
    vnode.type = classOf(type as FunctionComponent);
  }
  previous?.(vnode);
};

/** What a hook keeps between renders. */
function keep<Value>(create: () => Value): Value {
  const { values } = rendered;
  if (next === values.length) values.push(create());
  next += 1;
  return values[next - 1] as Value;
}

export function useState<State>(initial: State | (() => State)) {
  const component = rendered;
  const own = keep(() => ({
    state: initial instanceof Function ? initial() : initial,
    change(value: State | ((state: State) => State)) {
      const state = value instanceof Function ? value(own.state) : value;
      if (Object.is(state, own.state)) return;
      own.state = state;
      component.setState({});
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

// Both are functions without side effects.
export const useMemo = <Value>(create: () => Value) => create();
export const useCallback = <Callback>(callback: Callback) => callback;
