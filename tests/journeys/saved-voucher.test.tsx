/**
 * The instructions of a voucher that is saved on the device: shown at once, and checked once. On other screens:
 * `saved-codes.test.tsx`. For whom and how long vouchers are kept: `tests/rules/vouchers.dom.test.ts`.
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdTimers } from '../hold-timers';
import { installNative } from '../native';
import { PATHS, returnToPage, SESSION } from './app';
import {
  CHANGED,
  channel,
  codes,
  DATABASE_TIMEOUT_MS,
  DOUBTFUL,
  daysLater,
  extensionOf,
  instructions,
  list,
  openTill,
  savedVouchers,
  UNCHECKED,
} from './saved-vouchers';

const { database, open, sandbox, saved, saveCode } = savedVouchers();

/** A picture of a code, without its digits. */
const DETAIL = { amount: 346_045, repayCode: '/pictures/code128/52183672541105.svg' };

const note = () => screen.findByText(/^Saved on this phone/);
const answers = () => sandbox.calls(PATHS.voucher);

describe('The instructions, opened again,', () => {
  it('show the saved voucher with its time before the answer, and request it once', async () => {
    const code = await saveCode();
    const [{ at } = { at: 0 }] = saved();
    await sandbox.fault({ path: PATHS.voucher, kind: 'hang' });
    await open(instructions());
    const savedNote = await note();
    const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString();
    expect(savedNote.parentElement).toHaveTextContent(
      `Saved on this phone ${local.slice(0, 10)} ${local.slice(11, 19)}`,
    );
    expect(codes()).toEqual([code]);
    expect(screen.getByRole('heading', { name: 'How to pay' })).toBeVisible();
    await waitFor(async () => expect(await answers()).toHaveLength(2));
    expect(screen.queryByText(CHANGED)).toBeNull();
    expect(screen.getByText('Code verified')).toHaveClass(/unseen/);
    await sandbox.clearFaults();
  });

  it('do not change if the code is the same, and do not request it again when the page returns', async () => {
    const code = await saveCode();
    const [{ at } = { at: 0 }] = saved();
    daysLater(1);
    const { user } = await open(instructions());
    await note();
    await waitFor(async () => expect(await answers()).toHaveLength(2));
    returnToPage();
    await user.click(screen.getAllByRole('button', { name: 'Copy' })[0] as HTMLElement);
    expect(await note()).toBeVisible();
    await waitFor(() => expect(screen.getByText('Code verified')).not.toHaveClass(/unseen/));
    expect(codes()).toEqual([code]);
    expect(await answers()).toHaveLength(2);
    // The saved time does not change.
    expect(saved().map((each) => each.at)).toEqual([at]);
  });

  it('say that the code has changed, and save the new one', async () => {
    const before = await saveCode();
    await sandbox.setTerms('1000174', { hasNewCodes: true });
    const { unmount } = await open(instructions());
    expect(await screen.findByText(CHANGED)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(CHANGED);
    const [code = ''] = codes().map(String);
    expect(code).not.toBe(before);
    await waitFor(() => expect(JSON.stringify(saved())).toContain(code.replaceAll(' ', '')));
    expect(saved()).toHaveLength(1);
    unmount();
    await sandbox.fault({ path: PATHS.voucher, kind: 'reset-before' });
    await open(instructions());
    await note();
    expect(codes()).toEqual([code]);
  });

  it('keep the code without an answer, with a note, and do not request it again', async () => {
    const code = await saveCode();
    for (const path of [PATHS.voucher, PATHS.repayment]) await sandbox.fault({ path, kind: 'reset-before' });
    await open(instructions());
    await note();
    await waitFor(() => expect(screen.getByText(UNCHECKED)).not.toHaveClass(/unseen/));
    // The due date is the saved one.
    expect(screen.getByRole('banner')).toHaveTextContent(/Pay by \d{4}-\d\d-\d\d/);
    returnToPage();
    expect(codes()).toEqual([code]);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(await answers()).toHaveLength(2);
  });

  it.each([
    [instructions(), '₹3,460.45', '/repay', 200],
    [extensionOf(), '₹172.80', '/repay-delay', 503],
  ])(
    'show a refusal with the message of the server, and the code as possibly invalid (%s)',
    async (route, amount, others, status) => {
      const code = await saveCode(route);
      const body = { code: 500, message: 'This channel is closed' };
      await sandbox.fault({ path: PATHS.voucher, kind: 'status', status, body });
      const { user, address } = await open(route);
      expect(await screen.findByText(DOUBTFUL)).toBeVisible();
      expect(within(screen.getByRole('main')).getByText(/^This channel is closed/)).toBeVisible();
      expect(codes()).toEqual([code]);
      const till = await openTill(user, amount, screen.getByRole('main'));
      expect(within(till).getByRole('alert')).toHaveTextContent(DOUBTFUL);
      await user.click(within(till).getByRole('button', { name: 'Close' }));
      await user.click(screen.getByRole('button', { name: 'See other payment methods' }));
      expect(address()).toMatchObject({ path: others, parameters: { orderId: '1000174' } });
    },
  );

  it('say of a code that was refused earlier, too, that there is no answer', async () => {
    const code = await saveCode();
    await sandbox.fault({ path: PATHS.voucher, kind: 'refuse', message: 'This channel is closed' });
    const { unmount } = await open(instructions());
    expect(await screen.findByText(DOUBTFUL)).toBeVisible();
    unmount();
    await sandbox.fault({ path: PATHS.voucher, kind: 'reset-before' });
    await open(instructions());
    expect(await screen.findByText(UNCHECKED)).toBeVisible();
    expect(screen.getByText(DOUBTFUL)).toBeVisible();
    expect(codes()).toEqual([code]);
  });

  it('without a code lead to the other payment methods after a refusal, and to no till', async () => {
    await sandbox.answer(PATHS.voucher, { repayDetail: { ...DETAIL, repayTitle: 'Pay at any branch' } });
    await sandbox.merge(PATHS.repayment, list(channel('Tienda Uno', 'CASH01')), { times: 2 });
    const first = await open(instructions());
    await screen.findByText('Pay at any branch');
    await waitFor(() => expect(saved()).toHaveLength(1));
    first.unmount();
    await sandbox.fault({ path: PATHS.voucher, kind: 'refuse', message: 'This channel is closed' });
    const { user, address } = await open(instructions());
    const others = await screen.findByRole('button', { name: 'See other payment methods' });
    expect(screen.getByText('Pay at any branch')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show at the till' })).not.toBeInTheDocument();
    await user.click(others);
    expect(address()).toMatchObject({ path: '/repay', parameters: { orderId: '1000174' } });
  });

  it('keep the code if the session is lost, with a link to the login', async () => {
    const code = await saveCode();
    const logins = installNative('offToLogin');
    await sandbox.fault({ path: '*', kind: 'status', status: 401, body: '', times: 100 });
    await open(instructions());
    expect(await screen.findByRole('button', { name: 'Log in again' })).toBeVisible();
    expect(screen.getByText('Your session has ended')).toBeVisible();
    expect(codes()).toEqual([code]);
    await waitFor(() => expect(screen.getByText(UNCHECKED)).not.toHaveClass(/unseen/));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(saved()).toHaveLength(1);
    expect(logins).toHaveLength(1);
  });

  it('show the code as possibly invalid if the answer is empty', async () => {
    const code = await saveCode();
    await sandbox.answer(PATHS.voucher, {});
    await open(instructions());
    expect(await screen.findByText(DOUBTFUL)).toBeVisible();
    expect(screen.queryByText(UNCHECKED)).toBeNull();
    expect(codes()).toEqual([code]);
    expect(screen.queryByText(CHANGED)).toBeNull();
    expect(JSON.stringify(saved())).toContain(code.replaceAll(' ', ''));
  });

  it('show the answer at last, if the database does not answer', async () => {
    const code = await saveCode();
    const release = database.hold();
    const waits = holdTimers(DATABASE_TIMEOUT_MS);
    await open(instructions());
    await waitFor(async () => expect(await answers()).toHaveLength(2));
    expect(codes()).toEqual([]);
    act(() => waits.run());
    await waitFor(() => expect(codes()).toEqual([code]));
    release();
  });
});

it('A saved voucher contains no session value, phone number or header value', async () => {
  const secrets = { ...SESSION, eyes: 'header-eyes', swift: 'header-swift', idfa: 'advertising-id' };
  await saveCode(instructions(), secrets);
  const { userId, appName: _brand, clientType: _phone, ...hidden } = secrets;
  const stored = JSON.stringify(saved());
  expect(stored).toContain(userId);
  for (const value of Object.values(hidden)) expect(stored).not.toContain(`"${value}"`);
  for (const value of [hidden.sessionId, hidden.mobilePhone, hidden.deviceId]) expect(stored).not.toContain(value);
});
