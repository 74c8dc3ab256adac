/** The help card of an order, and the days until its due date. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentBrand } from '../../src/platform/session';
import { appOfFile, heading, PATHS, ROUTES, SESSION, textsOf, watchAnswer } from './app';

const { sandbox, open } = appOfFile();
afterEach(() => {
  vi.useRealTimers();
});

const helpCard = async () => {
  const title = await screen.findByRole('heading', { level: 2, name: 'Help' });
  return title.closest('section') as HTMLElement;
};
const namesIn = (card: HTMLElement) => textsOf(within(card).getAllByRole('link'));

/** Each screen, and the link of its card that is opened. */
const SCREENS = [
  ['order', ROUTES.dueOrder, 'Loan agreement'],
  ['repayment', ROUTES.repay, 'Customer service'],
  ['extension', ROUTES.extension, 'Complain about this loan'],
  ['instructions', ROUTES.instructions, 'Loan agreement'],
] as const;

describe('The Help card', () => {
  it.each(SCREENS)(
    'of the %s links to customer service, a complaint and the agreement',
    async (_name, route, opened) => {
      const ways = [
        ['Customer service', '/Dag', {}],
        ['Complain about this loan', '/complaint', { orderId: '1000174' }],
        ['Loan agreement', '/contract', { orderNo: '1000174' }],
      ] as const;
      const { address } = await open(route);
      const card = await helpCard();
      expect(namesIn(card)).toEqual(ways.map(([each]) => each));
      for (const [name, path, parameters] of ways) {
        const href = within(card).getByRole('link', { name }).getAttribute('href') ?? '';
        const { pathname, searchParams } = new URL(href.replace(/^.*#/, ''), 'https://h5.example');
        expect(pathname).toBe(path);
        expect(Object.fromEntries(searchParams)).toMatchObject({ ...SESSION, language: '1', ...parameters });
      }
      fireEvent.click(within(card).getByRole('link', { name: opened }));
      await waitFor(() => expect(address().path).toBe(ways.find(([name]) => name === opened)?.[1]));
    },
  );

  it.each(['', '?orderId='])('without an order (%s) links only to customer service', async (query) => {
    await sandbox.fault({ path: PATHS.repayment, kind: 'data', data: { repayAmount: 100 } });
    await open(`/repay${query}`);
    expect(namesIn(await helpCard())).toEqual(['Customer service']);
  });

  it('has no link to a missing agreement', async () => {
    await sandbox.fault({ path: PATHS.order, kind: 'data', merge: true, data: { isNewContract: '' } });
    await open(ROUTES.dueOrder);
    expect(namesIn(await helpCard())).toEqual(['Customer service', 'Complain about this loan']);
  });

  it('is translated to Spanish', async () => {
    await open(ROUTES.repay, { language: '2' });
    expect(await screen.findByRole('link', { name: 'Queja sobre este préstamo' })).toBeVisible();
  });
});

describe('The due date', () => {
  /** `YYYY-MM-DD` of a day, counted from the lender's today. */
  const day = (fromToday: number) => {
    const { timeZone } = currentBrand();
    return new Date(Date.now() + fromToday * 86_400_000).toLocaleDateString(
      'en-CA',
      timeZone === undefined ? {} : { timeZone },
    );
  };
  const dueIn = (days: number, times = 1) =>
    sandbox.fault({ path: PATHS.repayment, kind: 'data', merge: true, times, data: { repayDate: day(days) } });

  it.each([
    [30, 'Due in 30 days', 'Vence en 30 días'],
    [1, 'Due in 1 day', 'Vence en 1 día'],
    [0, 'Due today', 'Vence hoy'],
    [-1, '1 day overdue', '1 día de atraso'],
    [-400, '400 days overdue', '400 días de atraso'],
  ])('%i days from today: %s on order and repayment', async (days, english, spanish) => {
    for (const [language, text, route] of [
      ['1', english, ROUTES.dueOrder],
      ['2', spanish, ROUTES.repay],
    ] as const) {
      await dueIn(days);
      const { unmount } = await open(route, { language });
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.getByRole('banner')).toHaveTextContent(day(days));
      unmount();
    }
  });

  it.each([['soon'], [null]])('that is invalid (%j) has no countdown', async (repayDate) => {
    await sandbox.fault({ path: PATHS.repayment, kind: 'data', merge: true, data: { repayDate } });
    await open(ROUTES.repay);
    await screen.findByRole('button', { name: 'Tienda Uno' });
    expect(screen.getByRole('banner')).not.toHaveTextContent(/due in|overdue|today/i);
  });

  it.each([
    [170, '103'],
    [200, '101'],
  ])('is not requested for an order of status %i', async (status, productId) => {
    const { settled } = await open(`/loan-detail?productId=${productId}&orderId=1000${status}`);
    await helpCard();
    await settled();
    expect(await sandbox.calls(PATHS.repayment)).toEqual([]);
  });

  it('is left out without a message if it cannot be read', async () => {
    await sandbox.fault({ path: PATHS.repayment, kind: 'refuse', message: 'Not now' });
    const toastsAfterAnswer = await watchAnswer(PATHS.repayment);
    await open(ROUTES.dueOrder);
    expect(await screen.findByRole('button', { name: 'Repay' })).toBeVisible();
    expect(await toastsAfterAnswer()).toEqual([]);
    expect(screen.queryByText('Not now')).not.toBeInTheDocument();
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('Not now')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await heading('Your loan')).toBeVisible();
  });

  it('is counted again when the page is shown on another day', async () => {
    await dueIn(1, 5);
    await open(ROUTES.repay);
    expect(await screen.findByText('Due in 1 day')).toBeVisible();
    vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] });
    await act(async () => void fireEvent(document, new Event('visibilitychange')));
    expect(await screen.findByText('Due today')).toBeVisible();
  });
});
