/** Hears what the visitor does on the app's screens, in the terms in which a hand can do it again. */
import { named, nameOf, touched, visible } from '../scenarios/find-elements';
import type { Step } from '../scenarios/scenario';
import type { Mask } from './mask';
import { typedShape } from './typed-shape';

/** What belongs to the test page, though it stands on a screen. */
const NOT_THE_APP = '[data-test-page]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** @param mask as it is at that moment. */
export function watchTaps(tell: (step: Step) => void, mask: () => Mask): void {
  const listen = (type: string, stepOf: (target: Element) => Step | undefined) =>
    document.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element) || target.closest(NOT_THE_APP) !== null) return;
        const step = stepOf(target);
        if (step !== undefined) tell(step);
      },
      // Before the screen hears it: what is touched may be gone afterwards.
      true,
    );
  listen('click', (target) => press(target, mask()));
  listen('input', (target) => (isTyped(target) ? fill(target, typedShape(target.value)) : undefined));
  listen('change', (target) => {
    if (target instanceof HTMLSelectElement) return fill(target, target.value);
    return target instanceof HTMLInputElement && target.type === 'file' ? photos(target.files) : undefined;
  });
}

function press(target: Element, mask: Mask): Step | undefined {
  const { thing, role } = touched(target) ?? {};
  if (thing === undefined || role === undefined || thing.matches(':disabled')) return undefined;
  const name = nameOf(thing);
  const same = named(visible(role), name);
  const index = Math.max(same.indexOf(thing), 0);
  return { do: 'press', role, name: mask.label(name), ...(index > 0 && { index }) };
}

function isTyped(target: Element): target is Field {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['file', 'radio', 'checkbox', 'button'].includes(target.type);
}

const fill = (field: Field, text: string): Step => ({ do: 'fill', label: nameOf(field), text });

/** A drawing (SVG) is none. */
const isPhoto = (type: string) => type.startsWith('image/') && type !== 'image/svg+xml';

function photos(files: FileList | null): Step | undefined {
  const first = files?.[0];
  if (files === null || first === undefined) return undefined;
  return { do: 'photos', count: files.length, ...(!isPhoto(first.type) && { type: first.type }) };
}
