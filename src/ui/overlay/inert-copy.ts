/**
 * A copy of an element that can be seen, with what was typed and chosen, but neither tapped, focused nor heard, to let what was removed
 * fade or fold.
 */
export function inertCopy(node: Node): HTMLElement | undefined {
  const copy = node.cloneNode(true);
  if (!(copy instanceof HTMLElement) || !(node instanceof HTMLElement)) return undefined;
  copy.inert = true;
  // Engines without `inert`.
  copy.setAttribute('aria-hidden', 'true');
  copy.style.pointerEvents = 'none';
  // Cloning copies the values of other fields.
  const chosen = [...node.querySelectorAll('select')].map(({ value }) => value);
  for (const [index, select] of copy.querySelectorAll('select').entries()) select.value = chosen[index] ?? '';
  return copy;
}
