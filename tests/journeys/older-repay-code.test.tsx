import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UNTIL_CLEARED } from '../until-cleared';
import { enter, heading, openInPage, PATHS, ROUTES, skipRest } from './app';
import { button, card, olderRepaymentOfFile, paid, tapOften } from './older-repayment';

const { sandbox, open, orderStatus, bodies } = olderRepaymentOfFile();
const codeField = () => screen.findByLabelText<HTMLInputElement>('Verification code');

/** Opens the payment and pays with the card that requires a code. */
async function openWithCode() {
  const app = await open();
  await app.user.click(await card('Banco Norte'));
  await app.user.click(button('Pay'));
  await codeField();
  return app;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));

/** Waits until another code can be requested. */
async function passMinute() {
  vi.setSystemTime(Date.now() + 60_000);
  await waitFor(() => expect(button('Resend code')).toBeEnabled());
}
async function resend(user: UserEvent) {
  await user.click(button('Resend code'));
  await waitFor(() => expect(button('Resend code')).toHaveAccessibleDescription('in 60 s'));
}
async function confirmCode(user: UserEvent, code: string) {
  await enter(user, await codeField(), code);
  await user.click(button('Confirm'));
  await paid();
}

// Which answers leave the outcome unknown: `tests/rules/envelope.test.ts`.
describe('The code of an older repayment', () => {
  it('pays with the code that the bank sent', async () => {
    const { user } = await openWithCode();
    const code = await sandbox.sentCode();
    expect(await codeField()).toHaveFocus();
    expect(await codeField()).toHaveAttribute('autocomplete', 'one-time-code');
    await user.paste(`Tu código es ${code.slice(0, 3)}-${code.slice(3)}. Vence en 10 minutos.`);
    tapOften(button('Confirm'));
    expect(button('Cancel')).toBeDisabled();
    await paid();
    expect(await orderStatus()).toBe(200);
    expect(await bodies(PATHS.olderPaymentCode)).toEqual([
      { orderId: '1000174', verifyCode: expect.stringMatching(/^\d{6}$/), repaymentRecordId: expect.any(String) },
    ]);
  });

  it('keeps what was typed while another screen was open', async () => {
    const { user } = await openWithCode();
    await user.type(await codeField(), '801308');
    await openInPage('#/Dag');
    await heading('Customer service');
    await act(async () => window.history.back());
    expect(await codeField()).toHaveValue('801308');
  });

  it('is not sent with less than six characters, which is not called wrong any more once another one is requested', async () => {
    const { user } = await openWithCode();
    await user.type(await codeField(), '12 345');
    await user.click(button('Confirm'));
    expect(await screen.findAllByText('Please enter the correct code')).not.toHaveLength(0);
    expect(await codeField()).toBeInvalid();
    expect(await codeField()).toHaveFocus();
    expect(await sandbox.calls(PATHS.olderPaymentCode)).toEqual([]);
    await passMinute();
    await resend(user);
    expect(await codeField()).toBeValid();
  });

  it('shows a wrong code at its field, sends it no second time, also after a reload, and accepts the correct one', async () => {
    const { user, unmount } = await openWithCode();
    const code = await sandbox.sentCode();
    const wrong = code === '000000' ? '111111' : '000000';
    await user.type(await codeField(), wrong);
    await user.click(button('Confirm'));
    await waitFor(async () => expect(await codeField()).toHaveAccessibleDescription('Wrong verification code'));
    skipRest();
    await user.click(button('Confirm'));
    expect(await codeField()).toHaveAccessibleDescription('Wrong verification code');
    // The next digits replace it.
    const { selectionStart, selectionEnd } = await codeField();
    expect([selectionStart, selectionEnd]).toEqual([0, 6]);
    const otherWrong = code === '222222' ? '333333' : '222222';
    await user.clear(await codeField());
    await user.type(await codeField(), otherWrong);
    await user.click(button('Confirm'));
    await waitFor(async () => expect(await codeField()).toHaveAccessibleDescription('Wrong verification code'));
    unmount();
    const reopened = await open();
    await reopened.user.type(await codeField(), wrong);
    await reopened.user.click(button('Confirm'));
    expect(await codeField()).toHaveAccessibleDescription('Wrong verification code');
    expect(await codeField()).toHaveFocus();
    expect(await sandbox.calls(PATHS.olderPaymentCode)).toHaveLength(2);
    await reopened.user.clear(await codeField());
    await enter(reopened.user, await codeField(), code);
    expect(await codeField()).toBeValid();
    await reopened.user.click(button('Confirm'));
    await paid();
    expect(await orderStatus()).toBe(200);
  });

  it('resends the code after a minute, not before, with the same token', async () => {
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

  it('is resent for its own card, also if another one was chosen since', async () => {
    (await openWithCode()).unmount();
    const other = await open(ROUTES.olderRepay.replace('/ynRepay', '/ynRepayChoose'));
    await other.user.click(await card('Banco del Valle'));
    await codeField();
    await passMinute();
    await resend(other.user);
    const [first, second] = (await bodies(PATHS.olderPayment)) as Record<string, unknown>[];
    expect(second).toEqual({ ...first, sendMsg: 1 });
  });

  it('stays payable when another one is refused, or is sent with an answer without data; the cards are not read again for another token', async () => {
    const { user } = await openWithCode();
    const code = await sandbox.sentCode();
    await passMinute();
    await sandbox.fault({ path: PATHS.olderPayment, kind: 'refuse', code: 9, message: 'No more codes' });
    await user.click(button('Resend code'));
    expect(await screen.findAllByText('No more codes')).not.toHaveLength(0);
    await sandbox.answer(PATHS.olderPayment, null);
    skipRest();
    await resend(user);
    await confirmCode(user, code);
    expect(await orderStatus()).toBe(200);
    expect(await sandbox.calls(PATHS.waysToRepay)).toHaveLength(1);
  });

  it('cannot be cancelled while another one is requested, whose answer would ask for it again', async () => {
    const { user } = await openWithCode();
    await passMinute();
    await sandbox.answer(PATHS.olderPayment, { needValid: 1 }, { ms: UNTIL_CLEARED });
    await user.click(button('Resend code'));
    await waitFor(async () => expect(await sandbox.calls(PATHS.olderPayment)).toHaveLength(2));
    expect(button('Cancel')).toBeDisabled();
    await sandbox.clearFaults();
    await waitFor(() => expect(button('Cancel')).toBeEnabled());
  });

  it('of one order is not asked for on another one', async () => {
    (await openWithCode()).unmount();
    await open('/ynRepay?productId=102&orderId=1000180');
    expect(await card('Banco Norte')).toBeVisible();
    expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument();
  });

  it('is resent after a reload once the cards, which failed to load, are there', async () => {
    (await openWithCode()).unmount();
    vi.setSystemTime(Date.now() + 60_000);
    await sandbox.fault({ path: PATHS.waysToRepay, kind: 'status', status: 500 });
    const { user } = await open();
    expect(await screen.findByText('Could not load the card list', { selector: 'main *' })).toBeVisible();
    expect(button('Resend code')).toBeDisabled();
    // The primary button is Confirm.
    expect(button('Try again').className).toMatch(/secondary/);
    await user.click(button('Try again'));
    await waitFor(() => expect(button('Resend code')).toBeEnabled());
    await resend(user);
    expect(await sandbox.calls(PATHS.olderPayment)).toHaveLength(2);
  });

  it.each([
    ['the amount is unknown', PATHS.repayment, { repayAmount: null }, /^The amount isn’t known right now/],
    ['its card is gone', PATHS.waysToRepay, { bankCards: [] }, 'Please choose a bank card first'],
  ])('is not resent when %s, and says so', async (_what, path, data, message) => {
    (await openWithCode()).unmount();
    vi.setSystemTime(Date.now() + 60_000);
    await sandbox.merge(path, data);
    const { user } = await open();
    await codeField();
    await waitFor(() => expect(button('Resend code')).toBeEnabled());
    await user.click(button('Resend code'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(await sandbox.calls(PATHS.olderPayment)).toHaveLength(1);
  });

  it('is still asked for after a reload, for its own amount, although another one is due by then', async () => {
    (await openWithCode()).unmount();
    await sandbox.merge(PATHS.repayment, { repayAmount: 999999 });
    const { user } = await open();
    expect(await screen.findByText('₹9,999.99', { selector: 'header *' })).toBeVisible();
    expect(button('Resend code')).toBeDisabled();
    expect(button('Confirm')).toHaveAccessibleDescription('₹3,460.45');
    await confirmCode(user, await sandbox.sentCode());
    expect(screen.getByText('₹3,460.45', { selector: 'header *' })).toBeVisible();
    expect(await orderStatus()).toBe(200);
    expect(await sandbox.calls(PATHS.olderPayment)).toHaveLength(1);
  });

  it('ignores an invalid saved code', async () => {
    sessionStorage.setItem('v1:userId%3D10001:bank.code.1000174', '{"card":"a","resendAt":"soon"}');
    await open();
    expect(await card('Banco Norte')).toBeVisible();
  });

  it('returns to the cards after Cancel, with a new token', async () => {
    const { user } = await openWithCode();
    await user.click(button('Cancel'));
    expect(await card('Banco Norte')).toBeChecked();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    // The next attempt gets its own token.
    await waitFor(async () => expect(await sandbox.calls(PATHS.waysToRepay)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument());
    await user.click(button('Pay'));
    await codeField();
    expect(button('Resend code')).toHaveAccessibleDescription(/^in (60|59) s$/);
    expect((await bodies(PATHS.olderPayment)).map((body) => (body as { sendMsg: number }).sendMsg)).toEqual([0, 0]);
  });
});
