import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import en from '../../locales/en.json';
import { App } from '../../src/app/app';
import { screens } from '../../src/app/routes';
import { loadMessages } from '../../src/intl/messages';
import { fullAnswers, namesIn } from '../rules/json';
import { freshSandbox, type TestSandbox } from './sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await freshSandbox();
  await Promise.all(screens.map((each) => each.load()));
});
afterAll(() => sandbox.close());

const wires = import.meta.glob<string>('../../src/features/*/wire.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const CHANNEL = ['logo', 'desc', 'payCode', 'vCode', 'BARcodeImg', 'text', 'title', 'value'];

const SCREENS = [
  { feature: 'confirm-loan', route: '/confirm-loan?productId=101', path: '/v3/loan-confirm/loan-detail-confirm' },
  { feature: 'order', route: '/loan-detail?orderId=1', path: '/v3/loan-details/loan-details' },
  { feature: 'repay', route: '/repay?orderId=1', path: '/v3/installment/loan-play-detail' },
  { feature: 'extension', route: '/repay-delay?orderId=1', path: '/v3/installment/loan-play-delay-detail' },
  { feature: 'instructions', route: '/carpmm?payCode=A', path: '/v3/loan-details/generate-vcode' },
  { feature: 'contract', route: '/contract?orderNo=1', path: '/v3/loan-details/contract-detail' },
  { feature: 'service', route: '/Dag', path: '/user-problem/get-whatsapp' },
];

/** What no reader should ever see. These very words, sent as text by the server, are shown as they came. */
const BROKEN = /\b(undefined|NaN|null)\b|\[object|Invalid Date|Infinity/;
/** JSON has no bigint, and a server's own "undefined" is a text like any other. */
const asSent = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (_key, value: unknown) => {
      if (typeof value === 'bigint') return String(value);
      return typeof value === 'string' && BROKEN.test(value) ? 'a text' : value;
    }),
  );

describe('Whatever the server answers, the screen stands and shows no broken word', () => {
  it.each(SCREENS)('$feature', async ({ feature, route, path }) => {
    const messages = await loadMessages('en');
    const names = [...new Set([...namesIn(wires[`../../src/features/${feature}/wire.ts`] ?? ''), ...CHANNEL])];
    vi.stubEnv('VITE_API_BASE', sandbox.origin);
    await fc.assert(
      fc.asyncProperty(fullAnswers(names), async (answer) => {
        await sandbox.fault({ path, kind: 'data', data: asSent(answer) });
        window.history.replaceState(null, '', `/?language=1#${route}`);
        sessionStorage.clear();
        localStorage.clear();
        const { container, unmount } = render(<App messages={messages} />);
        try {
          await vi.waitFor(() => expect(container.querySelector('main[aria-busy="false"]')).not.toBeNull(), {
            timeout: 5000,
          });
          expect(screen.getAllByRole('heading', { level: 1 }).length).toBeGreaterThan(0);
          expect(screen.queryByText(en['error.crashTitle'])).toBeNull();
          expect(document.body.textContent).not.toMatch(BROKEN);
          for (const link of container.querySelectorAll('[href], [src]')) {
            expect(link.getAttribute('href') ?? link.getAttribute('src')).toMatch(
              /^(https?:|mailto:|tel:|data:image\/|#|prestamoazul:)/,
            );
          }
        } finally {
          unmount();
        }
      }),
      { numRuns: 25 },
    );
  });
});
