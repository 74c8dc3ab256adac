/** Runs in every page before its own scripts: records what is announced and what is violated, and describes the screen. */

export interface Snapshot {
  heading: string;
  /** Visible alerts and status messages, in the order of the document. */
  messages: { role: string; text: string; inMain: boolean; actions: string[] }[];
  /** Names of the visible buttons and links that can be used. */
  actions: string[];
  /** Text that must never be shown, such as `undefined`, with its surroundings. */
  broken: string[];
  /** What was announced as an alert, in order. */
  announced: string[];
  violations: string[];
}

export interface Probe {
  /** The screen shows content or a failure, nothing is loading, and the page has reacted to the last click. */
  isSettled(): boolean;
  snapshot(): Snapshot;
  /** Clicks the control with this name the given number of times within one task. Returns false if there is no such control. */
  click(name: string, times: number): boolean;
  /** Adds to `performance.now`, so that a pause after a failure is over. */
  skip(ms: number): void;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

export function installProbe(): void {
  const announced: string[] = [];
  const violations: string[] = [];
  const last = new WeakMap<Element, string>();
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const isShown = (element: Element) => element.getClientRects().length > 0;
  const regions = () => [...document.querySelectorAll('[role="alert"], [role="status"]')].filter(isShown);

  const listen = () => {
    for (const region of document.querySelectorAll('[role="alert"]')) {
      // The app behind the first paint is hidden. A toast appears in the next frame, which a busy machine may draw late.
      if (!isShown(region) && region.closest('#root') !== null) continue;
      const text = textOf(region);
      if (text !== '' && last.get(region) !== text) announced.push(text);
      last.set(region, text);
    }
  };
  new MutationObserver(() => {
    listen();
    react();
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['role', 'style', 'hidden', 'data-held-back', 'disabled', 'aria-busy'],
  });
  window.addEventListener('securitypolicyviolation', (event) => {
    violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });

  // A closed dialog fades out as an inert copy.
  const controls = (within: ParentNode) =>
    [...within.querySelectorAll<HTMLElement>('button, a[href], [role="button"]')].filter(
      (control) => isShown(control) && !control.matches(':disabled, [inert] *') && nameOf(control) !== '',
    );
  const nameOf = (control: Element) => {
    const label = control.getAttribute('aria-label');
    if (label !== null) return label;
    const copy = control.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return textOf(copy);
  };

  const BROKEN = /\b(?:undefined|NaN|Infinity|Invalid Date)\b|\[object/;
  const brokenTexts = () => {
    const attributes = [...document.querySelectorAll('[aria-label], [alt], [title], [placeholder], [href], [value]')];
    const texts = [
      document.title,
      document.body.innerText,
      ...attributes.flatMap((element) =>
        ['aria-label', 'alt', 'title', 'placeholder', 'href', 'value'].map((name) => element.getAttribute(name) ?? ''),
      ),
    ];
    return texts.flatMap((text) => {
      const index = text.search(BROKEN);
      return index < 0 ? [] : [text.slice(Math.max(0, index - 40), index + 40)];
    });
  };

  /** The control that was clicked, until the page reacts: the control is gone or disabled, something is loading, or an answer came. */
  let clicked: HTMLElement | undefined;
  const react = () => {
    const hasReacted = (control: HTMLElement) =>
      !isShown(control) || control.matches(':disabled') || document.querySelector('[aria-busy="true"]') !== null;
    if (clicked !== undefined && hasReacted(clicked)) clicked = undefined;
  };

  // On a busy machine, React renders the request and its answer together: the control does not change.
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    const sender = clicked;
    this.addEventListener('loadend', () =>
      requestAnimationFrame(() => {
        if (clicked === sender) clicked = undefined;
      }),
    );
    send.call(this, body);
  };

  let skipped = 0;
  const now = performance.now.bind(performance);
  performance.now = () => now() + skipped;

  window.probe = {
    isSettled() {
      react();
      if (clicked !== undefined) return false;
      if (document.querySelector('.start-notice') !== null) return true;
      const main = document.querySelector('main');
      if (main === null || document.getElementById('first-paint') !== null) return false;
      return document.querySelector('[aria-busy="true"]') === null;
    },
    snapshot() {
      listen();
      return {
        heading: textOf(document.querySelector('h1') ?? document.createElement('p')),
        messages: regions()
          .map((region) => ({
            role: region.getAttribute('role') ?? '',
            text: textOf(region),
            inMain: region.closest('main') !== null,
            actions: controls(region).map(nameOf),
          }))
          .filter(({ text }) => text !== ''),
        actions: controls(document).map(nameOf),
        broken: brokenTexts(),
        announced: [...announced],
        violations: [...violations],
      };
    },
    click(name, times) {
      const control = controls(document).find((each) => nameOf(each) === name);
      clicked = control;
      for (let time = 0; time < times; time += 1) control?.click();
      return control !== undefined;
    },
    skip(ms) {
      skipped += ms;
    },
  };
}
