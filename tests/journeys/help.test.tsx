/** The help card of an order, and when its due date is read. How the days are said: `tests/rules/due-date.dom.test.tsx`. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { currentBrand } from '../../src/platform/session';
import { appOfFile, PATHS, ROUTES, SESSION, textsOf } from './app';

const { sandbox, open } = appOfFile();

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

  it('follows the channels of a repayment', async () => {
    await open(ROUTES.repay);
    const channel = await screen.findByRole('button', { name: /^Banco del Valle/ });
    expect(channel.compareDocumentPosition(await helpCard())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each(['', '?orderId='])('without an order (%s) links only to customer service', async (query) => {
    await sandbox.answer(PATHS.repayment, { repayAmount: 100 });
    await open(`/repay${query}`);
    expect(namesIn(await helpCard())).toEqual(['Customer service']);
  });

  it.each([
    [{}, ['Customer service', 'Complain about this loan', 'Loan agreement']],
    [{ isNewContract: 'javascript:void(0)' }, ['Customer service', 'Complain about this loan', 'Loan agreement']],
    [{ orderStatus: 110 }, ['Customer service', 'Complain about this loan']],
  ])('of the order %j links to %j', async (data, names) => {
    await sandbox.merge(PATHS.order, { isNewContract: '', ...data });
    await open(ROUTES.dueOrder);
    expect(namesIn(await helpCard())).toEqual(names);
  });
});

it('Customer service leads to a complaint about the order that it was opened from', async () => {
  const { address } = await open(ROUTES.dueOrder);
  fireEvent.click(within(await helpCard()).getByRole('link', { name: 'Customer service' }));
  fireEvent.click(await screen.findByRole('link', { name: 'File a complaint' }));
  await waitFor(() => expect(address()).toMatchObject({ path: '/complaint', parameters: { orderId: '1000174' } }));
});

it('Customer service knows the order of an agreement that cannot be read', async () => {
  await sandbox.fault({ path: PATHS.promissoryNote, kind: 'refuse' });
  await sandbox.merge(PATHS.customerService, { va: '0052 1 55 5000 1235' });
  await open('/contract?orderNo=1000174');
  fireEvent.click(await screen.findByRole('button', { name: 'Customer service' }));
  const chat = await screen.findByRole('link', { name: 'Write on WhatsApp' });
  expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5215550001235\?.*1000174/);
});

describe('The due date', () => {
  /** `YYYY-MM-DD` of a day, counted from the lender's today. */
  const day = (fromToday: number) => {
    const { timeZone } = currentBrand();
    const options = timeZone === undefined ? {} : { timeZone };
    return new Date(Date.now() + fromToday * 86_400_000).toLocaleDateString('en-CA', options);
  };

  it('is not requested for an order that cannot be repaid', async () => {
    const { settled } = await open('/loan-detail?productId=103&orderId=1000170');
    await helpCard();
    await settled();
    expect(await sandbox.calls(PATHS.repayment)).toEqual([]);
  });

  it.each([
    [4, null],
    [3, 'due'],
    [0, 'due'],
    [-1, 'overdue'],
  ])('has a tone of its own from three days before: %i days away', async (days, tone) => {
    await sandbox.merge(PATHS.repayment, { repayDate: day(days) });
    await open(ROUTES.repay);
    await helpCard();
    expect(screen.getByRole('banner').getAttribute('data-tone')).toBe(tone);
  });

  it('is counted again when the page is shown on another day', async () => {
    const data = { repayDate: day(1) };
    await sandbox.merge(PATHS.repayment, data, { times: 5 });
    await open(ROUTES.repay);
    expect(await screen.findByText('Due in 1 day')).toBeVisible();
    vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] });
    await act(async () => void fireEvent(document, new Event('visibilitychange')));
    expect(await screen.findByText('Due today')).toBeVisible();
  });
});
