/** Replaces React's JSX runtime in the inline scripts: creates the DOM elements at once. */

type Child = Node | string | boolean | undefined;

interface Props {
  children?: Child | readonly Child[];
  [name: string]: unknown;
}

export const Fragment = ({ children }: Props) => children;

export function jsx(type: string | ((props: Props) => unknown), props: Props): unknown {
  if (typeof type === 'function') return type(props);
  const isSvg = type === 'svg' || type === 'path';
  const element = document.createElementNS(`http://www.w3.org/${isSvg ? '2000/svg' : '1999/xhtml'}`, type);
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children') element.append(...childrenOf(value as Props['children']));
    else if (value !== undefined) element.setAttribute(name === 'className' ? 'class' : name, String(value));
  }
  return element;
}

export const jsxs = jsx;

/** A flat list; a fragment is a list, too. */
const childrenOf = (children: Props['children']) =>
  [children].flat(3).filter((child) => child instanceof Node || typeof child === 'string');
