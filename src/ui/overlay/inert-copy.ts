/** A copy of an element that can be seen, but neither tapped, focused nor heard, to let what was removed fade or fold. */
export function inertCopy(node: Node): HTMLElement | undefined {
  const copy = node.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return undefined;
  copy.inert = true;
  // Engines without `inert`.
  copy.setAttribute('aria-hidden', 'true');
  copy.style.pointerEvents = 'none';
  return copy;
}
