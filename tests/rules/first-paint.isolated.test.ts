import { beforeEach, expect, it, vi } from 'vitest';
import { type FirstPaint, needsApp } from '../../src/platform/first-paint';
import { paintFirst } from '../../src/start/first-paint';
import { recordTaps, repeatTaps } from '../../src/start/taps';
import { expectOnConsole } from '../console';

// The boot script has set it.
vi.hoisted(() => {
  document.documentElement.lang = 'en';
});

const state = (): FirstPaint => ({
  address: window.location.href,
  entriesAtLoad: 1,
  painted: Promise.resolve(),
  isShown: false,
  isPressed: false,
  taps: [],
  values: [],
  toasts: [],
  document: undefined,
});

beforeEach(() => {
  document.body.innerHTML = '<div id="first-paint"></div>';
  window.history.replaceState(null, '', '/#/repay?orderId=1');
  window.firstPaint = state();
});

it('A first paint that throws says so, and leaves the screen to the app', async () => {
  expectOnConsole(/no such field/);
  await paintFirst(
    () => {
      throw new Error('no such field');
    },
    {},
    '',
  );
  expect(document.getElementById('first-paint')).toBeEmptyDOMElement();
  expect(window.firstPaint?.isShown).toBe(false);
});

it.each([
  ['at its place', ['Help', 'Repay', 'Pay later'], ['Repay']],
  ['at another place', ['Saved code', 'Help', 'Repay'], ['Repay']],
  ['nowhere, if the app does not have it', ['Help', 'Pay later', 'Later'], []],
  ['nowhere, if the app has two of them elsewhere', ['Help', 'More', 'Repay', 'Repay'], []],
])('A tap is repeated on the same control: %s', (_where, labels, tapped) => {
  const screenOf = (names: readonly string[]) => {
    const main = document.createElement('main');
    main.append(...names.map((name) => Object.assign(document.createElement('button'), { textContent: name })));
    document.body.append(main);
    return main;
  };
  const firstPaint = screenOf(['Help', 'Repay', 'Later']);
  const { taps, values } = state();
  const [, repay] = firstPaint.children;
  repay?.addEventListener('click', needsApp);
  recordTaps(firstPaint, { taps, values });
  (repay as HTMLElement).click();

  const app = screenOf(labels);
  const clicked: (string | null)[] = [];
  app.addEventListener('click', ({ target }) => clicked.push((target as Element).textContent));
  repeatTaps({ taps, values }, app);
  expect(clicked).toEqual(tapped);
});

it.each([
  [
    'whose amount has arrived',
    '<button>Repay</button>',
    '<button>Repay<small aria-hidden="true">₹3,460.45</small></button>',
  ],
  ['to the same address', '<a href="#/repay">Repay</a>', '<a href="#/repay">Repay today <b>₹3,460.45</b></a>'],
])('A tap is repeated on a control %s', (_what, before, after) => {
  const screenOf = (html: string) => {
    const main = document.createElement('main');
    main.innerHTML = html;
    document.body.append(main);
    return main;
  };
  const firstPaint = screenOf(before);
  const { taps, values } = state();
  firstPaint.firstElementChild?.addEventListener('click', (event) => {
    event.preventDefault();
    needsApp();
  });
  recordTaps(firstPaint, { taps, values });
  (firstPaint.firstElementChild as HTMLElement).click();
  const app = screenOf(after);
  const tapped = vi.fn((event: Event) => event.preventDefault());
  app.addEventListener('click', tapped);
  repeatTaps({ taps, values }, app);
  expect(tapped).toHaveBeenCalledOnce();
});
