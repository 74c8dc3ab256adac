/**
 * The motion of screens and of lists that fold. Loaded after the first screen is shown; it watches the document, so no
 * screen contains code for it. Animations, not view transitions: React renders the next screen some time after the tap,
 * and a view transition would hold frames and taps until then.
 */
import { prefersReducedMotion, readPlatform } from '../platform/device';
import { entryIndex } from '../platform/history-entry';
import { inertCopy } from '../ui/overlay/inert-copy';

/** ms. */
const SCREEN_DURATION = 220;
const FOLD_DURATION = 160;
const EASING = 'cubic-bezier(0.2, 0, 0, 1)';
/** px that the content of a screen moves. */
const DISTANCE = 32;
/** ms after the start of a screen's motion until which its amount can still come from the last screen's. */
const AMOUNT_DELAY = 100;
/** ms between a tap and the next screen. */
const TAP_DELAY = 1000;

interface Arrival {
  /** 1 after a link, -1 after Back. */
  direction: number;
  /** Of `performance.now()`. */
  start: number;
  /** The last screen's amount, until it has moved. */
  amount: Amount | undefined;
}

interface Amount {
  text: string | null;
  /** Of the text, which may be centred in its element. */
  box: DOMRect;
}

interface Fold {
  panel: Element;
  /** px, before the tap. */
  height: number;
}

export function startMotion(root: HTMLElement): void {
  let main = root.querySelector('main');
  let index = entryIndex();
  let arrival: Arrival | undefined;
  let amount: Amount | undefined;
  let fold: Fold | undefined;
  let tapTime = Number.NEGATIVE_INFINITY;
  let isBrowsersMotion = false;
  let running: Animation[] = [];

  const animate = (element: Element, keyframes: Keyframe[], duration: number, elapsed = 0) => {
    if (prefersReducedMotion()) return undefined;
    const animation = element.animate(keyframes, { duration, easing: EASING });
    animation.currentTime = elapsed;
    running.push(animation);
    return animation;
  };
  const end = (how: 'finish' | 'cancel') => {
    for (const animation of running) animation[how]();
    running = [];
    arrival = undefined;
  };

  const onScreen = (next: HTMLElement) => {
    main = next;
    const direction = Math.sign(entryIndex() - index);
    index = entryIndex();
    if (direction !== 0) {
      end('finish');
      if (!isBrowsersMotion) {
        const start = performance.now();
        // Without a tap its place is not known.
        arrival = { direction, start, amount: start - tapTime < TAP_DELAY ? amount : undefined };
      }
      isBrowsersMotion = false;
      amount = undefined;
    }
    if (arrival === undefined) return;
    const elapsed = performance.now() - arrival.start;
    // The skeleton of a screen and its content may be two elements.
    if (elapsed > SCREEN_DURATION) return;
    // The page must not get wider meanwhile. Old engines cannot prevent it.
    const canClip = CSS.supports('overflow-x', 'clip');
    const transform = canClip || arrival.direction < 0 ? `translateX(${arrival.direction * DISTANCE}px)` : 'none';
    animate(
      next,
      [
        { opacity: 0.4, transform },
        { opacity: 1, transform: 'none' },
      ],
      SCREEN_DURATION,
      elapsed,
    );
    // Only fades: titles have the same place on all screens.
    const title = root.querySelector('h1');
    if (title) animate(title, [{ opacity: 0.4 }, { opacity: 1 }], SCREEN_DURATION, elapsed);
    if (canClip && next.parentElement) {
      animate(next.parentElement, [{ overflowX: 'clip' }, { overflowX: 'clip' }], SCREEN_DURATION, elapsed);
    }
  };

  const moveAmount = ({ direction, amount: last }: Arrival) => {
    const element = amountIn(root);
    if (last === undefined || element === null || element.textContent !== last.text) return;
    if (arrival) arrival.amount = undefined;
    const box = textBox(element);
    // A new screen is scrolled to the top after this.
    const top = direction > 0 ? box.top + window.scrollY : box.top;
    if (last.box.bottom < 0 || top < 0) return;
    const outer = element.getBoundingClientRect();
    const transformOrigin = `${box.left - outer.left}px ${box.top - outer.top}px`;
    const transform = `translate(${last.box.left - box.left}px, ${last.box.top - top}px) scale(${last.box.height / box.height})`;
    animate(
      element,
      [
        { transform, transformOrigin },
        { transform: 'none', transformOrigin },
      ],
      SCREEN_DURATION,
    );
    // It crosses the texts around it, so they appear while it arrives; on Back, where it comes from below them, after it.
    const appear = [{ opacity: 0 }, ...(direction < 0 ? [{ opacity: 0, offset: 0.6 }] : []), { opacity: 1 }];
    for (let part = element; part.parentElement?.parentElement?.closest('header'); part = part.parentElement) {
      for (const other of part.parentElement.children) {
        if (other !== part) animate(other, appear, SCREEN_DURATION);
      }
    }
  };

  const resize = ({ panel, height }: Fold, changes: readonly MutationRecord[]) => {
    const current = panel.getBoundingClientRect().height;
    // Not `hidden`, which can be scrolled: a tap on what is still cut off would meet another control. Old engines cannot clip.
    if (!panel.isConnected || current === height || !CSS.supports('overflow', 'clip')) return;
    const frame = (px: number) => ({ height: `${px}px`, overflow: 'clip' });
    const animation = animate(panel, [frame(height), frame(current)], FOLD_DURATION);
    if (animation === undefined || current > height) return;
    // What React has removed stays in sight until the list is closed.
    const copies = changes.filter(({ target }) => panel.contains(target)).flatMap(restoreCopies);
    animation.onfinish = animation.oncancel = () => {
      for (const copy of copies) copy.remove();
    };
  };

  // Runs after React's commit and before the next frame.
  new MutationObserver((changes) => {
    const next = root.querySelector('main');
    if (next !== null && next !== main) onScreen(next);
    if (arrival && performance.now() - arrival.start > AMOUNT_DELAY) arrival.amount = undefined;
    if (arrival) moveAmount(arrival);
    if (fold) resize(fold, changes);
    fold = undefined;
  }).observe(root, { childList: true, subtree: true });

  document.addEventListener('pointerdown', () => end('finish'), true);
  document.addEventListener(
    'click',
    ({ target }) => {
      tapTime = performance.now();
      isBrowsersMotion = false;
      const element = amountIn(root);
      amount = element === null ? undefined : { text: element.textContent, box: textBox(element) };
      fold = target instanceof Element ? foldOf(target) : undefined;
    },
    true,
  );
  window.addEventListener('popstate', (event) => {
    // Without a tap it is the gesture of iOS, which moves the screen itself.
    const isGesture = readPlatform() === 'ios' && performance.now() - tapTime > TAP_DELAY;
    if (!isGesture && !('hasUAVisualTransition' in event && event.hasUAVisualTransition === true)) return;
    // React may have rendered the screen before this listener runs.
    if (arrival && arrival.start >= event.timeStamp) end('cancel');
    else isBrowsersMotion = true;
  });
}

/** The amount in the header of a screen about money. */
const amountIn = (root: Element) => root.querySelector('header p[data-figures]');

function textBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** What the tapped control opens or closes: the element that it names, else the one around it. */
function foldOf(target: Element): Fold | undefined {
  const button = target.closest('[aria-expanded]');
  const panel = document.getElementById(button?.getAttribute('aria-controls') ?? '') ?? button?.parentElement;
  return panel ? { panel, height: panel.getBoundingClientRect().height } : undefined;
}

function restoreCopies({ target, removedNodes, nextSibling }: MutationRecord): HTMLElement[] {
  return [...removedNodes].flatMap((node) => {
    const copy = inertCopy(node);
    if (copy === undefined) return [];
    target.insertBefore(copy, nextSibling?.parentNode === target ? nextSibling : null);
    return [copy];
  });
}
