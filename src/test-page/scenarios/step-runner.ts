/** A hand that brings an opened screen into a state: finds things by role and name, waits for them, and touches them. */
import { isCalm } from '../timeline/timeline';
import { isVisible, named, visible } from './find-elements';
import { samplePhotos } from './sample-photos';
import type { Step } from './scenario';

/** ms; longer than a screen needs on a slow network, shorter than the reader's patience. */
const PATIENCE = 10_000;
const PAUSE = 50;

/** @returns the step that could not be done; undefined when all were. */
export async function runSteps(steps: readonly Step[]): Promise<Step | undefined> {
  for (const step of steps) {
    if (!(await within(PATIENCE, () => attempt(step)))) return step;
  }
  return undefined;
}

async function within(patience: number, attempted: () => boolean | Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; ) {
    if (await attempted()) return true;
    await pause();
  }
  return false;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

function attempt(step: Step): boolean | Promise<boolean> {
  switch (step.do) {
    case 'press': {
      const thing = named(visible(step.role), step.name)[step.index ?? 0];
      if (thing === undefined || isBusy(thing)) return false;
      thing.scrollIntoView({ block: 'nearest' });
      // Also where the device has touch: what listens to touches alone hears a screen reader's click, too.
      thing.click();
      return true;
    }
    case 'fill': {
      const field = named(fields(), step.label)[0];
      if (field === undefined || isBusy(field)) return false;
      type(field, step.text);
      return true;
    }
    case 'photos':
      return choosePhotos(step.count, step.type);
    case 'see':
      return seen(step.words);
    case 'gone':
      return !seen(step.words);
    case 'calm':
      // What was touched last may be about to call.
      return pause().then(isCalm);
  }
}

/** What can be typed into or chosen from. */
const fields = () =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('input, textarea, select'),
  ].filter(isVisible);

const isBusy = (element: Element) =>
  // `aria-disabled` alone still takes a tap, and says why nothing happens.
  element.matches(':disabled, [aria-busy="true"]') ||
  // While a screen loads or slides in, a tap would meet what goes away.
  document.querySelector('main[aria-busy="true"]') !== null;

const seen = (words: string) => document.body.innerText.toLowerCase().includes(words.toLowerCase());

/** React hears a value only when it is set behind its back. */
function type(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string): void {
  field.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  const event = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(event, { bubbles: true }));
  field.blur();
}

/** One after another, as a picker gives them: the screen takes one and waits for the next. */
async function choosePhotos(count: number, kind: string | undefined): Promise<boolean> {
  const picker = () => document.querySelector<HTMLInputElement>('input[type="file"]:not(:disabled)');
  if (picker() === null) return false;
  for (const photo of await samplePhotos(count, kind)) {
    const input = picker();
    // No more are taken.
    if (input === null) break;
    const transfer = new DataTransfer();
    transfer.items.add(photo);
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await pause();
  }
  return true;
}
