/**
 * The vouchers saved on the device: shown at once, checked once, and shown on the order. For whom and how long they are kept:
 * `tests/rules/vouchers.dom.test.ts`; which answers remove them: `tests/rules/reads.dom.test.tsx`.
 */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { holdTimers } from '../hold-timers';
import { installNative } from '../native';
import { UNTIL_CLEARED } from '../until-cleared';
import { PATHS, ROUTES, SESSION } from './app';
import { CHANGED, cards, DOUBTFUL, daysLater, instructions, savedVouchers, UNCHECKED } from './saved-vouchers';

/** ms. As in `platform/database.ts`. */
const DATABASE_TIMEOUT_MS = 3000;

const { database, open, sandbox, saved } = savedVouchers();

const codes = () => screen.queryAllByText(/^\d{4}( \d{1,4}){3}$/).map(({ textContent }) => textContent);
const note = () => screen.findByText(/^Saved on this phone/);
const answers = () => sandbox.calls(PATHS.voucher);

/** Opens the instructions once, waits until the voucher is saved on the device, and closes the page. */
async function saveCode(payCode?: string, parameters = {}): Promise<string> {
  const before = saved().length;
  const { unmount } = await open(instructions(payCode), parameters);
  await waitFor(() => expect(saved()).toHaveLength(before + 1));
  const [code = ''] = codes().map(String);
  unmount();
  return code;
}

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
    await sandbox.clearFaults();
  });

  it('do not change if the code is the same, and do not request it again when the page returns', async () => {
    const code = await saveCode();
    const [{ at } = { at: 0 }] = saved();
    daysLater(1);
    const { user } = await open(instructions());
    await note();
    await waitFor(async () => expect(await answers()).toHaveLength(2));
    for (const name of ['offline', 'online', 'focus', 'visibilitychange']) fireEvent(window, new Event(name));
    await user.click(screen.getAllByRole('button', { name: 'Copy' })[0] as HTMLElement);
    expect(await note()).toBeVisible();
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
    await sandbox.fault({ path: PATHS.voucher, kind: 'reset-before' });
    await open(instructions());
    await note();
    await waitFor(() => expect(screen.getByText(UNCHECKED)).not.toHaveClass(/unseen/));
    for (const name of ['offline', 'online', 'focus', 'visibilitychange']) fireEvent(window, new Event(name));
    expect(codes()).toEqual([code]);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(await answers()).toHaveLength(2);
  });

  it('show a refusal with the message of the server, and the code as possibly invalid', async () => {
    const code = await saveCode();
    await sandbox.fault({ path: PATHS.voucher, kind: 'refuse', message: 'This channel is closed' });
    const { user, address } = await open(instructions());
    expect(await screen.findByText(DOUBTFUL)).toBeVisible();
    expect(within(screen.getByRole('main')).getByText(/^This channel is closed/)).toBeVisible();
    expect(codes()).toEqual([code]);
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Show at the till' }));
    const till = await screen.findByRole('dialog', { name: '₹3,460.45' });
    expect(within(till).getByRole('alert')).toHaveTextContent(DOUBTFUL);
    await user.click(within(till).getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'See other payment methods' }));
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
    await sandbox.fault({ path: PATHS.voucher, kind: 'data', data: {} });
    await open(instructions());
    expect(await screen.findByText(DOUBTFUL)).toBeVisible();
    expect(screen.queryByText(UNCHECKED)).toBeNull();
    expect(codes()).toEqual([code]);
    expect(screen.queryByText(CHANGED)).toBeNull();
    expect(JSON.stringify(saved())).toContain(code.replaceAll(' ', ''));
  });

  it('show the answer at last, if the database does not answer', async () => {
    const code = await saveCode();
    const release = database().hold();
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
  await saveCode(undefined, secrets);
  const { userId, appName: _brand, clientType: _phone, ...hidden } = secrets;
  const stored = JSON.stringify(saved());
  expect(stored).toContain(userId);
  for (const value of Object.values(hidden)) expect(stored).not.toContain(`"${value}"`);
  for (const value of [hidden.sessionId, hidden.mobilePhone, hidden.deviceId]) expect(stored).not.toContain(value);
});

describe('An unpaid order', () => {
  it('shows a card with channel, amount and code, which opens the instructions', async () => {
    const opened = await open(ROUTES.repay);
    await opened.user.click(await screen.findByRole('button', { name: 'Tienda Dos' }));
    await waitFor(() => expect(saved()).toHaveLength(1));
    const [code = ''] = codes().map(String);
    opened.unmount();

    const { user, address } = await open(ROUTES.dueOrder);
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    const lead = await screen.findByRole('button', { name: 'Your payment code' });
    // jsdom leaves out the space at the end of an element.
    expect(lead).toHaveAccessibleDescription(/^Tienda Dos ?₹3,460\.45$/);
    expect(codes()).toEqual([code]);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(code.replaceAll(' ', ''));
    await user.click(lead);
    expect(address()).toMatchObject({ path: '/carpmm', parameters: { payCode: 'CASH02', amount: '346045' } });
    await note();
  });

  it('shows at most three cards, the newest first', async () => {
    for (const payCode of ['CASH01', 'CASH02', 'CASH03', 'BANK01']) {
      await saveCode(payCode);
      daysLater(1);
    }
    const { user } = await open(ROUTES.dueOrder);
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(
      screen
        .getAllByRole('button', { name: 'Your payment code' })
        .map((each) => document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent),
    ).toEqual(['Banco Norte transfer ₹3,460.45', 'Farmacia Central ₹3,460.45', 'Tienda Dos ₹3,460.45']);
  });
});

it('A settled order has no card', async () => {
  await saveCode();
  await sandbox.setStatus('1000174', 200);
  const { settled } = await open(ROUTES.dueOrder);
  await settled();
  await waitFor(() => expect(saved()).toEqual([]));
  expect(cards()).toEqual([]);
});

describe('A screen of the order that cannot be read', () => {
  const loseConnection = async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    await sandbox.fault({ path: '*', kind: 'reset-before', times: 1000 });
  };

  it('shows its saved codes, on every screen of an order', async () => {
    const code = await saveCode();
    await loseConnection();
    for (const route of [
      ROUTES.repay,
      ROUTES.extension,
      instructions('CASH02'),
      '/contract?orderNo=1000174',
      '/complaint?orderId=1000174',
      ROUTES.olderRepay,
    ]) {
      const { unmount } = await open(route);
      await screen.findByText(/^There seems to be no connection/);
      await waitFor(() => expect(codes(), route).toEqual([code]));
      unmount();
    }
  });

  it('shows its saved codes first, when they were saved, and at the till', async () => {
    const code = await saveCode();
    await loseConnection();
    const { user, settled } = await open(ROUTES.dueOrder);
    const failure = await screen.findByText(/^There seems to be no connection/);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await screen.findByRole('button', { name: 'Your payment code' });
    expect(codes()).toEqual([code]);
    expect(screen.getByText('Could not be checked just now')).toBeVisible();
    expect(screen.getByText(/^Saved on this phone/).closest('p')).toHaveTextContent(
      /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\. /,
    );
    const toTill = screen.getByRole('button', { name: 'Show at the till' });
    expect(failure.compareDocumentPosition(toTill)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await user.click(toTill);
    const till = await screen.findByRole('dialog', { name: '₹3,460.45' });
    expect(within(till).getByText('Could not be checked just now')).toBeVisible();

    // The screen reads anew below the till, which the borrower may be showing to the cashier.
    const asked = (await sandbox.calls()).length;
    await sandbox.clearFaults();
    fireEvent(window, new Event('online'));
    await waitFor(async () => expect((await sandbox.calls()).length).toBeGreaterThan(asked));
    await settled();
    expect(till).toBeInTheDocument();
    await user.click(within(till).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(failure).not.toBeInTheDocument());
  });

  it('says at the till that the code has changed when the network is back', async () => {
    const code = await saveCode();
    await loseConnection();
    const { user } = await open(ROUTES.repay);
    await user.click(await screen.findByRole('button', { name: 'Show at the till' }));
    const till = await screen.findByRole('dialog', { name: '₹3,460.45' });
    expect(within(till).getByText(code)).toBeVisible();
    await sandbox.clearFaults();
    await sandbox.setTerms('1000174', { hasNewCodes: true });
    fireEvent(window, new Event('online'));
    expect(await within(till).findByText(CHANGED)).toBeVisible();
    expect(within(till).queryByText(code)).toBeNull();
    await user.click(within(till).getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: 'Tienda Uno' })).toBeVisible();
  });

  it('shows them while the server does not answer, and keeps their till open when it does', async () => {
    const code = await saveCode();
    await sandbox.fault({ path: PATHS.repayment, kind: 'delay', ms: UNTIL_CLEARED });
    const wait = holdTimers(2000);
    const { user } = await open(ROUTES.repay);
    await waitFor(() => expect(wait.count()).toBeGreaterThan(0));
    expect(cards()).toEqual([]);
    act(() => wait.run());
    await screen.findByRole('button', { name: 'Your payment code' });
    expect(codes()).toEqual([code]);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show at the till' }));
    const till = await screen.findByRole('dialog', { name: '₹3,460.45' });
    expect(within(till).getByText('Could not be checked just now')).toBeVisible();
    await sandbox.clearFaults();
    await waitFor(() => expect(within(till).queryByText('Could not be checked just now')).toBeNull());
    expect(within(till).getByText(code)).toBeVisible();
    await user.click(within(till).getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: 'Tienda Uno' })).toBeVisible();
  });

  it('shows no code of another order, none of another borrower, and none that the server refuses to tell about', async () => {
    await saveCode();
    await sandbox.fault({ path: PATHS.order, kind: 'status', status: 502, times: 100 });
    const other = await open('/loan-detail?productId=102&orderId=1000180');
    await screen.findByRole('button', { name: 'Try again' });
    expect(cards()).toEqual([]);
    other.unmount();
    const refusing = await open(ROUTES.dueOrder);
    await screen.findByRole('button', { name: 'Your payment code' });
    await sandbox.clearFaults();
    await sandbox.fault({ path: PATHS.order, kind: 'refuse', times: 100 });
    await refusing.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('This can’t be shown right now');
    expect(cards()).toEqual([]);
    refusing.unmount();
    await sandbox.clearFaults();
    await sandbox.fault({ path: PATHS.order, kind: 'status', status: 502, times: 100 });
    await open(ROUTES.dueOrder, { userId: '20002' });
    await screen.findByRole('button', { name: 'Try again' });
    expect(cards()).toEqual([]);
  });
});
