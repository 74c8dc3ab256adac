import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as leave from '../../src/platform/navigation';
import { appOfFile, enter, openApp, PATHS } from './app';

// The reload of the page is tested in the browser tests.
beforeEach(() => void vi.spyOn(leave, 'openAnew').mockReturnValue());

const ROUTE = '/testPreview?section=states';
const { sandbox, open } = appOfFile({ route: ROUTE });
const waiting = () => sandbox.ask<{ userId: string }[]>('GET', '/faults');
const state = (title: string) => screen.findByRole('button', { name: title });
const openedAddress = () => {
  const [address = ''] = vi.mocked(leave.openAnew).mock.lastCall ?? [];
  const [path, search] = address.split('?');
  return { path, parameters: Object.fromEntries(new URLSearchParams(search)) };
};

it('A tap asks the sandbox for what the state needs, for a borrower of its own, and opens the screen; meanwhile the button is busy', async () => {
  const { user } = await open();
  const button = await state('Repay offline');
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await vi.waitFor(() => expect(leave.openAnew).toHaveBeenCalled());
  const { path, parameters } = openedAddress();
  expect(path).toBe('/repay');
  expect(parameters).toMatchObject({ productId: '101', orderId: '1000174', language: '1', appName: 'PrestamoAzul' });
  expect(parameters.userId).not.toBe('10001');
  expect(await waiting()).toEqual([
    expect.objectContaining({ path: PATHS.repayment, kind: 'reset-before', userId: parameters.userId }),
  ]);
});

it("The state's own product and order count, whatever the fields say", async () => {
  const { user } = await open(ROUTE, { orderId: '1000200', productId: '999' });
  await user.click(await state('Confirm coupon'));
  await vi.waitFor(() => expect(leave.openAnew).toHaveBeenCalled());
  expect(openedAddress().parameters.productId).toBe('102');
  expect(openedAddress().parameters.orderId).toBeUndefined();
});

it('The search leaves the states that have its words, and says how many; it stays after a state was opened, which has the focus', async () => {
  const { user, unmount } = await open();
  const search = await screen.findByRole('searchbox', { name: 'Search the states' });
  await enter(user, search, 'order 180');
  expect(screen.getByText('1 state.')).toBeInTheDocument();
  expect(await state('Order 180')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Repayment' })).not.toBeInTheDocument();
  await enter(user, search, ' of no kind');
  expect(screen.getByText('No state has these words.')).toBeInTheDocument();
  await user.clear(search);
  await enter(user, search, 'agreement');
  expect(screen.queryByRole('heading', { name: 'Repayment' })).not.toBeInTheDocument();
  await user.click(await state('Contract empty'));
  await vi.waitFor(() => expect(leave.openAnew).toHaveBeenCalled());
  unmount();
  await open();
  expect(await screen.findByRole('searchbox')).toHaveValue('agreement');
  expect(await state('Contract empty')).toHaveFocus();
});

it.each([
  ['its error message', () => `${sandbox.origin}/elsewhere`, /^This backend is not the sandbox\. .* Nothing here/],
  [
    'no message',
    () => 'http://127.0.0.1:9',
    /^This backend is not the sandbox\. Only the sandbox has states and faults\.$/,
  ],
])('A backend that is no sandbox is named as such, with %s', async (_what, origin, words) => {
  const { user } = await openApp(ROUTE, { sandbox: { origin: origin() } });
  await user.click(await state('Service failed'));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(leave.openAnew).not.toHaveBeenCalled();
});
