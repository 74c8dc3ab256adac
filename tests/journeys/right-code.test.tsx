/**
 * The right payment code on the order and the repayment: the server's latest answer wins over what the phone saved
 * (CONTRACT.md). What each answer changes: `tests/rules/voucher-answers.test.ts`; which reads delete:
 * `tests/rules/reads.dom.test.tsx`; what is deleted for good: `tests/rules/vouchers.dom.test.ts`.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saveVoucher } from '../../src/loan/vouchers/vouchers';
import { holdTimers } from '../hold-timers';
import { voucher } from '../rules/saved-voucher';
import { UNTIL_CLEARED } from '../until-cleared';
import { PATHS, ROUTES, returnToPage, SESSION, watchAnswer } from './app';
import { databaseIdle } from './fake-database';
import {
  cards,
  channel,
  codes,
  codesIn,
  DATABASE_TIMEOUT_MS,
  DOUBTFUL,
  daysLater,
  extensionOf,
  instructions,
  list,
  openTill,
  row,
  savedVouchers,
  UNCHECKED,
} from './saved-vouchers';

const LIST_UNCHECKED = 'These are the codes you saw before. They could not be checked just now.';

const { database, open, openOrder, sandbox, saved, saveCode, saveInOtherTab, answerRepay, cut } = savedVouchers();

const card = async () => {
  const title = await screen.findByRole('heading', { level: 2, name: 'Your payment code' });
  return title.closest('section') as HTMLElement;
};

describe('The order', () => {
  it('offers the new code of the repayment alone after an extension was paid', async () => {
    const fee = await saveCode(extensionOf('CASH02'));
    const before = await saveCode();
    await sandbox.payVoucher(fee);
    await openOrder();
    const [code] = codesIn(await card());
    expect(cards()).toHaveLength(1);
    expect(code).not.toBe(before);
    await sandbox.payVoucher(code ?? '');
    await waitFor(() => expect(saved().map(({ requestType }) => requestType)).toEqual(['1']));
  });

  it('names what the code of an extension is for, also at the till, and not the date that is above it', async () => {
    const code = await saveCode(extensionOf('CASH02'));
    const { user } = await openOrder();
    expect(await card()).toHaveTextContent('Your payment codeCode for the extensionTienda Dos');
    expect(await card()).not.toHaveTextContent('Pay by');
    await user.click(within(await card()).getByRole('button', { name: 'Barcode payment' }));
    const till = await screen.findByRole('dialog', { name: 'Barcode payment' });
    expect(within(till).getByText('Does not repay your loan')).toBeVisible();
    expect(codesIn(till)).toEqual([code]);
  });

  it('says that the code of an extension could not be checked while the repayment, which tells whether it was paid, is unknown', async () => {
    const code = await saveCode(extensionOf('CASH02'));
    await sandbox.fault({ path: PATHS.repayment, kind: 'refuse', message: 'Later', times: 5 });
    await openOrder();
    await waitFor(async () => expect(await card()).toHaveTextContent(UNCHECKED));
    expect(codesIn(await card())).toEqual([code]);
  });

  it('shows the code that the repayment gives', async () => {
    await saveCode();
    await answerRepay(list(channel('Tienda Uno', 'CASH01', '70012345000123')));
    await openOrder();
    expect(codesIn(await card())).toEqual(['70012345000123']);
    await waitFor(() => expect(saved().map(({ content }) => content.code)).toEqual(['70012345000123']));
  });

  it.each(['reset-before', 'refuse'] as const)(
    'shows the saved code with its time if the repayment fails (%s)',
    async (kind) => {
      const code = await saveCode();
      await sandbox.fault({ path: PATHS.repayment, kind, times: 5 });
      await openOrder();
      const shown = await card();
      // The saved code is shown before the failure is known.
      await waitFor(() => expect(shown).toHaveTextContent(UNCHECKED));
      expect(codesIn(shown)).toEqual([code]);
      expect(shown).toHaveTextContent(/Saved on this phone \d{4}-\d\d-\d\d/);
      expect(shown).toHaveTextContent(/Pay by \d{4}-\d\d-\d\d/);
    },
  );

  it('marks a code that the server refused', async () => {
    const code = await saveCode();
    await sandbox.fault({ path: PATHS.voucher, kind: 'refuse', message: 'This channel is closed' });
    const { unmount } = await open(instructions());
    await screen.findByText(DOUBTFUL);
    await waitFor(() => expect(saved()[0]).toMatchObject({ isRefused: true }));
    unmount();
    await answerRepay(list(channel('Tienda Uno', 'CASH01')));
    const order = await openOrder();
    expect(codesIn(await card())).toEqual([code]);
    expect(await card()).toHaveTextContent(DOUBTFUL);
    order.unmount();
    await answerRepay(list(channel('Tienda Uno', 'CASH01')));
    await open(ROUTES.repay);
    await screen.findByRole('button', { name: 'Tienda Uno' });
    expect(codesIn(row('Tienda Uno'))).toEqual([code]);
    expect(row('Tienda Uno')).toHaveTextContent(DOUBTFUL);
  });

  it('does not show the code of another product whose order has the same id', async () => {
    await sandbox.answer(PATHS.voucher, { repayDetail: { vCode: '70012345000123' } });
    const first = await open(instructions().replace('productId=101', 'productId=77'));
    await waitFor(() => expect(saved()).toHaveLength(1));
    first.unmount();
    const { settled } = await open(ROUTES.dueOrder);
    await settled();
    await databaseIdle();
    expect(cards()).toEqual([]);
  });

  it('shows the saved code, unchecked, while the repayment is not answered for long', async () => {
    const code = await saveCode();
    await sandbox.fault({ path: PATHS.repayment, kind: 'delay', ms: UNTIL_CLEARED });
    await openOrder();
    expect(codesIn(await card())).toEqual([code]);
    expect(await card()).toHaveTextContent(UNCHECKED);
    await sandbox.clearFaults();
    await waitFor(async () => expect(await card()).not.toHaveTextContent(UNCHECKED));
  });

  it('shows the barcode of the payment that the code is for', async () => {
    const barcode = (BARcodeImg?: string) => ({ ...channel('Tienda Uno', 'CASH01'), BARcodeImg });
    await saveCode(extensionOf());
    await answerRepay(list(barcode('OF-THE-REPAYMENT')));
    await sandbox.merge(PATHS.extension, { repayList: [{ title: 'Stores', list: [barcode()] }] });
    await openOrder();
    expect(within(await card()).getByRole('button', { name: 'Show at the till' })).toBeVisible();
    expect(within(await card()).queryByRole('button', { name: 'Barcode payment' })).not.toBeInTheDocument();
  });

  it('shows the codes of a store for the repayment and for the extension, the newest first', async () => {
    const code = await saveCode();
    daysLater(1);
    const fee = await saveCode(extensionOf());
    await openOrder();
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(codes()).toEqual([fee, code]);
  });

  it('shows a code that another tab has saved when the page is shown again', async () => {
    await openOrder();
    expect(cards()).toEqual([]);
    await saveVoucher(voucher({ userId: SESSION.userId }));
    returnToPage();
    expect(await card()).toHaveTextContent('Tienda Uno');
  });

  it('shows a code that is newer than the repayment without the barcode of the older one', async () => {
    await saveCode();
    await openOrder();
    expect(within(await card()).getByRole('button', { name: 'Barcode payment' })).toBeVisible();
    await cut(PATHS.repayment);
    await saveInOtherTab('70012345000123');
    returnToPage();
    await waitFor(async () => expect(codesIn(await card())).toEqual(['70012345000123']));
    expect(within(await card()).getByRole('button', { name: 'Show at the till' })).toBeVisible();
  });

  it('paid by card does not offer a saved code again', async () => {
    await saveCode();
    const { user } = await open(ROUTES.olderRepay);
    await user.click(await screen.findByRole('radio', { name: /Banco del Valle/ }));
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    await screen.findByText('Your payment was accepted');
    await waitFor(() => expect(saved()).toEqual([]));
  });
});

it('The extension does not show a code after the due date has moved', async () => {
  const fee = await saveCode(extensionOf('CASH02'));
  await sandbox.payVoucher(fee);
  const repayList = [{ title: 'Stores', list: [channel('Tienda Dos', 'CASH02')] }];
  await sandbox.merge(PATHS.extension, { repayList });
  await open(ROUTES.extension);
  await screen.findByRole('button', { name: 'Tienda Dos' });
  await waitFor(() => expect(codesIn(row('Tienda Dos'))).toEqual([]));
  expect(row('Tienda Dos')).not.toHaveTextContent('Your payment code');
});

describe('The repayment', () => {
  it('shows the channel of a saved voucher first, marked, with the code of the answer, and no channel before that is known', async () => {
    await saveCode(instructions('CASH03'));
    await answerRepay(list(channel('Uno', 'CASH01', '7001'), channel('Farmacia Central', 'CASH03', '70012345000123')));
    holdTimers(DATABASE_TIMEOUT_MS);
    const release = database.hold();
    const answered = await watchAnswer(PATHS.repayment);
    await open(ROUTES.repay);
    await answered();
    expect(screen.queryByRole('button', { name: 'Uno' })).toBeNull();
    release();
    await screen.findByRole('button', { name: 'Uno' });
    const first = within(screen.getByRole('main')).getAllByRole('listitem')[0] as HTMLElement;
    expect(first).toContainElement(screen.getByRole('button', { name: 'Farmacia Central' }));
    expect(first).toHaveTextContent('Your payment code');
    expect(codesIn(first)).toEqual(['70012345000123']);
    expect(first).not.toHaveTextContent('Saved on this phone');
    expect(screen.getAllByText('Your payment code')).toHaveLength(1);
  });

  it('shows the saved code where the answer has none', async () => {
    const code = await saveCode();
    await answerRepay(list(channel('Tienda Uno', 'CASH01')));
    const { user } = await open(ROUTES.repay);
    await screen.findByRole('button', { name: 'Tienda Uno' });
    expect(codesIn(row('Tienda Uno'))).toEqual([code]);
    expect(row('Tienda Uno')).toHaveTextContent(/Saved on this phone \d{4}/);
    // A channel has been chosen.
    await waitFor(() =>
      expect(document.querySelector('[aria-current="step"]')).toHaveTextContent(/^Show your code, or transfer/),
    );
    expect(screen.getByText('done').closest('[role=listitem]')).toHaveTextContent(/Choose a store or a bank/);
    expect(await openTill(user, undefined, row('Tienda Uno'))).toHaveTextContent(
      'Tienda Uno · Préstamo Azul, S.A.P.I. de C.V.',
    );
  });

  it('says once that the codes could not be checked, when the list cannot be read again', async () => {
    await saveCode();
    const groups = [
      list(channel('Uno', 'CASH01'), channel('Dos', 'CASH02', '70012345000123')),
      list(channel('Tres', 'Y', '70012345000124')),
    ];
    await answerRepay({ repayList: groups.flatMap(({ repayList }) => repayList) });
    await open(ROUTES.repay);
    await screen.findByRole('button', { name: 'Uno' });
    await cut(PATHS.repayment);
    returnToPage();
    expect(await screen.findByText(LIST_UNCHECKED)).toBeVisible();
  });

  it('without codes does not say that they could not be checked', async () => {
    await answerRepay(list(channel('Uno', 'X')));
    await open(ROUTES.repay);
    await screen.findByRole('button', { name: 'Uno' });
    await cut(PATHS.repayment);
    returnToPage();
    expect(await screen.findByText('Could not refresh.')).toBeVisible();
    expect(screen.queryByText(LIST_UNCHECKED)).toBeNull();
  });

  // 17,280 is the amount of the extension.
  it.each([360_000, 17_280])('of %i shows no saved code of another amount, or of an extension', async (due) => {
    await saveCode();
    await saveCode(extensionOf());
    await answerRepay({ repayAmount: due, ...list(channel('Tienda Uno', 'CASH01')) });
    await open(ROUTES.repay);
    await screen.findByRole('button', { name: 'Tienda Uno' });
    expect(codes()).toEqual([]);
    expect(screen.queryByText('Your payment code')).toBeNull();
  });

  it.each([
    [ROUTES.repay, PATHS.repayment],
    [ROUTES.extension, PATHS.extension],
  ])(
    '%s says that its codes could not be checked, and shows none when it is opened again and refused',
    async (route, path) => {
      await open(route);
      await screen.findByRole('button', { name: 'Tienda Uno' });
      await cut(path);
      returnToPage();
      expect(await screen.findByText(LIST_UNCHECKED)).toBeVisible();
      await sandbox.fault({ path, kind: 'refuse', message: 'Already repaid' });
      returnToPage();
      await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/Already repaid/));
      expect(codes()).toEqual([]);
    },
  );
});
