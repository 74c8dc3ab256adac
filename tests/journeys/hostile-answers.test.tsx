import { act, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { callNamed } from '../../build/contract/calls';
import en from '../../locales/en.json';
import { watchCalls } from '../../src/api/client';
import { App } from '../../src/app/app';
import { routes } from '../../src/app/routes';
import { loadMessages } from '../../src/intl/messages';
import { answersTo } from '../rules/json';
import { READS, routeOf } from '../screens';
import { sandboxOfFile } from './sandbox';

const sandbox = sandboxOfFile();
beforeAll(() => Promise.all(routes.map((each) => each.Page.preload())));

/** Text that must never be shown. The same words, sent as text by the server, are shown unchanged. */
const BROKEN = /\b(undefined|NaN|null)\b|\[object|Invalid Date|Infinity/;
/** JSON has no bigint and no undefined, and a server's own "undefined" is a text like any other. */
const asSent = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer ?? null, (_key, value: unknown) => {
      if (typeof value === 'bigint') return String(value);
      return typeof value === 'string' && BROKEN.test(value) ? 'a text' : value;
    }),
  );

/** The texts of a page one by one, because joined ones have no space between their words. */
function textsIn(root: Node): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode.textContent ?? '');
  return texts;
}

const CASES = READS.filter(({ call }) => callNamed(call).example !== undefined);

/** The number of pending calls, and whether there has been one. */
const traffic = { started: 0, ended: 0 };
watchCalls(() => {
  traffic.started += 1;
  return () => {
    traffic.ended += 1;
  };
});

describe('Whatever the server answers, the screen is shown, without undefined, NaN or null in its texts', () => {
  it.each(CASES)('$screen', async (read) => {
    const messages = await loadMessages('en');
    vi.stubEnv('VITE_API_BASE', sandbox.origin);
    await fc.assert(
      fc.asyncProperty(answersTo(callNamed(read.call).shape), async (answer) => {
        await sandbox.reset();
        await sandbox.answer(read.path, asSent(answer));
        window.history.replaceState(null, '', `/?language=1#${routeOf(read)}`);
        sessionStorage.clear();
        localStorage.clear();
        Object.assign(traffic, { started: 0, ended: 0 });
        const { container, unmount } = await act(async () => render(<App messages={messages} />));
        try {
          await waitFor(() => {
            expect(traffic.started).toBeGreaterThan(0);
            expect(traffic.ended).toBe(traffic.started);
            expect(container.querySelector('main[aria-busy="false"]')).not.toBeNull();
          });
          expect(screen.getAllByRole('heading', { level: 1 }).length).toBeGreaterThan(0);
          // Something is shown beside the title.
          expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
          expect(screen.queryByText(en['error.crashTitle'])).toBeNull();
          expect(textsIn(document.body).filter((text) => BROKEN.test(text))).toEqual([]);
          for (const link of container.querySelectorAll('[href], [src]')) {
            expect(link.getAttribute('href') ?? link.getAttribute('src')).toMatch(
              /^(https?:|mailto:|tel:|data:image\/|#|prestamoazul:)/,
            );
          }
        } finally {
          unmount();
        }
      }),
      { numRuns: 8, examples: [[null], [{}], [[]], ['text'], [5]] },
    );
  });
});
