/**
 * Renders the first paint as React renders the app: function components, their hooks, elements, lists and keys; no effects,
 * contexts or classes. Each change renders the whole screen again and changes only the elements that differ.
 */
export type Child = Vnode | string | number | bigint | boolean | null | undefined | readonly Child[];
type Props = Readonly<Record<string, unknown>>;
type Key = string | number;

interface Vnode {
  type: unknown;
  props: Props;
  key?: Key | undefined;
}

/** What was rendered last at a place of the screen. */
interface Place {
  /** A component, the name of an element, `TEXT` or `LIST`. */
  type: unknown;
  props: Props;
  node?: Element | Text;
  /** What a component's hooks keep, in their order. */
  kept: unknown[];
  inner: ReadonlyMap<Key, Place>;
}

const TEXT = '#text';
const LIST = '#list';
const SVG = 'http://www.w3.org/2000/svg';

export const Fragment = ({ children }: { children?: Child }): Child => children;

export const jsx = (type: unknown, props: Props, key?: Key): Vnode => ({ type, props, key });

export const jsxs = jsx;

export const createElement = (type: unknown, props: object, ...children: Child[]): Vnode =>
  jsx(type, children.length > 0 ? { ...props, children } : { ...props });

const newPlace = (type: unknown): Place => ({ type, props: {}, kept: [], inner: new Map() });

/** The component that is being rendered, and the number of its next hook. */
let rendered = newPlace(LIST);
let next = 0;

/** What a hook of the component that is being rendered keeps between renders. */
function keep<Value>(create: () => Value): Value {
  const { kept } = rendered;
  if (next === kept.length) kept.push(create());
  next += 1;
  return kept[next - 1] as Value;
}

let renderScreen: (() => void) | undefined;
let isWaiting = false;

/** Renders the screen again, once after all changes of the running task. */
export function renderAgain(): void {
  if (isWaiting) return;
  isWaiting = true;
  queueMicrotask(() => {
    isWaiting = false;
    renderScreen?.();
  });
}

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

/**
 * Renders a screen into a container, and from now on this screen alone. Elements that are there already are used again.
 * If the screen throws, the container is left empty.
 */
export function render(component: () => Child, container: Element): void {
  const place = newPlace(LIST);
  renderScreen = () => {
    try {
      const refs: (() => void)[] = [];
      renderInner([jsx(component, {})], place, container, refs);
      for (const setRef of refs) setRef();
    } catch (error) {
      renderScreen = undefined;
      console.error(error);
      container.replaceChildren();
    }
  };
  renderScreen();
}

function renderInner(children: readonly Child[], place: Place, element: Element, refs: (() => void)[]): void {
  const nodes: Node[] = [];
  renderList(children, place);
  nodes.forEach((node, index) => {
    const present = element.childNodes[index];
    if (present !== node) element.insertBefore(node, present ?? null);
  });
  while (element.childNodes.length > nodes.length) element.lastChild?.remove();

  function renderList(list: readonly Child[], parent: Place): void {
    const inner = new Map<Key, Place>();
    list.forEach((child, index) => {
      if (child === null || child === undefined || child === '' || typeof child === 'boolean') return;
      const { type, props, key = index } = vnodeOf(child);
      const last = parent.inner.get(key);
      const own = last !== undefined && last.type === type ? last : newPlace(type);
      inner.set(key, own);
      if (typeof type === 'function') {
        rendered = own;
        next = 0;
        renderList([type(props)], own);
      } else if (type === LIST) renderList(props.children as Child[], own);
      else {
        own.node ??= findUnused(type as string) ?? createNode(type as string, element);
        nodes.push(own.node);
        renderNode(own, own.node, props, refs);
      }
      own.props = props;
    });
    parent.inner = inner;
  }

  /** An element of the skeleton. */
  function findUnused(name: string): Element | undefined {
    const found = Array.from(element.children).find((child) => child.localName === name && !created.has(child));
    if (found === undefined) return undefined;
    created.add(found);
    for (const attribute of found.getAttributeNames()) found.removeAttribute(attribute);
    return found;
  }
}

/** The nodes that a place has. */
const created = new WeakSet<Node>();

function createNode(name: string, parent: Element): Element | Text {
  const node =
    name === TEXT
      ? document.createTextNode('')
      : document.createElementNS(name === 'svg' ? SVG : parent.namespaceURI, name);
  created.add(node);
  return node;
}

function vnodeOf(child: Exclude<Child, boolean | null | undefined>): Vnode {
  if (Array.isArray(child)) return { type: LIST, props: { children: child } };
  return typeof child === 'object' ? (child as Vnode) : { type: TEXT, props: { children: String(child) } };
}

function renderNode(place: Place, node: Element | Text, props: Props, refs: (() => void)[]): void {
  const { props: last } = place;
  const { children, ref } = props;
  if (/^(?:string|number)$/.test(typeof children)) {
    // Translators replace text nodes; setting the content removes what they added.
    if (last.children !== children) node.textContent = String(children);
    place.inner = new Map();
  } else if (node instanceof Element) renderInner([children as Child], place, node, refs);
  if (!(node instanceof Element)) return;
  // After the children, because the value of a select is that of an option.
  for (const name of Object.keys({ ...last, ...props })) {
    if (last[name] !== props[name]) setProperty(node, name, props);
  }
  if (typeof ref === 'function') refs.push(() => ref(node));
  else if (ref) Object.assign(ref, { current: node });
}

/** Names of attributes that React writes otherwise. */
const ATTRIBUTES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };
/** Names of SVG attributes that React converts to kebab case. */
const SVG_ATTRIBUTES = /^(?:fill|stroke|clip|stop|text|dominant|font|vector)[A-Z]/;
/** Attributes for which `true` and `false` are written as text; others are set without a value, or removed. */
const WRITTEN_BOOLEANS = /^(?:aria-|data-|spellCheck$|draggable$)/;

function setProperty(element: Element, name: string, props: Props): void {
  const value = props[name];
  if (name === 'children' || name === 'ref') return;
  if (name === 'style') setStyle(element as HTMLElement, value as Props);
  else if (/^on[A-Z]/.test(name)) Object.assign(element, { [eventName(element, name, props)]: value });
  else if (name === 'value' || name === 'checked') Object.assign(element, { [name]: value });
  else {
    const attribute =
      ATTRIBUTES[name] ??
      (SVG_ATTRIBUTES.test(name) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name);
    const isWritten = typeof value !== 'boolean' || WRITTEN_BOOLEANS.test(name);
    if (value === undefined || value === null || (value === false && !isWritten)) element.removeAttribute(attribute);
    else element.setAttribute(attribute, isWritten ? String(value) : '');
  }
}

/** React calls `onChange` of a text field on each input event. */
const eventName = (element: Element, name: string, { type }: Props) =>
  name === 'onChange' && type !== 'checkbox' && element.localName !== 'select' ? 'oninput' : name.toLowerCase();

/** Numbers are in px, but in custom properties. */
function setStyle(element: HTMLElement, style: Props | undefined): void {
  element.removeAttribute('style');
  for (const [name, value] of Object.entries(style ?? {})) {
    if (name.startsWith('--')) element.style.setProperty(name, String(value));
    else Object.assign(element.style, { [name]: typeof value === 'number' ? `${value}px` : value });
  }
}
