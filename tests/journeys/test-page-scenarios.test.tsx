import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as leave from '../../src/platform/leave';
import { appOfFile, openApp, PATHS } from './app';

// The reload of the page is tested in the browser tests.
const openAnew = vi.spyOn(leave, 'openAnew');

const ROUTE = '/testPreview?section=states';
const { sandbox, open } = appOfFile({ route: ROUTE });
beforeEach(() => void openAnew.mockReset().mockReturnValue());
const waiting = () => sandbox.ask<{ userId: string }[]>('GET', '/faults');
/** The state's button below the heading of its screen. */
const state = async (screenName: string, label: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: screenName });
  return within(heading.parentElement as HTMLElement).getByRole('button', { name: label });
};
const openedAddress = () => {
  const [address = ''] = openAnew.mock.lastCall ?? [];
  const [path, search] = address.split('?');
  return { path, parameters: Object.fromEntries(new URLSearchParams(search)) };
};

it('A tap asks the sandbox for what the state needs, for a borrower of its own, and opens the screen', async () => {
  const { user } = await open();
  await user.click(await state('Repayment', 'Connection lost'));
  await vi.waitFor(() => expect(openAnew).toHaveBeenCalled());
  const { path, parameters } = openedAddress();
  expect(path).toBe('/repay');
  expect(parameters).toMatchObject({ productId: '101', orderId: '1000174', language: '1', appName: 'PrestamoAzul' });
  expect(parameters.userId).not.toBe('10001');
  expect(await waiting()).toEqual([
    expect.objectContaining({
      path: PATHS.repayment,
      kind: 'reset-before',
      userId: parameters.userId,
    }),
  ]);
});

it("The state's own product and order count, whatever the fields say", async () => {
  const { user } = await open(ROUTE, { orderId: '1000200', productId: '999' });
  await user.click(await state('Loan confirmation', 'With a coupon'));
  await vi.waitFor(() => expect(openAnew).toHaveBeenCalled());
  expect(openedAddress().parameters.productId).toBe('102');
  expect(openedAddress().parameters.orderId).toBeUndefined();
});

it('While it opens, the button says so', async () => {
  const { user } = await open();
  const button = await state('Contract', 'No data');
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Opening…' })).toBe(button);
});

it('The search leaves the states that have its words, and says how many', async () => {
  const { user } = await open();
  const search = await screen.findByRole('searchbox', { name: 'Search the states' });
  await user.type(search, 'order 180');
  expect(screen.getByText('1 state.')).toBeInTheDocument();
  expect(await state('Order details', 'Status 180')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Repayment' })).not.toBeInTheDocument();
});

it('One screen can be chosen, and the choice stays after a state was opened', async () => {
  const { user, unmount } = await open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Screen' }), 'Contract');
  expect(screen.queryByRole('heading', { name: 'Repayment' })).not.toBeInTheDocument();
  await user.click(await state('Contract', 'No data'));
  await vi.waitFor(() => expect(openAnew).toHaveBeenCalled());
  unmount();
  await open();
  expect(await screen.findByRole('combobox', { name: 'Screen' })).toHaveDisplayValue('Contract');
  expect(await state('Contract', 'No data')).toHaveFocus();
});

it('A search without a result says so, and leads back to all', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('searchbox', { name: 'Search the states' }), 'nothing of the kind');
  expect(screen.getByText('No state.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all states' }));
  expect(screen.getByRole('searchbox', { name: 'Search the states' })).toHaveFocus();
  expect(await state('Order details', 'Status 180')).toBeInTheDocument();
});

it('A backend that is no sandbox is named as such, and the screen opens without the state', async () => {
  const { user, address } = await openApp(ROUTE, { sandbox: { origin: `${sandbox.origin}/elsewhere` } });
  await user.click(await state('Customer service', 'Server error'));
  expect(
    await screen.findByText(/not the sandbox, so “Server error” is not available/, { selector: 'p' }),
  ).toBeInTheDocument();
  expect(openAnew).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Open just the screen' }));
  expect(address().path).toBe('/Dag');
});

it('A backend without an error message is not quoted', async () => {
  const { user } = await openApp(ROUTE, { sandbox: { origin: 'http://127.0.0.1:9' } });
  await user.click(await state('Customer service', 'Server error'));
  const message = 'This backend is not the sandbox, so “Server error” is not available.';
  expect(await screen.findByText(message, { selector: 'p' })).toBeInTheDocument();
});
