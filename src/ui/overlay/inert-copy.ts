/**
 * A copy of an element that can be seen, with what was typed, but neither tapped, focused nor heard, to let what was removed
 * fade or fold.
 */
export function inertCopy(node: Node): HTMLElement | undefined {
  const copy = node.cloneNode(true);
  if (!(copy instanceof HTMLElement) || !(node instanceof HTMLElement)) return undefined;
  copy.inert = true;
  // Engines without `inert`.
  copy.setAttribute('aria-hidden', 'true');
  copy.style.pointerEvents = 'none';
  const fields = (of: Element) => of.querySelectorAll<HTMLInputElement>('input:not([type="file"]), textarea, select');
  const originals = fields(node);
  fields(copy).forEach((field, index) => {
    const { value = '', checked = false } = originals[index] ?? {};
    Object.assign(field, { value, checked });
  });
  return copy;
}
