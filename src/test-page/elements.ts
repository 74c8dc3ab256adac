/** Elements on a screen by what a reader perceives: visible or not, and their accessible name. */

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const visible = <Kind extends Element>(selector: string) =>
  [...document.querySelectorAll<Kind>(selector)].filter(
    (element) => element.closest('[hidden], [inert]') === null && element.getClientRects().length > 0,
  );

/** Those with this name; exact names come before those that only contain it. An empty name is any. */
export function named<Kind extends Element>(elements: readonly Kind[], name: string): readonly Kind[] {
  if (name === '') return elements;
  const exact = elements.filter((element) => nameOf(element) === name);
  return exact.length > 0 ? exact : elements.filter((element) => nameOf(element).includes(name));
}

/** The accessible name, as far as the app's own elements need it. */
function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = [...ids.map((id) => document.getElementById(id)), ...((element as Partial<Field>).labels ?? [])];
  const name =
    element.getAttribute('aria-label') ??
    element.getAttribute('alt') ??
    (labels.length > 0 ? labels.map(textOf).join(' ') : textOf(element));
  return name.replace(/\s+/g, ' ').trim();
}

/** The text with the names of pictures, and without what is hidden from screen readers. */
function textOf(element: Element | null): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const picture of copy?.querySelectorAll('img') ?? []) picture.replaceWith(picture.alt);
  for (const hidden of copy?.querySelectorAll('[aria-hidden="true"]') ?? []) hidden.remove();
  return copy?.textContent ?? '';
}
