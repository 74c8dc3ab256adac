import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { toastDuration } from '../../src/ui/overlay/toast';
import { expectOnConsole } from '../console';
import { holdTimers } from '../hold-timers';
import { UNTIL_CLEARED } from '../until-cleared';
import { appOfFile, DATE_AND_TIME, enter, heading, PATHS, ROUTES, SESSION, skipRest, watchHaptics } from './app';
import { watchDrawing } from './drawing';

const { sandbox, open } = appOfFile({ route: ROUTES.olderRepay });
const card = (bank: string) => screen.findByRole('radio', { name: new RegExp(bank) });
const button = (name: string) => screen.getByRole('button', { name });
/** The message of an accepted payment. */
const paid = async () => (await screen.findByText('Your payment was accepted')).closest('[role=status]');
const codeField = () => screen.findByLabelText('Verification code');
const bodies = async (path: string) => (await sandbox.calls(path)).map(({ body }) => body);

/** Taps five times before the screen renders again. */
const tapOften = (target: HTMLElement) =>
  act(() => {
    for (let tap = 0; tap < 5; tap += 1) target.click();
  });

async function orderStatus(): Promise<number | undefined> {
  const { orders } = await sandbox.state();
  return orders.find(({ id, borrowerId }) => id === '1000174' && borrowerId === SESSION.userId)?.status;
}

/** Opens the payment and pays with the card that requires a code. */
async function openWithCode() {
  const app = await open();
  await app.user.click(await card('Banco Norte'));
  await app.user.click(button('Pay'));
  await codeField();
  return app;
}

describe('The older repayment', () => {
  it('requests the cards by an empty POST with the order in the query', async () => {
    await open();
    await card('Banco Norte');
    expect((await sandbox.calls(PATHS.waysToRepay))[0]).toMatchObject({
      method: 'POST',
      body: {},
      query: { orderId: '1000174' },
    });
  });

  it('shows the amount, and only the last four digits of each card', async () => {
    await open();
    expect(await screen.findByText('₹3,460.45', { selector: 'header *' })).toBeVisible();
    expect(await card('ending in 9017')).not.toBeChecked();
    expect(screen.getByText('•••• •••• •••• 3214')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/4000/);
  });

  it('sends nothing before a card is chosen', async () => {
    const { user } = await open();
    await card('Banco Norte');
    expect(button('Pay')).toHaveAccessibleDescription('Choose a bank card');
    await user.click(button('Pay'));
    expect(await screen.findAllByText('Please choose a bank card first')).not.toHaveLength(0);
    expect(await sandbox.calls(PATHS.olderPayment)).toEqual([]);
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
    expect(await bodies(PATHS.olderPayment)).toEqual([
      {
        amount: 346045,
        bankName: 'Banco del Valle',
        bankCode: 'BV02',
        cardId: '5002',
        cardNo: '5200349876543214',
        couponId: 'c7',
        orderId: '1000174',
        repayToken: expect.stringMatching(/./),
        sendMsg: 0,
      },
    ]);
    // The cards, and with them the token, were loaded only once.
    expect(await sandbox.calls(PATHS.waysToRepay)).toHaveLength(1);
  });

  it('pays with the code that the bank sent', async () => {
    const { user } = await openWithCode();
    const code = await sandbox.sentCode();
    await user.click(await codeField());
    await user.paste(`Tu código es ${code.slice(0, 3)}-${code.slice(3)}. Vence en 10 minutos.`);
    tapOften(button('Confirm'));
    await paid();
    expect(await orderStatus()).toBe(200);
    expect(await bodies(PATHS.olderPaymentCode)).toEqual([
      { orderId: '1000174', verifyCode: expect.stringMatching(/^\d{6}$/), repaymentRecordId: expect.any(String) },
    ]);
  });

  it('does not send a code of less than six characters', async () => {
    const { user } = await openWithCode();
    await user.type(await codeField(), '12 345');
    await user.click(button('Confirm'));
    expect(await screen.findAllByText('Please enter the correct code')).not.toHaveLength(0);
    expect(await codeField()).toBeInvalid();
    expect(await codeField()).toHaveFocus();
    expect(await sandbox.calls(PATHS.olderPaymentCode)).toEqual([]);
  });

  it('shows a wrong code at its field, and accepts the correct one after it', async () => {
    const { user } = await openWithCode();
    const code = await sandbox.sentCode();
    await user.type(await codeField(), code === '000000' ? '111111' : '000000');
    await user.click(button('Confirm'));
    expect(await screen.findAllByText('Wrong verification code')).not.toHaveLength(0);
    expect(await codeField()).toHaveAccessibleDescription('Wrong verification code');
    await user.clear(await codeField());
    await enter(user, await codeField(), code);
    expect(await codeField()).toBeValid();
    skipRest();
    await user.click(button('Confirm'));
    await paid();
    expect(await orderStatus()).toBe(200);
  });

  it('sends no code again that was refused, also after a reload', async () => {
    const { user, unmount } = await openWithCode();
    const wrong = (await sandbox.sentCode()) === '000000' ? '111111' : '000000';
    await user.type(await codeField(), wrong);
    await user.click(button('Confirm'));
    await waitFor(async () => expect(await codeField()).toHaveAccessibleDescription('Wrong verification code'));
    skipRest();
    await user.click(button('Confirm'));
    expect(await codeField()).toHaveAccessibleDescription('Wrong verification code');
    unmount();
    const reopened = await open();
    await reopened.user.type(await codeField(), wrong);
    await reopened.user.click(button('Confirm'));
    expect(await codeField()).toHaveAccessibleDescription('Wrong verification code');
    expect(await codeField()).toHaveFocus();
    expect(await sandbox.calls(PATHS.olderPaymentCode)).toHaveLength(1);
  });

  it('resends the code after a minute, not before, with the same token', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await openWithCode();
    expect(button('Resend code')).toHaveAccessibleDescription('in 60 s');
    vi.setSystemTime(Date.now() + 59_000);
    await waitFor(() => expect(button('Resend code')).toHaveAccessibleDescription('in 1 s'));
    expect(button('Resend code')).toBeDisabled();
    vi.setSystemTime(Date.now() + 1000);
    await waitFor(() => expect(button('Resend code')).toBeEnabled());
    tapOften(button('Resend code'));
    await waitFor(() => expect(button('Resend code')).toHaveAccessibleDescription('in 60 s'));
    const [first, second, ...others] = (await bodies(PATHS.olderPayment)) as Record<string, unknown>[];
    expect(others).toEqual([]);
    expect(second).toEqual({ ...first, sendMsg: 1 });
  });

  it('still asks for the code after a reload', async () => {
    const { unmount } = await openWithCode();
    unmount();
    const { user } = await open();
    await codeField();
    expect(button('Resend code')).toBeDisabled();
    await enter(user, await codeField(), await sandbox.sentCode());
    await user.click(button('Confirm'));
    await paid();
    expect(await orderStatus()).toBe(200);
    expect(await sandbox.calls(PATHS.olderPayment)).toHaveLength(1);
  });

  it('confirms and shows the amount that the code is for, although another one is due by then', async () => {
    const { unmount } = await openWithCode();
    unmount();
    await sandbox.fault({ path: PATHS.repayment, kind: 'data', merge: true, data: { repayAmount: 999999 } });
    const { user } = await open();
    expect(await screen.findByText('₹9,999.99', { selector: 'header *' })).toBeVisible();
    expect(button('Confirm')).toHaveAccessibleDescription('₹3,460.45');
    await enter(user, await codeField(), await sandbox.sentCode());
    await user.click(button('Confirm'));
    await paid();
    expect(screen.getByText('₹3,460.45', { selector: 'header *' })).toBeVisible();
  });

  it('ignores invalid saved codes', async () => {
    for (const saved of ['{', '[]', '{"card":1}', 'null', '{"card":"a","resendAt":"soon"}']) {
      sessionStorage.setItem('v1:userId%3D10001:bank.code.1000174', saved);
      const { unmount } = await open();
      expect(await card('Banco Norte')).toBeVisible();
      unmount();
    }
  });

  it('returns to the cards after Cancel, with a new token', async () => {
    const { user } = await openWithCode();
    await user.click(button('Cancel'));
    expect(await card('Banco Norte')).toBeChecked();
    // The next attempt gets its own token.
    await waitFor(async () => expect(await sandbox.calls(PATHS.waysToRepay)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument());
    await user.click(button('Pay'));
    await codeField();
    expect(button('Resend code')).toHaveAccessibleDescription(/^in (60|59) s$/);
    expect((await bodies(PATHS.olderPayment)).map((body) => (body as { sendMsg: number }).sendMsg)).toEqual([0, 0]);
  });

  it.each([
    [{ code: 800005 }, 'Please do not submit the payment request twice'],
    [{ code: '800005', message: 'doppelt' }, 'Please do not submit the payment request twice'],
    [{ code: 7, message: 'The card is blocked' }, 'The card is blocked'],
    [{ code: 7, message: '' }, 'Processing failed'],
  ])('shows for a payment refused with %j: %s', async (refusal, words) => {
    await sandbox.fault({ path: PATHS.olderPayment, kind: 'refuse', ...refusal });
    const { user } = await open();
    await user.click(await card('Banco del Valle'));
    await user.click(button('Pay'));
    expect(await screen.findAllByText(words)).not.toHaveLength(0);
    expect(await card('Banco del Valle')).toBeChecked();
    expect(await orderStatus()).toBe(174);
    // It can be sent again, with a new token.
    await waitFor(async () => expect(await sandbox.calls(PATHS.waysToRepay)).toHaveLength(2));
    skipRest();
    await user.click(button('Pay'));
    await paid();
  });

  it('has nothing to pay if the amount is not a positive number', async () => {
    const unknown = 'The amount isn’t known right now. Please try again later or ask customer service.';
    for (const [repayAmount, reason] of [
      ['soon', unknown],
      [0, 'There is no amount to pay right now.'],
    ] as const) {
      await sandbox.fault({ path: PATHS.repayment, kind: 'data', merge: true, data: { repayAmount } });
      const { unmount } = await open();
      await card('Banco Norte');
      expect(button('Pay')).toBeDisabled();
      expect(button('Pay')).toHaveAccessibleDescription(reason);
      unmount();
    }
  });
});

describe('A payment whose answer is lost', () => {
  it('shows an unknown outcome and the order, and sends nothing again by itself', async () => {
    expectOnConsole(/.*/);
    await sandbox.fault({ path: PATHS.olderPayment, kind: 'reset-before' });
    const { user } = await open();
    await user.click(await card('Banco del Valle'));
    await user.click(button('Pay'));
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

  it.each(['reset-before', 'cut', 'html'] as const)('has an unknown outcome after a code as well: %s', async (kind) => {
    expectOnConsole(/.*/);
    const { user } = await openWithCode();
    await sandbox.fault({ path: PATHS.olderPaymentCode, kind });
    await enter(user, await codeField(), await sandbox.sentCode());
    await user.click(button('Confirm'));
    expect(await screen.findByText(/^(We don’t know yet|Your loan is settled)/)).toBeVisible();
    expect(await sandbox.calls(PATHS.olderPaymentCode)).toHaveLength(1);
  });

  it('has the toast `error` until the order is read', async () => {
    expectOnConsole(/.*/);
    holdTimers(toastDuration());
    await sandbox.fault({ path: PATHS.olderPayment, kind: 'reset-after' });
    await sandbox.fault({ path: PATHS.order, kind: 'delay', ms: UNTIL_CLEARED });
    const { user } = await open();
    await user.click(await card('Banco del Valle'));
    await user.click(button('Pay'));
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
    await user.click(await card('Banco del Valle'));
    await user.click(button('Pay'));
    expect(await screen.findByText('We could not read your loan.')).toBeVisible();
    await user.click(button('Check again'));
    expect(await screen.findByText('Repayment due soon')).toBeVisible();
  });
});
