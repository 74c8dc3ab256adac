/** A hand that brings an opened screen into a state: finds things by role and name, waits for them, and touches them. */
import { computeAccessibleName } from 'dom-accessibility-api';
import { madeUpPhotos } from './made-up-photos';
import type { Step } from './state';

/** ms; longer than a screen needs on a slow network, shorter than the reader's patience. */
const PATIENCE = 10_000;
const PAUSE = 50;

const SELECTORS = {
  button: 'button, [role="button"]',
  link: 'a[href], [role="link"]',
  radio: 'input[type="radio"], [role="radio"]',
  checkbox: 'input[type="checkbox"], [role="checkbox"]',
  tab: '[role="tab"]',
  image: 'img, [role="img"]',
} as const;

/** @returns the step that could not be done; undefined when all were. */
export async function perform(steps: readonly Step[]): Promise<Step | undefined> {
  for (const step of steps) {
    if (!(await within(PATIENCE, () => attempt(step)))) return step;
  }
  return undefined;
}

async function within(patience: number, attempted: () => boolean | Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; ) {
    if (await attempted()) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return false;
}

function attempt(step: Step): boolean | Promise<boolean> {
  switch (step.do) {
    case 'press': {
      const thing = named(SELECTORS[step.role], step.name)[step.index ?? 0];
      if (thing === undefined || isBusy(thing)) return false;
      thing.click();
      return true;
    }
    case 'fill': {
      const field = named('input, textarea', step.label)[0];
      if (field === undefined) return false;
      type(field as HTMLInputElement | HTMLTextAreaElement, step.text);
      return true;
    }
    case 'photos':
      return choosePhotos(step.count, step.type);
    case 'see':
      return seen().includes(step.words.toLowerCase());
  }
}

/** What can be seen with this name; exact names before those that only contain it. */
function named(selector: string, name: string): HTMLElement[] {
  const visible = [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible);
  const names = visible.map((thing) => ({ thing, its: computeAccessibleName(thing).trim() }));
  const exact = names.filter(({ its }) => its === name);
  return (exact.length > 0 ? exact : names.filter(({ its }) => its.includes(name))).map(({ thing }) => thing);
}

const isVisible = (element: Element) =>
  element.closest('[hidden], [inert]') === null && element.getClientRects().length > 0;

const isBusy = (element: Element) =>
  element.matches(':disabled, [aria-disabled="true"], [aria-busy="true"]') ||
  // While a screen loads or slides in, a tap would meet what goes away.
  document.querySelector('main[aria-busy="true"]') !== null;

// biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
const seen = () => document.body.innerText.toLowerCase();

/** React hears a value only when it is set behind its back. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  field.focus();
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.blur();
}

async function choosePhotos(count: number, kind: string | undefined): Promise<boolean> {
  const before = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (before === null) return false;
  for (const photo of await madeUpPhotos(count, kind)) {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) return false;
    const transfer = new DataTransfer();
    transfer.items.add(photo);
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return true;
}
