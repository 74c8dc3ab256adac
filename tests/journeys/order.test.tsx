import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as navigation from '../../src/platform/navigation';
import { holdTimers } from '../hold-timers';
import { installNative } from '../native';
import { DATE_AND_TIME, heading, PATHS, ROUTES, returnToPage, SESSION, textsOf, watchAnswer } from './app';
import { watchDrawing } from './drawing';
import { closeReminder, ORDER_DATA, orderOfFile } from './opened-order';

const { sandbox, open, openOrder } = orderOfFile();

const buttons = () =>
  ['Repay', 'Extend repayment', 'Borrow again'].filter((name) => screen.queryByRole('button', { name }) !== null);

it.each([
  ['1', 'Save as picture', ['Order number', 'Confirmed on', 'Lender']],
  ['2', 'Guardar como imagen', ['Número de préstamo', 'Confirmado el', 'Prestamista']],
])('A settled order can be kept as a picture (language %s)', async (language, save, labels) => {
  const drawn = watchDrawing();
  installNative('closeWebView');
  const detail = [{ text: 'Repaid', value: 346_045 }];
  const { user } = await openOrder({ orderStatus: 200, userOrderDetail: { detail } }, { language });
  await user.click(await screen.findByRole('button', { name: save }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(drawn).toEqual(expect.arrayContaining(['Préstamo Azul', 'Where it stands', '1000174', 'Repaid', ...labels]));
  expect(drawn).toContain('Préstamo Azul, S.A.P.I. de C.V.');
  expect(drawn.some((line) => /^[₹$]3,460\.45$/.test(line))).toBe(true);
  expect(drawn.some((line) => DATE_AND_TIME.test(line))).toBe(true);
  for (const value of [SESSION.sessionId, SESSION.mobilePhone, SESSION.deviceId])
    expect(drawn.join()).not.toContain(value);
});

it('The picture of a settled order names the order once, and has the time at which the server said so, not that of a later read without an answer', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 9, 30, 15) });
  const drawn = watchDrawing();
  // A line of the server has its number.
  const detail = [{ text: 'Loan', value: '1000174' }];
  const { user } = await openOrder({ orderStatus: 200, userOrderDetail: { detail } });
  const save = await screen.findByRole('button', { name: 'Save as picture' });
  vi.setSystemTime(new Date(2026, 10, 22, 11));
  await sandbox.fault({ path: PATHS.order, kind: 'reset-before' });
  const answered = await watchAnswer(PATHS.order);
  returnToPage();
  await answered();
  await user.click(save);
  await waitFor(() => expect(drawn).toContain('Lender'));
  expect(drawn.filter((line) => line === '1000174' || line === 'Order number')).toEqual(['1000174']);
  expect(drawn).toContain('Confirmed on');
  expect(drawn.filter((line) => DATE_AND_TIME.test(line))).toEqual(['2026-11-22 09:30:15']);
});

it('A screen opens at its top; on Back to the first one the heading has the focus, so that a screen reader announces it', async () => {
  const { user } = await open(ROUTES.order);
  const scroll = vi.spyOn(window, 'scrollTo');
  await user.click(await screen.findByRole('link', { name: 'Loan agreement' }));
  await waitFor(async () => expect(await heading('Loan agreement')).toHaveFocus());
  expect(scroll).toHaveBeenCalledWith(0, 0);
  window.history.back();
  await waitFor(async () => expect(await heading('Your loan')).toHaveFocus());
});

describe('The status of an order', () => {
  // The other statuses: `tests/rules/loan.dom.test.ts`.
  it.each<[status: number, offered: string[], list: boolean, market: boolean, illustration: string, isDelay: unknown]>([
    [110, [], false, true, 'refused', '1'],
    [174, ['Repay', 'Extend repayment'], true, false, 'due', '1'],
    [174, ['Repay'], true, false, 'due', 0],
    [200, ['Borrow again'], true, false, 'settled', '1'],
  ])(
    '%s shows the buttons %j; lines: %s; loan market: %s; the illustration %s, if isDelay is %j',
    async (orderStatus, offered, list, market, illustration, isDelay) => {
      const { container, settled } = await openOrder({ orderStatus, isDelay });
      if (offered.includes('Repay')) await closeReminder();
      await settled();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(buttons()).toEqual(offered);
      expect(screen.queryByText('7 days') !== null).toBe(list);
      expect(screen.queryByRole('link', { name: /More loan options/ }) !== null).toBe(market);
      const receipt = screen.queryByText('Proof of payment');
      expect(receipt !== null).toBe(orderStatus === 200);
      if (receipt)
        expect(receipt.compareDocumentPosition(screen.getByText('7 days'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(container.querySelector('header [data-illustration]')).toHaveAttribute('data-illustration', illustration);
    },
  );

  it('with a very long text is cut, and `More` shows all of it', async () => {
    const text = `${'The review takes longer. '.repeat(10)}The end.`;
    const { user } = await openOrder({ orderStatus: 21, noticeDesText: text });
    await user.click(screen.getByRole('button', { name: 'More', expanded: false }));
    expect(screen.getByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide', expanded: true }));
    expect(screen.queryByText(/The end/)).not.toBeInTheDocument();
  });
});

describe('The hero of an order that is due', () => {
  const due = (repayDate: unknown) => sandbox.merge(PATHS.repayment, { repayDate });
  const DAY = '2099-11-26';
  const banner = () => screen.getByRole('banner');

  it.each([
    ['names it', `Your repayment is due on ${DAY}.`],
    ['does not name it', 'Please pay on time.'],
    ['names another day', 'It was due on 2026-01-02.'],
    ['names it below `More`', `${'Dear borrower, '.repeat(20)}${DAY}`],
  ])('has the due date once if the text of the server %s', async (_case, noticeDesText) => {
    await due(`${DAY} 23:59:59`);
    await openOrder({ orderStatus: 174, noticeDesText });
    await closeReminder();
    expect(await screen.findByRole('button', { name: 'Add to calendar' })).toBeVisible();
    expect(banner()).toHaveTextContent(/₹3,460\.45.*Due in [\d,]+ days/);
    expect(banner().textContent?.split(DAY)).toHaveLength(2);
    expect(banner()).toHaveTextContent('(Thursday)');
    expect(banner()).toHaveTextContent(noticeDesText.slice(0, 16));
  });

  it.each([[null], ['soon']])('keeps the amount, without a countdown, if the due date is %j', async (repayDate) => {
    await due(repayDate);
    await openOrder({ orderStatus: 180 });
    await closeReminder();
    expect(await within(banner()).findByText('₹3,460.45')).toBeVisible();
    expect(banner()).not.toHaveTextContent(/due in|overdue|today/i);
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  });

  it('has no amount and no date any more when the order was settled meanwhile', async () => {
    await openOrder({ orderStatus: 174 });
    await closeReminder();
    expect(await within(banner()).findByText('₹3,460.45')).toBeVisible();
    await sandbox.answer(PATHS.order, { ...ORDER_DATA, orderStatus: 200 });
    fireEvent(window, new Event('visibilitychange'));
    expect(await screen.findByRole('button', { name: 'Borrow again' })).toBeVisible();
    expect(banner()).not.toHaveTextContent(/₹|Due|overdue|Add to calendar/);
  });

  it('says that the amount is not known if it cannot be read, without a toast, and reads it again', async () => {
    await sandbox.fault({ path: PATHS.repayment, kind: 'refuse', message: 'Not now' });
    const toastsAfterAnswer = await watchAnswer(PATHS.repayment);
    const { user } = await openOrder({ orderStatus: 174 });
    expect(await toastsAfterAnswer()).toEqual([]);
    await closeReminder();
    expect(await within(banner()).findByText('We could not confirm today’s total.')).toBeVisible();
    // They have a total of their own.
    expect(within(banner()).getByText('The details of your loan are below.')).toBeVisible();
    await user.click(within(banner()).getByRole('button', { name: 'Try again' }));
    expect(await within(banner()).findByText('₹3,460.45')).toBeVisible();
    expect(within(banner()).queryByText('We could not confirm today’s total.')).toBeNull();

    await sandbox.fault({ path: PATHS.repayment, kind: 'refuse', message: 'Not now', times: 9 });
    returnToPage();
    expect(await within(banner()).findByText('We could not confirm today’s total.')).toBeVisible();
    expect(banner()).not.toHaveTextContent('₹3,460.45');
  });

  it('reads the amount when the server can be reached again', async () => {
    const checks = holdTimers(5000);
    const signal = vi.spyOn(navigation, 'isServerReachable').mockResolvedValue(false);
    await sandbox.fault({ path: PATHS.repayment, kind: 'reset-before' });
    await openOrder({ orderStatus: 174 });
    await closeReminder();
    expect(await within(banner()).findByText('We could not confirm today’s total.')).toBeVisible();
    await waitFor(() => expect(signal).toHaveBeenCalled());
    signal.mockResolvedValue(true);
    await waitFor(() => {
      checks.run();
      expect(within(banner()).getByText('₹3,460.45')).toBeVisible();
    });
  });
});

describe('The links of an order', () => {
  it.each([
    ['Repay', '/repay', 'Repayment'],
    ['Extend repayment', '/repay-delay', 'Extend repayment'],
  ])('%s opens %s', async (name, path, title) => {
    const { user, address } = await open(ROUTES.dueOrder);
    await closeReminder();
    await user.click(screen.getByRole('button', { name }));
    expect(await heading(title)).toBeVisible();
    expect(address()).toMatchObject({ path, parameters: { orderId: '1000174', productId: '101', userId: '10001' } });
  });

  // Which addresses are links: `tests/rules/urls.dom.test.ts`.
  it('the agreement and the market are not shown if their address is none', async () => {
    await openOrder({ isNewContract: 'javascript:alert(1)', h5Url: 'javascript:alert(1)' });
    expect(textsOf(screen.getAllByRole('link'))).toEqual(['Customer service', 'Complain about this loan']);
  });

  it('Borrow again opens the native home', async () => {
    const messages = installNative('toHome');
    const { user } = await openOrder({ orderStatus: 200 });
    await user.click(screen.getByRole('button', { name: 'Borrow again' }));
    expect(messages).toEqual([['toHome', []]]);
  });
});
