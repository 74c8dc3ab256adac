/** What the tester does on the app's screens, by the accessible names of the elements; what is typed is not recorded. */
import { nameOf } from '../elements';
import type { NewEvent } from './event';

/** The test page's own link, which is on every screen. */
const NOT_THE_APP = '[data-test-page]';
const FIRST_PAINT = '#first-paint';
const PRESSED =
  'button, a[href], input[type="radio"], input[type="checkbox"], [role="radio"], [role="checkbox"], [role="tab"]';

type Tap = Extract<NewEvent, { kind: 'tap' }>;

export function watchTaps(listen: (tap: Tap) => void): void {
  for (const type of ['click', 'input', 'change']) {
    document.addEventListener(
      type,
      ({ target, isTrusted }) => {
        if (!(target instanceof Element) || target.closest(NOT_THE_APP) !== null) return;
        const tap = tapOf(type, target);
        // Digits may be those of a card.
        if (tap && !isRepeated(tap, target, isTrusted)) listen({ ...tap, name: tap.name.replace(/\d/g, '0') });
      },
      // Before the screen reacts: the element may be gone afterwards.
      true,
    );
  }
}

/** What was tapped on the first paint. */
const early: Tap[] = [];

/** The app repeats taps on the first paint by script (src/start/taps.ts); they were listed when they were made. */
function isRepeated({ action, name }: Tap, target: Element, isTrusted: boolean): boolean {
  if (target.closest(FIRST_PAINT) !== null) {
    early.push({ kind: 'tap', action, name });
    return false;
  }
  const index = isTrusted ? -1 : early.findIndex((tap) => tap.action === action && tap.name === name);
  if (index >= 0) early.splice(index, 1);
  return index >= 0;
}

function tapOf(type: string, target: Element): Tap | undefined {
  if (type === 'click') {
    const pressed = target.closest(PRESSED);
    if (pressed === null || pressed.matches(':disabled')) return undefined;
    return { kind: 'tap', action: 'press', name: nameOf(pressed) };
  }
  if (target.matches('input[type="file"]')) {
    return type === 'change' ? { kind: 'tap', action: 'photos', name: nameOf(target) } : undefined;
  }
  if (target.matches('input[type="radio"], input[type="checkbox"]')) return undefined;
  const isTyped = type === (target instanceof HTMLSelectElement ? 'change' : 'input');
  return isTyped ? { kind: 'tap', action: 'fill', name: nameOf(target) } : undefined;
}
