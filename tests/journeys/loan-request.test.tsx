/** The request of a loan: one for any number of taps, and what follows its answer. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json';
import { OPENING_TIMEOUT } from '../../src/platform/navigation';
import { holdTimers } from '../hold-timers';
import { installNative } from '../native';
import { UNTIL_CLEARED } from '../until-cleared';
import {
  appOfFile,
  DATE_AND_TIME,
  heading,
  openInPage,
  PATHS,
  ROUTES,
  returnToPage,
  SESSION,
  skipRest,
  watchAnswer,
  watchHaptics,
} from './app';

const { sandbox, open } = appOfFile({ route: ROUTES.confirmLoan });
const offerWith = (data: unknown) => sandbox.merge(PATHS.confirmation, data);
const submitButton = () => screen.findByRole('button', { name: 'Submit' });
const myOrders = async () => (await sandbox.state()).orders.filter(({ borrowerId }) => borrowerId === '10001');

describe('The submit button', () => {
  it('is disabled without an amount, with a message', async () => {
    await offerWith({ amount: null });
    await open();
    expect(await submitButton()).toBeDisabled();
    expect(await submitButton()).toHaveAccessibleDescription(en['confirm.amountMissing']);
    expect(screen.getByText('Not available', { selector: 'header *' })).toBeVisible();
    fireEvent.click(await submitButton());
    expect(await sandbox.calls(PATHS.loanRequest)).toEqual([]);
  });

  it('sends one request for five taps, which creates one order, and opens it', async () => {
    const messages = installNative('confirmBurialPoint');
    const { address } = await open();
    const before = (await myOrders()).length;
    const button = await submitButton();
    for (let tap = 0; tap < 5; tap += 1) fireEvent.click(button);
    expect(await heading('Your loan')).toBeVisible();
    const [push, ...more] = await sandbox.calls(PATHS.loanRequest);
    expect(more).toEqual([]);
    const body = { amount: '345600', periods: '7', termUnit: '1', productId: '101' };
    expect(push).toMatchObject({ method: 'POST', body });
    expect((await myOrders()).length).toBe(before + 1);
    expect(messages).toEqual([['confirmBurialPoint', ['101']]]);
    expect(address()).toMatchObject({
      path: '/loan-detail',
      parameters: { ...SESSION, language: '1', from: 'confirm', productId: '101' },
    });
  });

  it('is followed by a dialog on the order: amount, reference, time, what happens next, and one haptic', async () => {
    const haptics = watchHaptics();
    const { user, address, unmount } = await open(ROUTES.confirmLoan, { appName: 'PrestamoPrueba' });
    await user.click(await submitButton());
    const dialog = await screen.findByRole('dialog', { name: 'Your request was received' });
    const { orderId = '' } = address().parameters;
    expect(within(dialog).getByText('₹3,456.00')).toBeVisible();
    expect(within(dialog).getByText(orderId)).toBeVisible();
    expect(within(dialog).getByText(DATE_AND_TIME)).toBeVisible();
    const next = within(dialog).getByRole('status').textContent;
    await waitFor(() => expect(haptics).toEqual([['hapticFeedback', ['success']]]));
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The server's text.
    expect(within(screen.getByRole('banner')).getByText(next)).toBeVisible();

    // It is shown once.
    unmount();
    expect(Object.keys(sessionStorage).join()).not.toContain('requested');
    const { settled } = await open(`/loan-detail?orderId=${orderId}&from=confirm`);
    await settled();
    expect(await heading('Your loan')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(haptics).toHaveLength(1);
  });

  it('is gone when the server refuses to offer the accepted loan again', async () => {
    const { user, address } = await open();
    const offer = window.location.hash;
    await user.click(await submitButton());
    expect(await heading('Your loan')).toBeVisible();
    for (const fault of [{ kind: 'refuse', message: 'You have a loan' }, { kind: 'html' }] as const) {
      await sandbox.fault({ path: PATHS.confirmation, ...fault });
      await act(async () => window.location.assign(offer));
      expect(await screen.findByRole('button', { name: 'Customer service' })).toBeVisible();
      await waitFor(() => expect(document.querySelector('main[aria-busy="true"]')).toBeNull());
      expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
      expect(address().path).toBe('/confirm-loan');
    }
  });

  it('stays busy when the server refuses to offer the loan again while its request is under way', async () => {
    await sandbox.fault({ path: PATHS.loanRequest, kind: 'delay', ms: UNTIL_CLEARED });
    const { user } = await open();
    await user.click(await submitButton());
    await sandbox.fault({ path: PATHS.confirmation, kind: 'refuse' });
    const answered = await watchAnswer(PATHS.confirmation);
    returnToPage();
    await answered();
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'true');
    await sandbox.clearFaults();
    expect(await heading('Your loan')).toBeVisible();
  });

  it.each([{ kind: 'data', data: { lendDetailsUrl: 'https://elsewhere.example/' } }, { kind: 'delay' }] as const)(
    'says that the request was received also to a borrower who has left, and who stays (%j)',
    async (fault) => {
      const seen: string[] = [];
      const watch = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
      await sandbox.fault({ path: PATHS.loanRequest, ...fault, ms: UNTIL_CLEARED });
      const { user, address } = await open();
      await user.click(await submitButton());
      await openInPage('#/Dag', address().parameters);
      expect(await heading('Customer service')).toBeVisible();
      watch.observe(document.body, { childList: true, subtree: true, characterData: true });
      await sandbox.clearFaults();
      await waitFor(() => expect(seen.join()).toContain('Your request was received'));
      watch.disconnect();
      expect(await heading('Customer service')).toBeVisible();
      expect(address().path).not.toBe('/loan-detail');
    },
  );

  it('shows why a request was refused, and can send it again', async () => {
    await sandbox.fault({ path: PATHS.loanRequest, kind: 'refuse', message: 'Your limit changed' });
    const { user } = await open();
    const submit = await submitButton();
    const promise = screen.getByText('We send it as soon as it is approved');
    await user.click(submit);
    // The toast, and the message above the button.
    await waitFor(() => expect(screen.getAllByText('Your limit changed')).toHaveLength(2));
    expect(promise).not.toBeInTheDocument();
    expect(screen.getByText('Amount requested')).toBeVisible();
    skipRest();
    await user.click(await submitButton());
    expect(await heading('Your loan')).toBeVisible();
    expect(await sandbox.calls(PATHS.loanRequest)).toHaveLength(2);
  });

  it.each([null, 'https://evil.example/#/loan-detail'])(
    'says that the request is accepted, and opens nothing, if the redirect address is not ours (%j)',
    async (lendDetailsUrl) => {
      await sandbox.answer(PATHS.loanRequest, { lendDetailsUrl });
      const { user, address } = await open();
      await user.click(await submitButton());
      expect(await screen.findByText('Your request was received')).toBeVisible();
      expect(screen.getByText(/could not open the next page/)).toBeVisible();
      expect(await screen.findByText(DATE_AND_TIME)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
      expect(address().path).toBe('/confirm-loan');
    },
  );

  it('says that the request is accepted if the next page does not open, and leads there', async () => {
    // jsdom opens no page.
    const timers = holdTimers(OPENING_TIMEOUT);
    const data = { lendDetailsUrl: `${window.location.origin}/receipt.pdf` };
    await sandbox.answer(PATHS.loanRequest, data);
    const { user } = await open();
    await user.click(await submitButton());
    await waitFor(() => expect(timers.count()).toBe(1));
    expect(await submitButton()).toHaveAttribute('aria-busy', 'true');
    // Does not request a second loan.
    await user.click(await submitButton());
    act(() => timers.run());
    expect(await screen.findByText('Your request was received')).toBeVisible();
    expect(await sandbox.calls(PATHS.loanRequest)).toHaveLength(1);
    expect(screen.queryByText(/could not open the next page/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'See my loan' }));
    expect(timers.count()).toBe(1);
  });
});
