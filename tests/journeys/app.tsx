/** Opens the app at an address, with a sandbox as its backend. */
import { act, fireEvent, type RenderResult, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { isValidElement } from 'react';
import { beforeEach, expect, vi } from 'vitest';
import { watchCalls } from '../../src/api/client';
import { App } from '../../src/app/app';
import { routes } from '../../src/app/routes';
import { PATHS } from '../../src/contract/paths';
import { loadMessages } from '../../src/intl/messages';
import { LANGUAGE_NAMES } from '../../src/languages';
import { splitHash } from '../../src/platform/hash';
import { readLanguage } from '../../src/platform/session';
import { installNative } from '../native';
import { recordNavigation, recordRoute } from '../record';
import { ROUTES, type Sign } from '../screens';
import { SESSION } from '../session';

import { sandboxOfFile, type TestSandbox } from './sandbox';

export { PATHS, ROUTES, SESSION };

/** What `formatDate` shows with precision `time`. */
export const DATE_AND_TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

interface Opening {
  sandbox: Pick<TestSandbox, 'origin'>;
  /** Added to the session. The default language is English; undefined leaves a parameter out. */
  parameters?: Record<string, string | undefined>;
  /** Whether the parameters are before the hash or inside it. */
  placed?: 'before' | 'after' | undefined;
}

export interface OpenedApp extends RenderResult {
  user: UserEvent;
  /** The current route and its parameters. */
  address(): { path: string; parameters: Record<string, string> };
  /** Waits until nothing is loading. */
  settled(): Promise<void>;
}

/**
 * Call it once per test file. @returns the file's sandbox, and a function that opens a route of the app with it; with
 * `ownBorrower` for another borrower in each test, because photos and attempts stay in memory until the page is closed.
 */
export function appOfFile({ route = '/', ownBorrower = false } = {}) {
  const sandbox = sandboxOfFile();
  let tests = 0;
  beforeEach(() => {
    tests += 1;
  });
  const borrower = () => (ownBorrower ? { userId: `borrower-${tests}` } : {});
  const open = (path = route, parameters: Opening['parameters'] = {}, placed?: Opening['placed']) =>
    openApp(path, { sandbox, parameters: { ...borrower(), ...parameters }, placed });
  return { sandbox, open, borrower };
}

/** @param path a route with its own parameters, such as `/repay?orderId=1`. */
export async function openApp(
  path: string,
  { sandbox, parameters = {}, placed = 'after' }: Opening,
): Promise<OpenedApp> {
  // Loads the code that the app loads on demand in advance. The browser tests cover its loading.
  await Promise.all([...LANGUAGE_NAMES.map(loadMessages), ...routes.map((each) => each.Page.preload())]);
  vi.stubEnv('VITE_API_BASE', sandbox.origin);
  const named = Object.entries({ ...SESSION, language: '1', ...parameters });
  const session = new URLSearchParams(
    named.filter((each): each is [string, string] => each[1] !== undefined),
  ).toString();
  const address = placed === 'before' ? `/?${session}#${path}` : `/#${path}${path.includes('?') ? '&' : '?'}${session}`;
  // Nothing slow comes after it, in which the address could change again.
  await traversalEnd();
  window.history.replaceState(null, '', address);
  recordRoute(currentPath());
  recordNavigations();
  const user = userEvent.setup();
  const messages = await loadMessages(readLanguage());
  const view = await act(async () => render(<App messages={messages} />));
  return {
    ...view,
    user,
    address: () => {
      const [route = '', search = ''] = window.location.hash.slice(1).split('?');
      return { path: route, parameters: Object.fromEntries(new URLSearchParams(search)) };
    },
    settled: async () => {
      await vi.waitFor(() => {
        if (document.querySelector('main[aria-busy="false"]') === null) throw new Error('still loading');
      });
    },
  };
}

const currentPath = () => splitHash(window.location.hash).path;

/** Records the screens that the app opens, until the end of the test. */
function recordNavigations(): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    if (vi.isMockFunction(window.history[name])) continue;
    const write = window.history[name].bind(window.history);
    vi.spyOn(window.history, name).mockImplementation((...entry) => {
      const from = currentPath();
      write(...entry);
      if (name === 'pushState') recordNavigation(from, currentPath());
      else recordRoute(currentPath());
    });
  }
}

/** Pastes a text into a field: `user.type` renders the screen anew for each character, which takes ten times as long. */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

const { setTimeout: setRealTimeout } = globalThis;

/** Waits for a `history.go` of a closed page, two timers in jsdom, which would leave the next address. */
async function traversalEnd(): Promise<void> {
  await new Promise((resolve) => setRealTimeout(resolve));
  await new Promise((resolve) => setRealTimeout(resolve));
}

/** @returns waits until the app has handled an answer of this call, and returns the texts of all toasts until then. */
export async function watchAnswer(of: string): Promise<() => Promise<string[]>> {
  // Loaded before the answer arrives, so that a toast does not wait for its file.
  const [{ Toast }] = await Promise.all([import('antd-mobile'), import('../../src/ui/overlay/toast-view')]);
  const show = vi.spyOn(Toast, 'show');
  const answered = new Promise<void>((resolve) => {
    watchCalls(
      ({ path }) =>
        () =>
          path === of && resolve(),
    );
  });
  return async () => {
    await answered;
    // For the promises that the answer has started.
    for (let task = 0; task < 10; task += 1) await act(() => new Promise((resolve) => setRealTimeout(resolve)));
    return show.mock.calls.map(([toast]) => {
      const content = typeof toast === 'object' ? toast.content : toast;
      return isValidElement<{ text: string }>(content) ? content.props.text : String(content);
    });
  };
}

/** A native application that gives haptics, for the brand with all settings. @returns the messages to its handler. */
export const watchHaptics = () => installNative('hapticFeedback');

/** Taps what opens another screen, whose code suspends. */
export const tapToOpen = (element: HTMLElement) => act(async () => void fireEvent.click(element));

/** Opens an address such as `#/Dag` in the same page, as a link with these parameters does. */
export const openInPage = (hash: string, parameters: Record<string, string> = { ...SESSION, language: '1' }) =>
  act(async () => window.location.assign(`${hash}${hash.includes('?') ? '&' : '?'}${new URLSearchParams(parameters)}`));

/** Skips the second after a failure in which a button ignores taps. */
export function skipRest(): void {
  const { now } = performance;
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 1000);
}

/** Locks and unlocks the phone, whose network goes and returns: the reads on screen are sent again. */
export const returnToPage = () => {
  for (const name of ['offline', 'online', 'focus', 'visibilitychange']) fireEvent(window, new Event(name));
};

/** The heading of the current screen, once that is loaded: its skeleton has a heading of the same name. */
export const heading = (name: string) =>
  waitFor(() => {
    expect(document.querySelector('main[aria-busy="true"]')).toBeNull();
    return screen.getByRole('heading', { level: 1, name });
  });

/** The elements that a sign of `tests/screens.ts` describes; throws if nothing is found. */
export function elementsOf(sign: Sign): HTMLElement[] {
  if ('text' in sign) return screen.getAllByText(sign.text);
  if ('alt' in sign) return screen.getAllByAltText(sign.alt);
  if ('label' in sign) return screen.getAllByLabelText(sign.label);
  const { role, ...options } = sign;
  return screen.getAllByRole(role, options);
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The texts of elements, in order. */
export const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
