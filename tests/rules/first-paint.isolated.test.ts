import { beforeEach, expect, it, vi } from 'vitest';
import { formatDate } from '../../src/format/dates';
import { type FirstPaint, needsApp } from '../../src/platform/first-paint';
import { paintFirst } from '../../src/start/first-paint';
import { recordPresses, recordTaps, repeatTaps } from '../../src/start/taps';
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

it('A first paint that throws says so, and leaves the skeleton until the app shows the screen', async () => {
  expectOnConsole(/no such field/);
  document.body.innerHTML = '<div id="first-paint"><div>Skeleton</div></div>';
  await paintFirst(
    () => {
      throw new Error('no such field');
    },
    {},
    '',
  );
  expect(document.getElementById('first-paint')).toHaveTextContent('Skeleton');
  expect(window.firstPaint?.isShown).toBe(false);
});

it("A first paint counts an instant on the lender's day, wherever the phone is", async () => {
  // In Mexico it is still the day before.
  await paintFirst(() => formatDate(Date.UTC(2099, 0, 6, 5, 30), 'day'), {}, '');
  expect(document.getElementById('first-paint')).toHaveTextContent('2099-01-05');
});

/** The app takes over when nothing is pressed. A press that becomes a scroll is cancelled. */
it.each(['pointerup', 'pointercancel'])('A press lasts until %s', async (end) => {
  const own = state();
  recordPresses(own);
  window.dispatchEvent(new Event('pointerdown'));
  expect(own.isPressed).toBe(true);
  window.dispatchEvent(new Event(end));
  await vi.waitUntil(() => !own.isPressed);
});

const buttons = (...names: string[]) => names.map((name) => `<button>${name}</button>`).join('');
const BEFORE = buttons('Help', 'Repay', 'Later');
const screenOf = (html: string) => {
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = html;
  return main;
};

it.each([
  ['at its place', BEFORE, buttons('Help', 'Repay', 'Pay later'), ['Repay']],
  ['at another place', BEFORE, buttons('Saved code', 'Help', 'Repay'), ['Repay']],
  ['nowhere, if the app does not have it', BEFORE, buttons('Help', 'Pay later', 'Later'), []],
  ['nowhere, if the app has two of them elsewhere', BEFORE, buttons('Help', 'More', 'Repay', 'Repay'), []],
  ['by its amount', BEFORE, '<button>Repay<small aria-hidden="true">₹3,460.45</small></button>', ['Repay₹3,460.45']],
  [
    'although its text has changed, if it leads to the same address',
    '<a href="#/repay">Repay</a>',
    '<a href="#/repay">Repay today <b>₹3,460.45</b></a>',
    ['Repay today ₹3,460.45'],
  ],
])('A tap is repeated on the same control: %s', (_where, before, after, expected) => {
  const firstPaint = screenOf(before);
  const { taps, values } = state();
  const repay = [...firstPaint.children].find(({ textContent }) => textContent === 'Repay') as HTMLElement;
  repay.addEventListener('click', (event) => {
    event.preventDefault();
    needsApp();
  });
  recordTaps(firstPaint, { taps, values });
  repay.click();

  const app = screenOf(after);
  const clicked: (string | null)[] = [];
  app.addEventListener('click', (event) => {
    event.preventDefault();
    clicked.push((event.target as Element).textContent);
  });
  repeatTaps({ taps, values }, app);
  expect(clicked).toEqual(expected);
});
