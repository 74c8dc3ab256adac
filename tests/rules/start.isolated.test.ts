import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noticeScript } from '../../build/start-notice';
import words from '../../locales/boot.json';
import { brandOf } from '../../theme/brands';
import { expectOnConsole } from '../console';

let hashAtStart: string;

beforeAll(async () => {
  window.history.replaceState(null, '', '/Dag?language=1');
  new Function(noticeScript(process.cwd(), { appName: undefined, reportUrl: undefined, version: '1' }))();
  await import('../../src/start/boot');
  await import('../../src/start/load-app');
  hashAtStart = window.location.hash;
});

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div><div id="first-paint"></div>';
  window.history.replaceState(null, '', '/#/Dag?language=1');
});

const alerts = () => screen.queryAllByRole('alert');

it("The start converts a path-style link to a hash link, and sets the document's language", () => {
  expect(hashAtStart).toBe('#/Dag?language=1');
  expect(document.documentElement.lang).toBe('en');
});

it.each([
  ['/#!/repay?orderId=O1.', null, '/#/repay?orderId=O1'],
  ['/repay?orderId=O1', { idx: 3 }, '/#/repay?orderId=O1'],
  // The router has written it.
  ['/#/carpmm?payCode=A%3Fb%3Dc.', { idx: 3 }, '/#/carpmm?payCode=A%3Fb%3Dc.'],
])('The address %s, opened later with the state %j, becomes %s', (address, state, mended) => {
  window.history.replaceState(state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
  expect(`${window.location.pathname}${window.location.hash}`).toBe(mended);
});

describe('The notice of an app that does not start', () => {
  it('is shown if a script fails to load', () => {
    const script = document.createElement('script');
    document.body.append(script);
    fireEvent.error(script);
    const notice = within(screen.getByRole('alert'));
    expect(notice.getByText(words.en.failed)).toBeVisible();
    expect(notice.getByText(words.en.connection)).toBeVisible();
    expect(notice.getByRole('button', { name: words.en.retry })).toBeVisible();
    const { servicePhone } = brandOf(undefined);
    const call = notice.getByRole('link', { name: `${words.en.service}: ${servicePhone}` });
    expect(call).toHaveAttribute('href', `tel:${servicePhone.replaceAll(' ', '')}`);
  });

  it('does not mention the connection if something was thrown, and is shown once', () => {
    window.startNotice?.show(new TypeError('meta.media is undefined'));
    window.startNotice?.show(new Error('another one'));
    expect(screen.getByRole('alert')).toHaveTextContent(words.en.failed);
    expect(screen.queryByText(words.en.connection)).not.toBeInTheDocument();
  });

  it.each([
    ['/#/repay?language=2', words.es],
    ['/#/repay', words.es],
    ['/?language=2#/repay?language=1', words.en],
    ['/?language=7#/repay', words.es],
    ['/?language=constructor&appName=constructor#/repay', words.es],
  ])('at %s is in its language', (address, { failed }) => {
    window.history.replaceState(null, '', address);
    window.startNotice?.show();
    expect(screen.getByRole('alert')).toHaveTextContent(failed);
  });

  it('says in each language how to update an engine that is too old', () => {
    const { any } = Promise;
    Reflect.deleteProperty(Promise, 'any');
    window.startNotice?.show(new Error('not a function'));
    Object.assign(Promise, { any });
    for (const { failed, update } of [words.en, words.es]) {
      expect(screen.getByText(failed)).toBeVisible();
      expect(screen.getByText(update)).toBeVisible();
    }
  });

  it('is not shown for errors of the running app', () => {
    fireEvent.error(document.body);
    expect(alerts()).toEqual([]);
    document.body.innerHTML = '<div id="root">The app</div><script></script>';
    fireEvent.error(document.querySelector('script') ?? window);
    expect(alerts()).toEqual([]);
  });

  it('is shown after 20 seconds without a file, and not while files or the document arrive', () => {
    vi.useFakeTimers();
    const file = document.createElement('link');
    document.head.append(file);
    fireEvent.load(file);
    vi.advanceTimersByTime(19_000);
    fireEvent.load(file);
    vi.advanceTimersByTime(19_000);
    expect(alerts()).toEqual([]);
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    document.body.append('More of the document');
    vi.advanceTimersByTime(1000);
    expect(alerts()).toEqual([]);
    vi.advanceTimersByTime(20_000);
    expect(alerts()).toHaveLength(1);
    expect(screen.getByText(words.en.connection)).toBeVisible();
  });

  it('asks with GET whether the server is there if it refuses HEAD', () => {
    vi.useFakeTimers();
    // The reload.
    expectOnConsole(/navigation/);
    const methods: string[] = [];
    class Request {
      status = 0;
      onloadend = () => {};
      open(method: string) {
        methods.push(method);
        this.status = method === 'HEAD' ? 405 : 200;
      }
      send() {
        this.onloadend();
      }
    }
    vi.stubGlobal('XMLHttpRequest', Request);
    window.startNotice?.show();
    fireEvent.click(screen.getByRole('button', { name: words.en.retry }));
    expect(methods).toEqual(['HEAD', 'GET']);
  });

  it('is not shown after 20 seconds if the app has started', () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<div id="root">The app</div>';
    fireEvent.load(document.body);
    vi.advanceTimersByTime(60_000);
    expect(alerts()).toEqual([]);
  });
});
