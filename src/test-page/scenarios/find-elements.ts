/** Things on a screen as a reader finds them: by role and name. */
import { computeAccessibleName } from 'dom-accessibility-api';
import type { PressRole } from './scenario';

const SELECTORS: Record<PressRole, string> = {
  button: 'button, [role="button"]',
  link: 'a[href], [role="link"]',
  radio: 'input[type="radio"], [role="radio"]',
  checkbox: 'input[type="checkbox"], [role="checkbox"]',
  tab: '[role="tab"]',
  image: 'img, [role="img"]',
};

export const nameOf = (thing: Element) => computeAccessibleName(thing).trim();

export const isVisible = (element: Element) =>
  element.closest('[hidden], [inert]') === null && element.getClientRects().length > 0;

/** What can be seen of this role. */
export function visible(role: PressRole): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(SELECTORS[role])].filter(isVisible);
}

/** What a tap on this element touches, tabs before the buttons that they are. */
export function touched(element: Element): { thing: HTMLElement; role: PressRole } | undefined {
  const roles: readonly PressRole[] = ['tab', 'radio', 'checkbox', 'link', 'button'];
  for (let place: Element | null = element; place !== null; place = place.parentElement) {
    const role = roles.find((each) => place?.matches(SELECTORS[each]));
    if (role !== undefined && place instanceof HTMLElement) return { thing: place, role };
  }
  return undefined;
}

/** Those with this name; exact names before those that only contain it. An empty name is any. */
export function named<Thing extends Element>(things: readonly Thing[], name: string): Thing[] {
  if (name === '') return [...things];
  const names = things.map((thing) => ({ thing, its: nameOf(thing) }));
  const exact = names.filter(({ its }) => its === name);
  return (exact.length > 0 ? exact : names.filter(({ its }) => its.includes(name))).map(({ thing }) => thing);
}
