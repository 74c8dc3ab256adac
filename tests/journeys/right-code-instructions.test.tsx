/** The right payment code in the instructions (CONTRACT.md). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { updateSavedVouchers } from '../../src/loan/vouchers/vouchers';
import * as navigation from '../../src/platform/navigation';
import { holdTimers } from '../hold-timers';
import { ORDER } from '../rules/saved-voucher';
import { PATHS, ROUTES, returnToPage, watchAnswer } from './app';
import { databaseIdle } from './fake-database';
import {
  CHANGED,
  channel,
  codes,
  DOUBTFUL,
  daysLater,
  extensionOf,
  instructions,
  leaveAndReturn,
  list,
  openTill,
  savedVouchers,
  UNCHECKED,
} from './saved-vouchers';

const { database, open, openDated, sandbox, saved, saveCode, saveInOtherTab, answerRepay, cut } = savedVouchers();
const answerVoucher = (vCode: string) => sandbox.merge(PATHS.voucher, { repayDetail: { amount: 346_045, vCode } });

describe('The instructions', () => {
  it('at an old address say that the code may not be valid, if the order owes another amount', async () => {
    const data = { repayDetail: { amount: 300_000, vCode: '70012345000123' } };
    await sandbox.answer(PATHS.voucher, data);
    const { user } = await open(instructions().replace('346045', '300000'));
    expect(await screen.findByText(DOUBTFUL)).toBeVisible();
    expect(within(await openTill(user, '₹3,000.00')).getByRole('alert')).toHaveTextContent(DOUBTFUL);
    expect(screen.queryByRole('button', { name: 'Save as picture', hidden: true })).toBeNull();
    await databaseIdle();
    expect(saved()).toEqual([]);
  });

  it('say that the code could not be checked when the phone returns without a connection, until the server can be reached', async () => {
    const checks = holdTimers(5000);
    const signal = vi.spyOn(navigation, 'isServerReachable').mockResolvedValue(false);
    await openDated();
    const before = codes();
    await cut(PATHS.repayment);
    returnToPage();
    expect(await screen.findByText(UNCHECKED)).toBeVisible();
    expect(codes()).toEqual(before);
    await waitFor(() => expect(checks.count()).toBe(1));
    signal.mockResolvedValue(true);
    checks.run();
    await waitFor(() => expect(screen.queryByText(UNCHECKED)).toBeNull());
  });

  it('say so, too, if the order could not be read before either', async () => {
    await cut(PATHS.repayment);
    const firstAnswer = await watchAnswer(PATHS.repayment);
    await open(instructions());
    await waitFor(() => expect(codes()).toHaveLength(1));
    await firstAnswer();
    expect(screen.queryByText(UNCHECKED)).toBeNull();
    await cut(PATHS.repayment);
    returnToPage();
    expect(await screen.findByText(UNCHECKED)).toBeVisible();
  });

  it('say that the code has changed when the phone returns, and do not go back to the old one when a later check fails', async () => {
    await openDated();
    await answerRepay(list(channel('Tienda Uno', 'CASH01', '70012345000123')));
    returnToPage();
    await screen.findByText(CHANGED);
    await cut(PATHS.repayment);
    returnToPage();
    expect(await screen.findByText(UNCHECKED)).toBeVisible();
    expect(codes()).toEqual(['70012345000123']);
  });

  it('show the newer code that another tab has saved meanwhile', async () => {
    await saveCode();
    await answerRepay(list(channel('Tienda Uno', 'CASH01')));
    await openDated();
    await databaseIdle();
    await saveInOtherTab('70012345000123');
    await cut(PATHS.repayment);
    returnToPage();
    await waitFor(() => expect(codes()).toEqual(['70012345000123']));
  });

  it('of an extension save their code before the order answers', async () => {
    await sandbox.fault({ path: PATHS.repayment, kind: 'hang' });
    await open(extensionOf('CASH02'));
    await waitFor(() => expect(codes()).toHaveLength(1));
    await waitFor(() => expect(saved().map(({ content }) => content.code)).toEqual(codes()));
  });

  it('do not show a saved code of another amount when the server refuses it', async () => {
    await saveCode();
    await answerRepay({ repayAmount: 360_000 });
    await sandbox.fault({ path: PATHS.voucher, kind: 'refuse', message: 'The amount is not what this order owes' });
    await open(instructions());
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/The amount is not what/));
    await waitFor(() => expect(codes()).toEqual([]));
  });

  it('do not go back to a code that was requested before a newer one and arrives after it', async () => {
    await saveCode();
    await sandbox.fault({ path: PATHS.voucher, kind: 'delay', ms: 100_000 });
    const answered = await watchAnswer(PATHS.voucher);
    const [{ askedAt } = {}] = saved();
    await open(instructions());
    // The first answer about the order confirms the code.
    await waitFor(() => expect(saved()[0]?.askedAt).toBeGreaterThan(askedAt ?? 0));
    await answerRepay(list(channel('Tienda Uno', 'CASH01', '70012345000123')));
    returnToPage();
    await waitFor(() => expect(saved()[0]?.content.code).toBe('70012345000123'));
    await sandbox.clearFaults();
    await answered();
    await waitFor(() => expect(codes()).toEqual(['70012345000123']));
    await databaseIdle();
    expect(saved()[0]?.content.code).toBe('70012345000123');
  });

  it('show the code that another tab has requested later, whichever answer arrives last', async () => {
    await saveCode();
    await answerRepay(list(channel('Tienda Uno', 'CASH01')));
    await sandbox.fault({ path: PATHS.voucher, kind: 'delay', ms: 100_000 });
    const answered = await watchAnswer(PATHS.voucher);
    await openDated();
    await databaseIdle();
    await saveInOtherTab('70012345000123');
    await sandbox.clearFaults();
    await answered();
    await waitFor(() => expect(codes()).toEqual(['70012345000123']));
  });

  it.each([
    ['without a database', () => database.deny(), {}],
    ['without a userId', () => undefined, { userId: '' }],
  ])('%s say that the code has changed when they are opened again', async (_how, prepare, parameters) => {
    prepare();
    const { user } = await open(instructions(), parameters);
    await waitFor(() => expect(codes()).toHaveLength(1));
    const before = codes();
    await leaveAndReturn(user);
    await waitFor(() => expect(codes()).toEqual(before));
    expect(screen.queryByText(/Saved on this phone/)).toBeNull();
    await leaveAndReturn(user, () => answerVoucher('70012345000123'));
    expect(await screen.findByText(CHANGED)).toBeVisible();
    expect(codes()).toEqual(['70012345000123']);
    expect(before).not.toEqual(codes());
    expect(saved()).toEqual([]);
  });

  it('do not go back to an old code that the database could not replace', async () => {
    await saveCode();
    await answerVoucher('70012345000123');
    // Otherwise the repayment may name the sandbox's own code before the screen is left.
    const data = list(channel('Tienda Uno', 'CASH01'));
    await sandbox.merge(PATHS.repayment, data, { times: 10 });
    const restore = database.failWrites();
    const { user } = await open(instructions());
    await screen.findByText(CHANGED);
    await leaveAndReturn(user, () => cut(PATHS.voucher));
    await waitFor(() => expect(codes()).toEqual(['70012345000123']));
    restore();
  });

  it.each(['reset-before', 'refuse'] as const)(
    'do not go back to the code of an order that was settled since (%s)',
    async (kind) => {
      const { user } = await open(instructions());
      await waitFor(() => expect(saved()).toHaveLength(1));
      await leaveAndReturn(user, async () => {
        await updateSavedVouchers(ORDER, { about: 'order', isPayable: false, canExtend: false });
        for (const path of [PATHS.voucher, PATHS.repayment]) await sandbox.fault({ path, kind });
      });
      await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/See my loan|Try again/));
      expect(codes()).toEqual([]);
    },
  );

  it("in the place of another channel's never show its code", async () => {
    const { user } = await open(instructions(), { userId: '' });
    await waitFor(() => expect(codes()).toHaveLength(1));
    await leaveAndReturn(user);
    await waitFor(() => expect(codes()).toHaveLength(1));
    await cut(PATHS.voucher);
    window.location.hash = window.location.hash.replace('CASH01', 'CASH02');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(codes()).toEqual([]);
  });

  it("of two channels without payCode never show each other's code", async () => {
    await answerRepay(list(channel('One'), channel('Two')));
    const { user } = await open(ROUTES.repay);
    await sandbox.answer(PATHS.voucher, { repayDetail: { vCode: '70012345000123' } });
    await user.click(await screen.findByRole('button', { name: 'One' }));
    await waitFor(() => expect(codes()).toEqual(['70012345000123']));
    await answerRepay(list(channel('One'), channel('Two')));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await cut(PATHS.voucher);
    await user.click(await screen.findByRole('button', { name: 'Two' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(codes()).toEqual([]);
  });
});

it('A clock that is 400 days behind does not keep the instructions from checking the code', async () => {
  await openDated();
  daysLater(-400);
  await sandbox.setTerms('1000174', { hasNewCodes: true });
  returnToPage();
  expect(await screen.findByText(CHANGED)).toBeVisible();
});

it('A time of saving in the future, of a clock that was ahead, is corrected when the server confirms the code', async () => {
  daysLater(3);
  await saveCode();
  daysLater(-3);
  await open(instructions());
  expect(await screen.findByText('Code verified')).toBeVisible();
  await waitFor(() => expect(saved()[0]?.at).toBeLessThanOrEqual(Date.now()));
});
