/** The step runner: waits for elements, and clicks or types as a borrower would. */
import { isNetworkIdle } from '../timeline/timeline';
import type { PressRole, Step } from './scenario';

/** Longer than a screen needs on a slow network. */
const STEP_TIMEOUT_MS = 10_000;
const POLL_MS = 50;

/** @returns the first step that failed; undefined when all were done. */
export async function runSteps(steps: readonly Step[]): Promise<Step | undefined> {
  for (const step of steps) {
    if (!(await isDoneInTime(step))) return step;
  }
  return undefined;
}

async function isDoneInTime(step: Step): Promise<boolean> {
  for (const end = Date.now() + STEP_TIMEOUT_MS; Date.now() < end; ) {
    if (await runStep(step)) return true;
    await nextPoll();
  }
  return false;
}

const nextPoll = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/** @returns whether it is done; else it is tried again. */
function runStep(step: Step): boolean | Promise<boolean> {
  switch (step.do) {
    case 'press': {
      const element = named(visible<HTMLElement>(SELECTORS[step.role]), step.name)[step.index];
      if (element === undefined || isBusy(element)) return false;
      element.scrollIntoView({ block: 'nearest' });
      element.click();
      return true;
    }
    case 'fill': {
      const field = named(visible<Field>('input, textarea, select'), step.label)[0];
      if (field === undefined || isBusy(field)) return false;
      typeText(field, step.text);
      // The screen renders the text before the next step.
      return nextPoll().then(() => true);
    }
    case 'photos':
      return choosePhotos(step.count, step.type);
    case 'see':
      return isVisibleText(step.text);
    case 'gone':
      return !isVisibleText(step.text);
    case 'idle':
      // The last click may send its call only now.
      return nextPoll().then(isNetworkIdle);
  }
}

const SELECTORS: Record<PressRole, string> = {
  button: 'button, [role="button"]',
  link: 'a[href], [role="link"]',
  radio: 'input[type="radio"], [role="radio"]',
  checkbox: 'input[type="checkbox"], [role="checkbox"]',
  tab: '[role="tab"]',
  image: 'img, [role="img"]',
};

const isBusy = (element: Element) =>
  // `aria-disabled` alone still takes a click, and says why nothing happens.
  element.matches(':disabled, [aria-busy="true"]') ||
  // While a screen loads or slides in, a click would reach the one that goes away.
  document.querySelector('main[aria-busy="true"]') !== null;

const isVisibleText = (text: string) => document.body.innerText.toLowerCase().includes(text.toLowerCase());

/** React notices a new value only when it is set past its own property. */
function typeText(field: Field, text: string): void {
  field.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  field.blur();
}

/** One after the other, as a picker gives them: the screen takes one and waits for the next. */
async function choosePhotos(count: number, type: string): Promise<boolean> {
  const picker = () => document.querySelector<HTMLInputElement>('input[type="file"]:not(:disabled)');
  if (picker() === null) return false;
  for (const photo of await samplePhotos(count, type)) {
    const input = picker();
    // The screen takes no more.
    if (input === null) break;
    const transfer = new DataTransfer();
    transfer.items.add(photo);
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await nextPoll();
  }
  return true;
}

const COLORS = ['#2f6f8f', '#8f5a2f', '#4b7a3d', '#7a3d6c', '#5f5f73'];

/** Drawn photos. @param type a MIME type other than JPEG makes files that are no photos. */
async function samplePhotos(count: number, type: string): Promise<File[]> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  if (type !== 'image/jpeg') return numbers.map((number) => new File(['%PDF-1.4'], `file-${number}`, { type }));
  return Promise.all(numbers.map(drawPhoto));
}

async function drawPhoto(number: number): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = COLORS[number % COLORS.length] ?? '#5f5f73';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#ffffff';
    context.font = '240px sans-serif';
    context.textAlign = 'center';
    context.fillText(String(number), 320, 330);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
  return new File(blob === null ? [] : [blob], `photo-${number}.jpg`, { type: 'image/jpeg' });
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const visible = <Kind extends Element>(selector: string) =>
  [...document.querySelectorAll<Kind>(selector)].filter(
    (element) => element.closest('[hidden], [inert]') === null && element.getClientRects().length > 0,
  );

/** Those with this name; exact names come before those that only contain it. An empty name is any. */
function named<Kind extends Element>(elements: readonly Kind[], name: string): readonly Kind[] {
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
