import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import en from '../../locales/en.json';
import { watchCalls } from '../../src/api/client';
import { TIMEOUT_MS } from '../../src/api/early-answer';
import { routes } from '../../src/app/routes';
import { routePatterns } from '../../src/paths';
import type { FaultRequest } from '../admin-api';
import { expectOnConsole } from '../console';
import { holdTimers } from '../hold-timers';
import { ORDER, READS, routeOf } from '../screens';
import { appOfFile, elementsOf, heading, PATHS, watchAnswer } from './app';

const { sandbox, open } = appOfFile();

/** A fault that can be applied to any path. */
type RequestOfPath = FaultRequest extends infer One ? (One extends FaultRequest ? Omit<One, 'path'> : never) : never;

interface Fault {
  request: RequestOfPath;
  says: string;
  picture: 'fault' | 'offline' | 'answer';
}

/** Every way in which a call can fail, and what is shown. No two in a row have the same message, or are both refusals. */
const FAULTS: readonly Fault[] = [
  { request: { kind: 'status', status: 500 }, says: en['error.http'].replace('{status}', '500'), picture: 'fault' },
  { request: { kind: 'refuse', message: 'Closed until Monday' }, says: 'Closed until Monday', picture: 'answer' },
  { request: { kind: 'html' }, says: en['error.malformed'], picture: 'fault' },
  { request: { kind: 'refuse', message: '' }, says: en['error.refused'], picture: 'answer' },
  { request: { kind: 'cut' }, says: en['error.malformed'], picture: 'fault' },
  { request: { kind: 'status', status: 403, body: { code: 7, message: 'No' } }, says: 'No', picture: 'answer' },
  { request: { kind: 'reset-before' }, says: en['error.network'], picture: 'offline' },
  { request: { kind: 'empty' }, says: en['error.malformed'], picture: 'fault' },
];

it.each(routes.filter(({ pattern }) => pattern !== routePatterns.testPage && pattern !== '*'))(
  'The reads of the screens of $pattern are those in the list',
  async ({ pattern }) => {
    const reads = READS.filter((read) => read.pattern === pattern);
    const { settled } = await open(routeOf({ pattern, query: reads[0]?.query ?? '' }));
    await settled();
    await waitFor(() => reads.forEach(({ shows }) => void elementsOf(shows)));
    // A read that is not shown may be sent later. The picture of a captcha is requested by the browser.
    const asked = async () => (await sandbox.calls()).map(({ path }) => path).sort();
    await expect.poll(asked).toEqual(reads.map(({ path }) => path).sort());
  },
);

/** The reads whose failure shows, each with two of the faults in turn; with all if its messages differ from the general ones. */
const FAILING = READS.filter(({ failure }) => failure !== 'none').map((read, place) => ({
  ...read,
  faults: read.words ? FAULTS : [0, 1].flatMap((next) => FAULTS[(place + next) % FAULTS.length] ?? []),
}));
/** A read for each way in which a failure shows. */
const WAYS = FAILING.filter(({ failure }, place) => FAILING.findIndex((each) => each.failure === failure) === place);

/** The reads whose failure shows in a part of their screen. */
const PARTS = [
  ...FAILING.filter(({ failure }) => failure !== 'screen'),
  {
    screen: 'Order details, amount',
    pattern: routePatterns.order,
    query: ORDER,
    path: PATHS.repayment,
    shows: { text: 'Add to calendar' },
  },
];

/** The reads whose failure does not show. */
const SILENT = READS.filter(({ failure }) => failure === 'none');
const UNNOTICED = [
  ...SILENT.map((read) => ({ ...read, request: { kind: 'status', status: 500 } as const })),
  // The form of a complaint says in a toast why it has no titles.
  ...SILENT.filter(({ call }) => call !== 'complaintStart').map((read) => ({
    ...read,
    request: { kind: 'refuse', message: 'Not now' } as const,
  })),
];

describe('A screen whose first load fails says so, and `Try again` brings it', () => {
  it.each(FAILING)('$screen', async (read) => {
    expectOnConsole(/XMLHttpRequest|socket|aborted|network|terminated/i);
    const { path, failure, faults, words = (general) => general } = read;
    for (const { request } of faults) await sandbox.fault({ ...request, path } as FaultRequest);
    const { user, settled } = await open(routeOf(read));
    const back = screen.queryByRole('button', { name: 'Back' });
    let isAnswered = false;
    watchCalls((call) => () => {
      isAnswered ||= call.path === path;
    });
    for (const { says, picture } of faults) {
      const alert = failure === 'retry' ? undefined : await blockThatSays(words(says));
      const retry = await screen.findByRole('button', { name: 'Try again' });
      if (alert !== undefined) expect(alert, says).toContainElement(retry);
      if (failure === 'screen') {
        if (picture !== 'answer') expect(alert).toHaveTextContent(en['error.nothingChanged']);
        expect(alert?.querySelector(`[data-illustration="${picture}"]`)).not.toBeNull();
      }
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      isAnswered = false;
      await user.click(retry);
      await vi.waitUntil(() => isAnswered);
      // The answer is rendered in a task of its own.
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      if (failure === 'screen') expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    }
    await waitFor(() => expect(elementsOf(read.shows)[0]).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    // A press that begins before the content and ends after it counts. The page of an older payment is part of its form.
    if (failure === 'screen' && read.screen !== 'Older repayment') expect(back).toBeVisible();
    // Also the reads that are not shown: the next test counts its own.
    await settled();
    expect(await sandbox.calls(path)).toHaveLength(faults.length + 1);
  });

  it.each(WAYS)('no answer within a minute: $screen', async (read) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { path, failure } = read;
    await sandbox.fault({ path, kind: 'hang' });
    await open(routeOf(read));
    await vi.waitUntil(async () => (await sandbox.calls(path)).length === 1);
    if (failure === 'screen') expect(screen.getAllByRole('status')[0]).toHaveTextContent('Loading');
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    if (failure !== 'retry') await blockThatSays(en['error.timeout']);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(elementsOf(read.shows)[0]).toBeVisible());
  });

  it.each(PARTS)('a returned signal brings $screen', async (read) => {
    expectOnConsole(/XMLHttpRequest|socket|aborted|network|terminated/i);
    const checks = holdTimers(5000);
    let hasSignal = false;
    const sendReal = fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (init?.method !== 'HEAD') return sendReal(input, init);
      if (hasSignal) return new Response();
      throw new TypeError('Failed to fetch');
    });
    await sandbox.fault({ path: read.path, kind: 'reset-before' });
    await open(routeOf(read));
    await screen.findByRole('button', { name: 'Try again', hidden: true });
    await vi.waitUntil(() => checks.count() > 0);
    hasSignal = true;
    checks.run();
    await waitFor(() => {
      expect(elementsOf(read.shows)[0]).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Try again', hidden: true })).not.toBeInTheDocument();
    });
  });

  it.each(UNNOTICED)('$screen: unnoticed ($request.kind)', async ({ request, ...read }) => {
    await sandbox.fault({ path: read.path, ...request });
    const toastsAfterAnswer = await watchAnswer(read.path);
    const { settled } = await open(routeOf(read));
    await settled();
    expect(await toastsAfterAnswer()).toEqual([]);
    await waitFor(() => expect(screen.getByRole('main').querySelector('input, textarea, button')).not.toBeNull());
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    for (const alert of screen.queryAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
  });
});

describe('A read of an order that the server refuses', () => {
  const ORDER = 'productId=101&orderId=1000174';
  const REPAY = PATHS.repayment;

  it.each([
    ['Repayment', `/repay?${ORDER}`, REPAY],
    ['Extension', `/repay-delay?${ORDER}`, PATHS.extension],
    ['Instructions', `/carpmm?requestType=1&amount=346045&payCode=CASH01&${ORDER}`, PATHS.voucher],
    ['Older repayment', `/ynRepay?${ORDER}`, REPAY],
    ['Choosing a card', `/ynRepayChoose?${ORDER}`, PATHS.waysToRepay],
  ])('leads to the order details: %s', async (_screen, route, path) => {
    await sandbox.fault({ path, kind: 'refuse', code: 7, message: 'Nothing is owed' });
    const { user, address } = await open(route);
    await blockThatSays('Nothing is owed');
    // As the title, except in the list of cards, which is only a part of its screen.
    expect(screen.getAllByText('Nothing is owed', { selector: 'main *' })).toHaveLength(1);
    const titles = screen.queryAllByRole('heading', { name: 'Nothing is owed' });
    expect(titles).toHaveLength(path === PATHS.waysToRepay ? 0 : 1);
    expect(screen.queryByText(en['error.nothingChanged'])).toBeNull();
    const [first] = within(screen.getByRole('main')).getAllByRole('button');
    expect(first).toHaveAccessibleName('See my loan');
    await user.click(screen.getByRole('button', { name: 'See my loan' }));
    expect(await heading('Your loan')).toBeVisible();
    expect(address()).toMatchObject({ path: '/loan-detail', parameters: { orderId: '1000174', productId: '101' } });
  });

  it('links to the order also after a refresh, if the order was settled meanwhile', async () => {
    const { user } = await open(`/repay?${ORDER}`);
    await screen.findByText('₹3,460.45', { selector: 'header *' });
    await sandbox.setStatus('1000174', 200);
    fireEvent(window, new Event('visibilitychange'));
    const way = await screen.findByRole('button', { name: 'See my loan' });
    expect(screen.getByRole('main')).toHaveTextContent('This loan is already repaid');
    // Nothing can be paid any more.
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
    await user.click(way);
    expect(await screen.findByText('Settled')).toBeVisible();
  });

  it.each([
    ['of another kind', `/repay?${ORDER}`, { kind: 'html' }],
    ['without an order', '/repay', { kind: 'refuse', message: 'Closed' }],
  ] as const)('is the only failure that does: not one %s', async (_what, route, request) => {
    await sandbox.fault({ path: REPAY, ...request });
    await open(route);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'See my loan' })).not.toBeInTheDocument();
  });
});

/** The failure is shown inline in the page; a refusal also in a toast. */
async function blockThatSays(words: string): Promise<HTMLElement> {
  return waitFor(() => {
    const block = screen.getAllByRole('alert').find((alert) => alert.closest('main') !== null);
    expect(block).toHaveTextContent(words);
    if (block === undefined) throw new Error('No failure is shown');
    return block;
  });
}
