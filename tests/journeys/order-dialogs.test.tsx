/** The dialogs of an order: the repayment reminder, and the rating. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { brandOf } from '../../theme/brands';
import { holdTimers } from '../hold-timers';
import { installNative } from '../native';
import { PATHS, ROUTES } from './app';
import { closeReminder, orderOfFile } from './opened-order';

const { sandbox, open, openOrder } = orderOfFile();
const openOther = (changes: Record<string, unknown>) =>
  openOrder(changes, {}, '/loan-detail?productId=101&orderId=1000180');

describe('The repayment reminder', () => {
  it('opens once per order and web-view session, with the text of the server', async () => {
    const first = await openOrder({ orderStatus: 180, noticeDesText: 'Pay today' });
    expect(await screen.findByRole('dialog', { name: 'Repayment reminder' })).toHaveTextContent('Pay today');
    await closeReminder();
    expect(Object.keys({ ...localStorage, ...sessionStorage }).join()).toMatch(/\border\.reminded\b/);
    first.unmount();
    const second = await openOrder({ orderStatus: 180 });
    await second.settled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    second.unmount();
    const other = await openOther({ orderStatus: 174 });
    await closeReminder();
    other.unmount();
    // A new session of the web view.
    sessionStorage.clear();
    await openOrder({ orderStatus: 180 });
    await closeReminder();
  });

  it('does not open long after the content, but with the order the next time', async () => {
    Object.assign(window, { firstPaint: { shownAt: performance.now() - 11_000 } });
    await import('../../src/features/order/order-dialog');
    const first = await openOrder({ orderStatus: 174, noticeDesText: 'Pay today' });
    await first.settled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('banner')).toHaveTextContent('Pay today');
    first.unmount();
    await openOrder({ orderStatus: 174 });
    await closeReminder();
  });
});

it('A dialog does not open while something is pressed', async () => {
  const state = { isPressed: true };
  Object.assign(window, { firstPaint: state });
  await import('../../src/features/order/order-dialog');
  // `whenReleased` in `src/platform/overlay-history.ts`.
  const checks = holdTimers(50);
  await open(ROUTES.dueOrder);
  await waitFor(() => expect(checks.count()).toBe(1));
  await act(async () => checks.run());
  expect(checks.count()).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  state.isPressed = false;
  await act(async () => checks.run());
  expect(await screen.findByRole('dialog', { name: 'Repayment reminder' })).toBeVisible();
});

describe('The rating', () => {
  const rating = () => screen.findByRole('dialog', { name: 'How was your experience?' });
  const openRating = async (parameters = {}) => {
    const app = await openOrder({ orderStatus: 200, isScore: 1 }, parameters);
    return { ...app, dialog: await rating() };
  };
  const submit = (dialog: HTMLElement) => fireEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
  const choose = (stars: number) => fireEvent.click(screen.getByRole('radio', { name: String(stars) }), { detail: 0 });
  const thanks = () => screen.findByRole('dialog', { name: 'Thank you' });
  const rate = async (stars: number, parameters = {}) => {
    const { dialog } = await openRating(parameters);
    choose(stars);
    submit(dialog);
  };

  it('asks for stars if none is chosen, and sends nothing; of 3 stars is thanked, opens no store, and the order is read again', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { dialog, user } = await openRating();
    await user.tab();
    expect(within(dialog).getByRole('radiogroup', { name: 'Rating' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    submit(dialog);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Please select a rating');
    expect(within(dialog).getByRole('button', { name: 'Submit' })).toHaveAccessibleDescription(/select a rating/);
    expect(await sandbox.calls(PATHS.rating)).toEqual([]);
    choose(3);
    expect(within(dialog).queryByText('Please select a rating')).toBeNull();
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([screen.getByRole('radio', { name: '3' })]);
    submit(dialog);
    // For screen readers and the keyboard.
    const thanked = await thanks();
    await waitFor(() => expect(thanked).toContainElement(document.activeElement as HTMLElement));
    expect((await sandbox.calls(PATHS.rating)).map(({ body }) => body.score)).toEqual(['3']);
    await waitFor(async () => expect(await sandbox.calls(PATHS.order)).toHaveLength(2));
    expect(open).not.toHaveBeenCalled();
  });

  it('of 5 stars is thanked if the brand has no store', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    await rate(5, { appName: 'CreditoVerde' });
    expect(await thanks()).toBeVisible();
    expect(window.open).not.toHaveBeenCalled();
  });

  it.each([
    [4, 'PrestamoAzul'],
    [5, 'PrestamoAzul'],
    // It has no store.
    [5, 'CreditoVerde'],
  ])('of %i stars opens the rating prompt of the native application (%s)', async (stars, appName) => {
    const messages = installNative('toGrade');
    await rate(stars, { appName });
    await waitFor(() => expect(messages).toEqual([['toGrade', []]]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await sandbox.calls(PATHS.rating)).map(({ body }) => body.score)).toEqual([String(stars)]);
  });

  it.each([
    ['Linux; Android 13', 'android'],
    ['iPhone; CPU iPhone OS 16_0 like Mac OS X', 'ios'],
  ] as const)('of 5 stars opens in a plain browser the store of the phone: %s', async (phone, store) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${phone}) AppleWebKit/605.1.15 Mobile`);
    const tab = vi.spyOn(window, 'open').mockReturnValue({ opener: window } as Window);
    await rate(5);
    await waitFor(() => expect(tab).toHaveBeenCalledWith(brandOf('PrestamoAzul').stores[store], '_blank'));
  });

  it('opens once per order', async () => {
    const first = await openRating();
    first.unmount();
    // Also in a later session of the web view.
    sessionStorage.clear();
    const second = await openOrder({ orderStatus: 200, isScore: 1 });
    await second.settled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    second.unmount();
    await openOther({ orderStatus: 200, isScore: 1 });
    expect(await rating()).toBeVisible();
  });

  it('counts as seen when it is on screen, which is after the reminder is closed', async () => {
    const first = await openOrder({ orderStatus: 174, isScore: 1 });
    await screen.findByRole('dialog', { name: 'Repayment reminder' });
    first.unmount();
    sessionStorage.clear();
    const second = await openOrder({ orderStatus: 174, isScore: 1 });
    const reminder = await screen.findByRole('dialog', { name: 'Repayment reminder' });
    fireEvent.click(within(reminder).getByRole('button', { name: 'OK' }));
    await rating();
    second.unmount();
    const third = await openOrder({ orderStatus: 174, isScore: 1 });
    await third.settled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays open with the error message if sending fails, and can be sent again', async () => {
    await sandbox.fault({ path: PATHS.rating, kind: 'refuse', message: 'Not now' });
    const { dialog } = await openRating();
    choose(2);
    submit(dialog);
    expect(await within(dialog).findByText('Not now')).toBeVisible();
    submit(dialog);
    expect(await thanks()).toBeVisible();
  });
});
