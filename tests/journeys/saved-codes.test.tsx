/** Saved payment codes on the order, and on screens that cannot be read. Which answers remove them: `tests/rules/reads.dom.test.tsx`. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { holdTimers } from '../hold-timers';
import { UNTIL_CLEARED } from '../until-cleared';
import { heading, PATHS, ROUTES, watchAnswer } from './app';
import {
  CHANGED,
  cards,
  channel,
  codes,
  codesIn,
  DOUBTFUL,
  daysLater,
  extensionOf,
  instructions,
  list,
  openTill,
  savedVouchers,
  UNCHECKED,
} from './saved-vouchers';

const { open, openOrder, sandbox, saved, saveCode } = savedVouchers();

describe('An unpaid order', () => {
  it('shows a card with channel, amount and code, which opens the instructions', async () => {
    const opened = await open(ROUTES.repay);
    await opened.user.click(await screen.findByRole('button', { name: 'Tienda Dos' }));
    await waitFor(() => expect(saved()).toHaveLength(1));
    const [code] = codes();
    // Also on the screen that it was opened from.
    await opened.user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Repayment');
    expect(await screen.findByText('Your payment code')).toBeVisible();
    opened.unmount();

    const { user, address } = await openOrder();
    const lead = await screen.findByRole('button', { name: 'Your payment code' });
    // jsdom leaves out the space at the end of an element.
    expect(lead).toHaveAccessibleDescription(/^Tienda Dos ?₹3,460\.45$/);
    expect(codes()).toEqual([code]);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(code);
    await user.click(lead);
    expect(address()).toMatchObject({ path: '/carpmm', parameters: { payCode: 'CASH02', amount: '346045' } });
    expect(await screen.findByText(/^Saved on this phone/)).toBeVisible();
  });

  it('names the channel of a code that was saved without a name', async () => {
    await sandbox.fault({ path: PATHS.repayment, kind: 'html', times: 9 });
    const { unmount } = await open(instructions());
    await waitFor(() => expect(saved()).toHaveLength(1));
    unmount();
    await sandbox.clearFaults();
    await sandbox.merge(PATHS.repayment, list(channel('Tienda Uno', 'CASH01')), { times: 9 });
    await openOrder();
    const lead = await screen.findByRole('button', { name: 'Your payment code' });
    expect(lead).toHaveAccessibleDescription(/^Tienda Uno ?₹3,460\.45$/);
  });

  it('shows at most three cards, the newest first', async () => {
    for (const payCode of ['CASH01', 'CASH02', 'CASH03', 'BANK01']) {
      await saveCode(instructions(payCode));
      daysLater(1);
    }
    await openOrder();
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(
      screen
        .getAllByRole('button', { name: 'Your payment code' })
        .map((each) => document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent),
    ).toEqual(['Banco Norte transfer ₹3,460.45', 'Farmacia Central ₹3,460.45', 'Tienda Dos ₹3,460.45']);
    // No store takes a bank transfer.
    expect(screen.getAllByRole('button', { name: /^(Barcode payment|Show at the till)$/ })).toHaveLength(2);
  });
});

it('On repayment the channel of the newest code is first, and its button for the till alone is large', async () => {
  await saveCode(instructions('CASH03'));
  daysLater(1);
  await saveCode(instructions('CASH01'));
  await open(ROUTES.repay);
  await screen.findAllByText('Your payment code');
  const tills = screen.getAllByRole('button', { name: /^(Barcode payment|Show at the till)$/ });
  expect(tills.map((till) => till.textContent)).toEqual(['Barcode payment', 'Till', 'Barcode']);
});

it('A code stays in sight if the repayment answers with channels that cannot be read', async () => {
  await saveCode(instructions('CASH01'));
  await sandbox.merge(PATHS.repayment, { repayList: [{ reviewer: 'Stores', channels: 'x' }] }, { times: 3 });
  await open(ROUTES.repay);
  expect(await screen.findByRole('button', { name: 'Your payment code' })).toBeVisible();
  expect(screen.queryByText('No payment channel is available')).toBeNull();
  expect(saved()).toHaveLength(1);
});

it('A code of 60 days ago is deleted on any screen', async () => {
  await saveCode(instructions('CASH01'));
  expect(saved()).toHaveLength(1);
  daysLater(61);
  await open('/Dag');
  await waitFor(() => expect(saved()).toEqual([]));
});

describe('A screen of the order that cannot be read', () => {
  const loseConnection = async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await sandbox.fault({ path: '*', kind: 'reset-before', times: 1000 });
  };
  const reconnect = async () => {
    await sandbox.clearFaults();
    fireEvent(window, new Event('online'));
  };
  const openTillOffline = async (route: string, amount?: string) => {
    await loseConnection();
    const { user } = await open(route);
    return { user, till: await openTill(user, amount) };
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

  it.each([ROUTES.repay, ROUTES.extension])(
    'is instructions: they show the code that their channel had before, which is not saved (%s)',
    async (route) => {
      const { user } = await open(route);
      const channel = await screen.findByRole('button', { name: 'Tienda Dos' });
      const [code] = codesIn(channel.closest('li') as HTMLElement);
      await loseConnection();
      await user.click(channel);
      await screen.findByText(/^There seems to be no connection/);
      await waitFor(() => expect(codesIn(screen.getByRole('main'))).toEqual([code]));
      expect(screen.getByText(UNCHECKED)).toBeVisible();
      expect(screen.queryByText(/^Saved on this phone/)).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Your payment code' })).toHaveAccessibleDescription(
        route === ROUTES.repay ? /^Tienda Dos ?₹3,460\.45$/ : /^Tienda Dos ?₹172\.80$/,
      );
      // An extension's answer has no due date of the loan.
      expect(screen.queryAllByText(/^Pay by/)).toHaveLength(route === ROUTES.repay ? 1 : 0);
      expect(saved()).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Show at the till' }));
      expect(codesIn(await screen.findByRole('dialog'))).toEqual([code]);
    },
  );

  it('shows its saved codes first, when they were saved, and at the till', async () => {
    const code = await saveCode();
    await loseConnection();
    const { user, settled } = await open(ROUTES.dueOrder);
    const failure = await screen.findByText(/^There seems to be no connection/);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await screen.findByRole('button', { name: 'Your payment code' });
    expect(codes()).toEqual([code]);
    expect(screen.getByText(UNCHECKED)).toBeVisible();
    expect(screen.getByText(/^Saved on this phone/).closest('p')).toHaveTextContent(
      /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\. /,
    );
    const toTill = screen.getByRole('button', { name: 'Show at the till' });
    expect(failure.compareDocumentPosition(toTill)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    const till = await openTill(user);
    expect(within(till).getByText(UNCHECKED)).toBeVisible();
    expect(till).toHaveTextContent(/Tienda Uno · Préstamo Azul, S.A.P.I. de C.V.*Pay by \d{4}-\d\d-\d\d/);

    // The screen reads anew below the till, which the borrower may be showing to the cashier.
    const asked = (await sandbox.calls()).length;
    await reconnect();
    await waitFor(async () => expect((await sandbox.calls()).length).toBeGreaterThan(asked));
    await settled();
    expect(till).toBeInTheDocument();
    await user.click(within(till).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(failure).not.toBeInTheDocument());
  });

  it('says at the till that the code has changed when the network is back', async () => {
    const code = await saveCode();
    const { user, till } = await openTillOffline(ROUTES.repay);
    expect(codesIn(till)).toEqual([code]);
    await sandbox.setTerms('1000174', { hasNewCodes: true });
    await reconnect();
    expect(await within(till).findByText(CHANGED)).toBeVisible();
    expect(codesIn(till)).not.toContain(code);
    await user.click(within(till).getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: 'Tienda Uno' })).toBeVisible();
  });

  it('leaves the code of an extension unchecked at the till when the repayment alone is read', async () => {
    await saveCode(extensionOf());
    const { till } = await openTillOffline(ROUTES.repay, '₹172.80');
    const answered = await watchAnswer(PATHS.repayment);
    await reconnect();
    await answered();
    expect(within(till).getByText(UNCHECKED)).toBeVisible();
  });

  it.each([ROUTES.dueOrder, ROUTES.repay])(
    '%s says at the till that the order is settled when the network is back',
    async (route) => {
      await saveCode();
      const { till } = await openTillOffline(route);
      await sandbox.setStatus('1000174', 200);
      await reconnect();
      expect(await within(till).findByText(DOUBTFUL)).toBeVisible();
      if (route !== ROUTES.dueOrder) return;
      // The settled order is shown once its till is gone with the code.
      await waitFor(() => expect(saved()).toEqual([]));
      fireEvent(window, new Event('visibilitychange'));
      await waitFor(() => expect(till).not.toBeInTheDocument());
      await waitFor(() => expect(screen.queryByText(/^There seems to be no connection/)).not.toBeInTheDocument());
    },
  );

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
    const till = await openTill(user);
    expect(within(till).getByText(UNCHECKED)).toBeVisible();
    await sandbox.clearFaults();
    await waitFor(() => expect(within(till).queryByText(UNCHECKED)).toBeNull());
    expect(codesIn(till)).toEqual([code]);
    await user.click(within(till).getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: 'Tienda Uno' })).toBeVisible();
  });

  it('shows no code that the server refuses to tell about', async () => {
    await saveCode();
    await sandbox.fault({ path: PATHS.order, kind: 'status', status: 502, times: 100 });
    const { user } = await open(ROUTES.dueOrder);
    await screen.findByRole('button', { name: 'Your payment code' });
    await sandbox.clearFaults();
    // Status 5xx is no refusal, whatever the message.
    const body = { code: 503, message: 'En mantenimiento' };
    await sandbox.fault({ path: PATHS.order, kind: 'status', status: 503, body, times: 1 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'En mantenimiento' })).toBeVisible();
    await waitFor(() => expect(codes()).toHaveLength(1));
    await sandbox.fault({ path: PATHS.order, kind: 'refuse', times: 100 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/^If you have questions, we can help\./);
    expect(cards()).toEqual([]);
  });
});
