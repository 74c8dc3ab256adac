import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { toastDuration } from '../../src/ui/overlay/toast';
import { expectOnConsole } from '../console';
import { holdTimers } from '../hold-timers';
import { UNTIL_CLEARED } from '../until-cleared';
import { DATE_AND_TIME, heading, openInPage, PATHS, ROUTES, skipRest, watchHaptics } from './app';
import { watchDrawing } from './drawing';
import { button, card, olderRepaymentOfFile, paid, tapOften } from './older-repayment';

const { sandbox, open, orderStatus, bodies } = olderRepaymentOfFile();

/** Pays with the card that needs no code. */
async function pay(user: UserEvent) {
  await user.click(await card('Banco del Valle'));
  await user.click(button('Pay'));
}

describe('The older repayment', () => {
  it('shows the amount, and of each card, requested by an empty POST, only the last four digits; sends nothing before one is chosen', async () => {
    const { user } = await open();
    expect(await screen.findByText('₹3,460.45', { selector: 'header *' })).toBeVisible();
    expect(await card('ending in 9017')).not.toBeChecked();
    expect(screen.getByText('•••• •••• •••• 3214')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/4000/);
    const [request] = await sandbox.calls(PATHS.waysToRepay);
    expect(request).toMatchObject({ method: 'POST', body: {}, query: { orderId: '1000174' } });
    const complain = await screen.findByRole('link', { name: 'Complain about this loan' });
    expect(complain).toHaveAttribute('href', expect.stringMatching(/#\/complaint\?orderId=1000174&/));
    expect(button('Pay')).toHaveAccessibleDescription('Choose a bank card');
    await user.click(button('Pay'));
    const cards = within(screen.getByRole('group', { name: 'Bank card' }));
    expect(await cards.findByRole('alert')).toHaveTextContent('Please choose a bank card first');
    await user.click(await card('Banco Norte'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await sandbox.calls(PATHS.olderPayment)).toEqual([]);
  });

  it('keeps what was opened when the cards arrive', async () => {
    await sandbox.fault({ path: PATHS.waysToRepay, kind: 'delay', ms: UNTIL_CLEARED });
    const { user } = await open();
    const more = await screen.findByRole('button', { name: 'More' });
    await user.click(more);
    await sandbox.clearFaults();
    await card('Banco Norte');
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(more).toHaveFocus();
  });

  it('pays once for several taps with a card without a code, shows amount, reference and time, and opens the order', async () => {
    const haptics = watchHaptics();
    const { user, address } = await open(`${ROUTES.olderRepay}&couponId=c7`, { appName: 'PrestamoPrueba' });
    await user.click(await card('Banco del Valle'));
    tapOften(button('Pay'));
    expect(await paid()).toHaveTextContent('Your payment was accepted');
    expect(screen.getByText('₹3,460.45', { selector: 'header *' })).toBeVisible();
    expect(screen.getByText('1000174')).toBeVisible();
    expect(screen.getByText(DATE_AND_TIME)).toBeVisible();
    await waitFor(() => expect(haptics).toEqual([['hapticFeedback', ['success']]]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await orderStatus()).toBe(200);
    const drawn = watchDrawing();
    await user.click(await screen.findByRole('button', { name: 'Save as picture' }));
    const picture = await screen.findByRole('dialog', { name: 'Picture of your proof of payment' });
    expect(drawn).toEqual(
      expect.arrayContaining(['Your payment was accepted', '₹3,460.45', '1000174', 'Préstamo Azul, S.A.P.I. de C.V.']),
    );
    expect(drawn.some((line) => DATE_AND_TIME.test(line))).toBe(true);
    await user.click(within(picture).getByRole('button', { name: 'Close' }));

    // A paid order has no repayment, so it is not loaded again when the borrower returns to the app.
    fireEvent(window, new Event('visibilitychange'));
    await user.click(button('See my loan'));
    expect(await heading('Your loan')).toBeVisible();
    expect(await sandbox.calls(PATHS.repayment)).toHaveLength(1);
    expect(address()).toMatchObject({ path: '/loan-detail', parameters: { orderId: '1000174', productId: '101' } });
    // All fields: `tests/rules/commands.dom.test.ts`.
    const sent = { amount: 346045, cardNo: '5200349876543214', bankCode: 'BV02', couponId: 'c7', orderId: '1000174' };
    expect(await bodies(PATHS.olderPayment)).toEqual([expect.objectContaining(sent)]);
    // The cards, and with them the token, were loaded only once.
    expect(await sandbox.calls(PATHS.waysToRepay)).toHaveLength(1);
  });

  it.each([
    [{ code: '800005', message: 'doppelt' }, 'Please do not submit the payment request twice'],
    // There is no code yet at which it could stand.
    [{ code: '800006' }, 'Wrong verification code'],
    [{ code: 7, message: 'The card is blocked' }, 'The card is blocked'],
    [{ code: 7, message: '' }, 'Processing failed'],
  ])('shows for a payment refused with %j: %s', async (refusal, words) => {
    await sandbox.fault({ path: PATHS.olderPayment, kind: 'refuse', ...refusal });
    const { user } = await open();
    await pay(user);
    expect(await screen.findByText(words, { selector: '[data-action-bar] *' })).toBeVisible();
    expect(await card('Banco del Valle')).toBeChecked();
    expect(await orderStatus()).toBe(174);
    // It can be sent again, with a new token.
    await waitFor(async () => expect(await sandbox.calls(PATHS.waysToRepay)).toHaveLength(2));
    skipRest();
    await user.click(button('Pay'));
    await paid();
  });

  it('ends on the result also after an answer without data; the amount that was read before is not shown again', async () => {
    await sandbox.answer(PATHS.olderPayment, null);
    const { user, address } = await open();
    await user.click(await card('Banco del Valle'));
    await sandbox.fault({ path: PATHS.repayment, kind: 'status', status: 500, times: 9 });
    await user.click(button('Pay'));
    await paid();
    await user.click(button('See my loan'));
    expect(address()).toMatchObject({ path: '/loan-detail', parameters: { orderId: '1000174', productId: '101' } });
    expect(await screen.findByText(/^We could not confirm today’s total/)).toBeVisible();
  });

  it('has nothing to pay if the amount is not a positive number', async () => {
    const unknown = 'The amount isn’t known right now. Please try again later or ask customer service.';
    for (const [repayAmount, reason] of [
      ['soon', unknown],
      [0, 'There is no amount to pay right now.'],
    ] as const) {
      await sandbox.merge(PATHS.repayment, { repayAmount });
      const { unmount } = await open();
      await card('Banco Norte');
      expect(button('Pay')).toBeDisabled();
      expect(button('Pay')).toHaveAccessibleDescription(reason);
      unmount();
    }
  });
});

it('A payment that is accepted after the borrower has left says so', async () => {
  holdTimers(toastDuration());
  await sandbox.fault({ path: PATHS.olderPayment, kind: 'delay', ms: UNTIL_CLEARED });
  const { user, address } = await open();
  await pay(user);
  await waitFor(async () => expect(await sandbox.calls(PATHS.olderPayment)).toHaveLength(1));
  await openInPage('#/Dag', address().parameters);
  expect(await heading('Customer service')).toBeVisible();
  await sandbox.clearFaults();
  expect(await screen.findByText('Your payment was accepted')).toBeVisible();
});

describe('A payment whose answer is lost', () => {
  it('shows an unknown outcome and the order, and sends nothing again by itself', async () => {
    expectOnConsole(/.*/);
    await sandbox.fault({ path: PATHS.olderPayment, kind: 'reset-before' });
    const { user } = await open();
    await pay(user);
    expect(await screen.findByText('We don’t know yet whether your payment arrived')).toBeVisible();
    expect(await screen.findByText('Repayment due soon')).toBeVisible();
    expect((await screen.findByText('Tried')).closest('p')).toHaveTextContent(/^Tried .*₹3,460\.45$/);
    expect(await sandbox.calls(PATHS.order)).toHaveLength(1);
    await user.click(button('Check again'));
    await waitFor(async () => expect(await sandbox.calls(PATHS.order)).toHaveLength(2));
    expect(await sandbox.calls(PATHS.olderPayment)).toHaveLength(1);

    // If the borrower sends it again, it has the same token, by which the server recognizes it.
    await user.click(button('Return to the payment'));
    expect(await screen.findByText('We do not know whether this was sent')).toBeVisible();
    skipRest();
    await user.click(button('Pay'));
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await paid();
    const [first, second] = await bodies(PATHS.olderPayment);
    expect(second).toEqual(first);
  });

  it('is not said to have been lost if it was accepted, and the screen is opened again', async () => {
    const { user, unmount } = await open();
    await pay(user);
    await paid();
    unmount();
    await open();
    expect(await screen.findByText('Your loan is settled')).toBeVisible();
    expect(screen.getByText(/^It arrived/)).toBeVisible();
    expect(screen.queryByText(/did not get a clear answer/)).not.toBeInTheDocument();
  });

  it('has the toast `error` until the order is read', async () => {
    expectOnConsole(/.*/);
    holdTimers(toastDuration());
    await sandbox.fault({ path: PATHS.olderPayment, kind: 'reset-after' });
    await sandbox.fault({ path: PATHS.order, kind: 'delay', ms: UNTIL_CLEARED });
    const { user } = await open();
    await pay(user);
    expect(await screen.findByText('error')).toBeInTheDocument();
    await sandbox.clearFaults();
    expect(await screen.findByText('Your loan is settled')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('error')).not.toBeInTheDocument());
  });

  it('can be checked again after the order failed to load', async () => {
    expectOnConsole(/.*/);
    await sandbox.fault({ path: PATHS.olderPayment, kind: 'reset-before' });
    await sandbox.fault({ path: PATHS.order, kind: 'status', status: 500 });
    const { user } = await open();
    await pay(user);
    expect(await screen.findByText('We could not read your loan.')).toBeVisible();
    await user.click(button('Check again'));
    expect(await screen.findByText('Repayment due soon')).toBeVisible();
    // What was read before may not be true any more.
    await sandbox.fault({ path: PATHS.order, kind: 'status', status: 500 });
    await user.click(button('Check again'));
    expect(await screen.findByText('We could not read your loan.')).toBeVisible();
    expect(screen.queryByText('Repayment due soon')).not.toBeInTheDocument();
  });
});
