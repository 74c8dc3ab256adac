/** The right payment code at the till and in its picture (CONTRACT.md). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { installNative } from '../native';
import { PATHS, ROUTES, returnToPage, watchAnswer } from './app';
import { watchDrawing } from './drawing';
import {
  CHANGED,
  channel,
  codesIn,
  DOUBTFUL,
  instructions,
  list,
  openTill,
  row,
  savedVouchers,
  UNCHECKED,
} from './saved-vouchers';

const { open, sandbox, saved, saveCode, answerRepay, cut } = savedVouchers();

describe('The code at the till', () => {
  const stores = (...vCodes: [payCode: string, vCode: string][]) =>
    list(...vCodes.map(([payCode, vCode]) => channel(`Shop ${payCode}`, payCode, vCode)));
  const tillOf = async (...vCodes: [payCode: string, vCode: string][]) => {
    await answerRepay(stores(...vCodes));
    const { user } = await open(ROUTES.repay);
    await screen.findByRole('button', { name: 'Shop A' });
    return openTill(user, undefined, row('Shop A'));
  };
  const refreshed = async (data: object) => {
    await answerRepay(data);
    const answered = await watchAnswer(PATHS.repayment);
    returnToPage();
    await answered();
  };

  it('names the date and the order, and says that it has changed', async () => {
    const till = await tillOf(['A', '700100000001'], ['B', '700200000002']);
    expect(till).toHaveTextContent(/Show at the till.*Pay by \d{4}-\d\d-\d\d/);
    expect(till).toHaveTextContent('Order number 1000174');
    await refreshed(stores(['B', '700200000002'], ['A', '700300000003']));
    expect(codesIn(till)).toEqual(['700300000003']);
    expect(within(till).getByRole('alert')).toHaveTextContent(CHANGED);
  });

  it('is marked when all channels are gone', async () => {
    const till = await tillOf(['A', '700100000001'], ['B', '700200000002']);
    await refreshed({ repayAmount: 360_000, repayList: [] });
    expect(codesIn(till)).toEqual(['700100000001']);
    // The amount that the code is for.
    expect(till).toHaveTextContent('₹3,460.45');
    expect(till).not.toHaveTextContent('₹3,600.00');
    expect(till).toHaveTextContent('Shop A');
    expect(within(till).getByRole('alert')).toHaveTextContent(DOUBTFUL);
  });

  it('says that it could not be checked', async () => {
    const till = await tillOf(['A', '700100000001']);
    await cut(PATHS.repayment);
    returnToPage();
    await waitFor(() => expect(till).toHaveTextContent(UNCHECKED));
  });

  it('stays and is marked when the server refuses the next read, and its screen is hidden only then', async () => {
    const till = await tillOf(['A', '700200000002']);
    await refreshed(stores(['A', '700100000001']));
    expect(till).toHaveTextContent(CHANGED);
    await sandbox.fault({ path: PATHS.repayment, kind: 'refuse', message: 'System busy', times: 9 });
    const answered = await watchAnswer(PATHS.repayment);
    returnToPage();
    await answered();
    await waitFor(() => expect(till).toHaveTextContent(DOUBTFUL));
    expect(codesIn(till)).toEqual(['700100000001']);
    fireEvent.click(within(till).getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Shop A' })).not.toBeInTheDocument();
  });

  it('has no date for a due date of 0', async () => {
    const till = await tillOf(['A', '700100000001']);
    await refreshed({ ...stores(['A', '700100000001']), repayDate: 0 });
    expect(within(till).getByText('Shop A').nextSibling).toHaveTextContent(/^Order number 1000174$/);
  });

  it('says on the instructions that it has changed', async () => {
    await saveCode();
    for (const path of [PATHS.voucher, PATHS.repayment]) await sandbox.fault({ path, kind: 'delay', ms: 100_000 });
    for (const each of saved()) each.content.code = '70012345000123';
    const { user } = await open(instructions());
    const till = await openTill(user);
    expect(codesIn(till)).toEqual(['70012345000123']);
    expect(within(till).getByText('Tienda Uno · Préstamo Azul, S.A.P.I. de C.V.')).toHaveAttribute('translate', 'no');
    await sandbox.clearFaults();
    expect(await within(till).findByRole('alert')).toHaveTextContent(CHANGED);
    expect(codesIn(till)).not.toEqual(['70012345000123']);
  });

  it('says on the instructions that it is being checked, while the server does not answer', async () => {
    await saveCode();
    for (const { content } of saved()) content.company = 'Tienda Uno';
    await sandbox.fault({ path: PATHS.voucher, kind: 'hang' });
    const { user } = await open(instructions());
    const till = await openTill(user);
    expect(within(till).getByRole('status')).toHaveTextContent('We are still checking this code.');
    // Once, since the company has the same name.
    expect(within(till).getByText('Tienda Uno')).toBeVisible();
  });

  it('is not offered for a channel that the brand calls a bank transfer', async () => {
    // Without such a list its 18 digits would tell (`repay.test.tsx`).
    await answerRepay(list(channel('Bank', 'BANK01', '700100000001')));
    await open(ROUTES.repay, { appName: 'PrestamoPrueba' });
    await screen.findByRole('button', { name: 'Bank' });
    expect(within(row('Bank')).queryByRole('button', { name: 'Show at the till' })).toBeNull();
  });
});

describe('The picture of a code', () => {
  it.each([
    ['hang', 'We are still checking this code.'],
    ['reset-before', UNCHECKED],
  ] as const)('says what is not known of it (%s)', async (kind, text) => {
    await saveCode();
    installNative('closeWebView');
    const drawn = watchDrawing();
    await sandbox.fault({ path: PATHS.voucher, kind });
    const { user } = await open(instructions());
    const save = await screen.findByRole('button', { name: 'Save as picture' });
    if (kind === 'reset-before') await waitFor(() => expect(screen.getByText(UNCHECKED)).not.toHaveClass(/unseen/));
    await user.click(save);
    expect(drawn).toEqual(expect.arrayContaining(['Tienda Uno', '₹3,460.45', text]));
    expect(drawn).toContainEqual(expect.stringMatching(/^Pay by \d{4}-\d\d-\d\d$/));
  });

  it('does not say that the code has changed: who gets the picture knows no other one', async () => {
    await saveCode();
    await sandbox.setTerms('1000174', { hasNewCodes: true });
    const drawn = watchDrawing();
    const { user } = await open(instructions());
    await screen.findByText(CHANGED);
    await user.click(await screen.findByRole('button', { name: 'Save as picture' }));
    await waitFor(() => expect(drawn).toContain('Tienda Uno'));
    expect(drawn).not.toContain(CHANGED);
  });

  it('does not exist if the code may not be valid, which the screen does not ask to transfer to', async () => {
    await saveCode(instructions('BANK01'));
    await sandbox.fault({ path: PATHS.voucher, kind: 'refuse', message: 'Closed' });
    await open(instructions('BANK01'));
    await screen.findByText(DOUBTFUL);
    // Not the toast, which may be there by now.
    expect(screen.getByText('Closed', { selector: 'main [role="alert"] *' })).toBeVisible();
    expect(screen.getByRole('heading', { name: /^Your code for ?Banco Norte transfer$/ })).toBeVisible();
    expect(screen.queryByText('Transfer to this account')).toBeNull();
    // The buttons are loaded on demand.
    await import('../../src/loan/till/voucher-buttons');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save as picture' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });
});
