import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { noticeScript } from '../../build/start-notice';

const beacon = vi.fn((_url: string, _body: string) => true);
const reports = () => beacon.mock.calls.map(([url, body]) => [url, JSON.parse(body) as unknown]);

beforeAll(() => {
  const settings = { appName: undefined, reportUrl: 'https://reports.example/h5', version: '1.2.3' };
  new Function(noticeScript(process.cwd(), settings))();
});

beforeEach(() => {
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  document.body.innerHTML = '<div id="first-paint"></div>';
  window.history.replaceState(null, '', '/#/repay?orderId=1000174&userId=10001&sessionId=secret');
});

// The files of a process share the window.
afterAll(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'startNotice');
});

it('An app that does not start is reported once, without anything about the borrower', () => {
  const error = new TypeError('María owes ₹3,460.45 for session secret');
  error.stack = 'TypeError: María\n at x (https://h5.example/assets/app-Ab1.js:1:234?userId=10001)';
  window.startNotice?.show(error);
  window.startNotice?.show(error);
  const facts = { kind: 'start', route: '/repay', version: '1.2.3', device: 'desktop' };
  expect(reports()).toEqual([
    ['https://reports.example/h5', { ...facts, name: 'TypeError', where: 'assets/app-Ab1.js:1:234' }],
  ]);
});

it('A route that is not known is not reported, and a time-out has no error', () => {
  window.history.replaceState(null, '', '/#/maria?x=1');
  window.startNotice?.show();
  expect(reports()).toEqual([
    ['https://reports.example/h5', { kind: 'start', route: '*', version: '1.2.3', device: 'desktop' }],
  ]);
});
