import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { holdTimers } from '../hold-timers';
import { installNative } from '../native';
import { appOfFile, DATE_AND_TIME, heading, PATHS, ROUTES, SESSION, textsOf, watchAnswer } from './app';
import { watchDrawing } from './drawing';

const { sandbox, open } = appOfFile();

/** The server's answer for an order without dialogs. Tests change single fields. */
const ORDER_DATA = {
  orderStatus: 21,
  noticeStatusText: 'Where it stands',
  noticeDesText: 'What it means',
  productName: 'Préstamo Azul',
  userOrderDetail: { detail: [{ text: 'Term', value: '7 days' }] },
  isScore: 0,
  isDelay: 0,
  h5Url: 'https://market.example/',
  isNewContract: '',
};

async function openOrder(
  changes: Record<string, unknown> = {},
  parameters: Record<string, string> = {},
  route = ROUTES.dueOrder,
) {
  await sandbox.fault({ path: PATHS.order, kind: 'data', data: { ...ORDER_DATA, ...changes } });
  const app = await open(route, parameters);
  await screen.findByText(String(changes.noticeStatusText ?? ORDER_DATA.noticeStatusText));
  return app;
}

const openOther = (changes: Record<string, unknown>) =>
  openOrder(changes, {}, '/loan-detail?productId=101&orderId=1000180');
const closeReminder = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Repayment reminder' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};
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
  for (const value of [SESSION.sessionId, SESSION.mobilePhone, SESSION.deviceId]) {
    expect(drawn.join()).not.toContain(value);
  }
});

describe('The status of an order', () => {
  // The other statuses: `tests/rules/loan.dom.test.ts`.
  it.each<[status: number, offered: string[], list: boolean, market: boolean, illustration: string]>([
    [110, [], false, true, 'refused'],
    [174, ['Repay', 'Extend repayment'], true, false, 'due'],
    [200, ['Borrow again'], true, false, 'settled'],
  ])(
    '%s shows the buttons %j; lines: %s; loan market: %s; the illustration %s',
    async (orderStatus, offered, list, market, illustration) => {
      const { container, settled } = await openOrder({ orderStatus, isDelay: '1' });
      if (offered.includes('Repay')) await closeReminder();
      await settled();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(buttons()).toEqual(offered);
      expect(screen.queryByText('7 days') !== null).toBe(list);
      expect(screen.queryByRole('link', { name: /More loan options/ }) !== null).toBe(market);
      expect(screen.queryByText('Proof of payment') !== null).toBe(orderStatus === 200);
      expect(container.querySelector('header [data-illustration]')).toHaveAttribute('data-illustration', illustration);
    },
  );

  it('174 cannot be extended if the server does not allow it', async () => {
    await openOrder({ orderStatus: 174, isDelay: 0 });
    await closeReminder();
    expect(buttons()).toEqual(['Repay']);
  });
});

describe('The hero of an order that is due', () => {
  const due = (repayDate: unknown) =>
    sandbox.fault({ path: PATHS.repayment, kind: 'data', merge: true, data: { repayDate } });
  const DAY = '2099-11-26';
  const banner = () => screen.getByRole('banner');

  it.each([
    ['names it', `Your repayment is due on ${DAY}.`],
    ['does not name it', 'Please pay on time.'],
    ['names another day', 'It was due on 2026-01-02.'],
  ])('has the due date once if the text of the server %s', async (_case, noticeDesText) => {
    await due(`${DAY} 23:59:59`);
    await openOrder({ orderStatus: 174, noticeDesText });
    await closeReminder();
    expect(await screen.findByRole('button', { name: 'Add to calendar' })).toBeVisible();
    expect(banner()).toHaveTextContent(/₹3,460\.45.*Due in [\d,]+ days/);
    expect(banner().textContent?.split(DAY)).toHaveLength(2);
    expect(banner()).toHaveTextContent('(Thursday)');
    expect(banner()).toHaveTextContent(noticeDesText);
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
    await sandbox.fault({ path: PATHS.order, kind: 'data', data: { ...ORDER_DATA, orderStatus: 200 } });
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

  it('the agreement is shown if its address is safe, and opens it', async () => {
    await openOrder({ isNewContract: `${window.location.origin}/#/contract?orderNo=1000174` });
    fireEvent.click(screen.getByRole('link', { name: 'Loan agreement' }));
    expect(await heading('Loan agreement')).toBeVisible();
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

describe('The repayment reminder', () => {
  it('opens once per order and web-view session, with the text of the server', async () => {
    const first = await openOrder({ orderStatus: 180, noticeDesText: 'Pay today' });
    expect(await screen.findByRole('dialog', { name: 'Repayment reminder' })).toHaveTextContent('Pay today');
    await closeReminder();
    expect(Object.keys({ ...localStorage, ...sessionStorage }).join()).toMatch(/\border\.reminded\b/);
    first.unmount();
    const second = await openOrder({ orderStatus: 180 });
    await second.settled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    second.unmount();
    const other = await openOther({ orderStatus: 174 });
    await closeReminder();
    other.unmount();
    // A new session of the web view.
    sessionStorage.clear();
    await openOrder({ orderStatus: 180 });
    await closeReminder();
  });

  it('does not open long after the content, but with the order the next time', async () => {
    Object.assign(window, { firstPaint: { shownAt: performance.now() - 11_000 } });
    await import('../../src/features/order/order-dialog');
    const first = await openOrder({ orderStatus: 174, noticeDesText: 'Pay today' });
    await first.settled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('banner')).toHaveTextContent('Pay today');
    first.unmount();
    await openOrder({ orderStatus: 174 });
    await closeReminder();
  });
});

it('A dialog does not open while something is pressed', async () => {
  const state = { isPressed: true };
  Object.assign(window, { firstPaint: state });
  await import('../../src/features/order/order-dialog');
  // `whenReleased` in `src/platform/overlay-history.ts`.
  const checks = holdTimers(50);
  await open(ROUTES.dueOrder);
  await waitFor(() => expect(checks.count()).toBe(1));
  await act(async () => checks.run());
  expect(checks.count()).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  state.isPressed = false;
  await act(async () => checks.run());
  expect(await screen.findByRole('dialog', { name: 'Repayment reminder' })).toBeVisible();
});

describe('The rating', () => {
  const rating = () => screen.findByRole('dialog', { name: 'How was your experience?' });
  const openRating = async () => {
    const app = await openOrder({ orderStatus: 200, isScore: 1 });
    return { ...app, dialog: await rating() };
  };
  const submit = (dialog: HTMLElement) => fireEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
  /** A sent rating reads the order again; the read must not take the answer that the next test prepares. */
  const readAgain = () => vi.waitUntil(async () => (await sandbox.calls(PATHS.order)).length === 2);
  const choose = (stars: number) => fireEvent.click(screen.getByRole('radio', { name: String(stars) }), { detail: 0 });

  it('asks for stars if none is chosen, and sends nothing', async () => {
    const { dialog } = await openRating();
    submit(dialog);
    expect(await within(dialog).findByText('Please select a rating')).toBeVisible();
    expect(await sandbox.calls(PATHS.rating)).toEqual([]);
  });

  it('of 3 stars is thanked, and opens no store', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { dialog } = await openRating();
    choose(3);
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([screen.getByRole('radio', { name: '3' })]);
    submit(dialog);
    const thanks = await screen.findByRole('dialog', { name: 'Thank you' });
    expect(thanks).toBeVisible();
    // For screen readers and the keyboard.
    await waitFor(() => expect(thanks).toContainElement(document.activeElement as HTMLElement));
    expect((await sandbox.calls(PATHS.rating)).map(({ body }) => body.score)).toEqual(['3']);
    await readAgain();
    expect(open).not.toHaveBeenCalled();
  });

  it.each([4, 5])('of %i stars opens the rating prompt of the native application', async (stars) => {
    const messages = installNative('toGrade');
    const { dialog } = await openRating();
    choose(stars);
    submit(dialog);
    await waitFor(() => expect(messages).toEqual([['toGrade', []]]));
    expect((await sandbox.calls(PATHS.rating)).map(({ body }) => body.score)).toEqual([String(stars)]);
    await readAgain();
  });

  it('opens once per order', async () => {
    const first = await openRating();
    first.unmount();
    // Also in a later session of the web view.
    sessionStorage.clear();
    const second = await openOrder({ orderStatus: 200, isScore: 1 });
    await second.settled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    second.unmount();
    await openOther({ orderStatus: 200, isScore: 1 });
    expect(await rating()).toBeVisible();
  });

  it('counts as seen when it is on screen, not while it waits for the reminder', async () => {
    const first = await openOrder({ orderStatus: 174, isScore: 1 });
    await screen.findByRole('dialog', { name: 'Repayment reminder' });
    first.unmount();
    const second = await openOrder({ orderStatus: 174, isScore: 1 });
    await rating();
    second.unmount();
    const third = await openOrder({ orderStatus: 174, isScore: 1 });
    await third.settled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens after the reminder is closed', async () => {
    await openOrder({ orderStatus: 174, isScore: 1 });
    const reminder = await screen.findByRole('dialog', { name: 'Repayment reminder' });
    fireEvent.click(within(reminder).getByRole('button', { name: 'OK' }));
    expect(await rating()).toBeVisible();
  });

  it('stays open with the error message if sending fails, and can be sent again', async () => {
    await sandbox.fault({ path: PATHS.rating, kind: 'refuse', message: 'Not now' });
    const { dialog } = await openRating();
    choose(2);
    submit(dialog);
    expect(await within(dialog).findByText('Not now')).toBeVisible();
    submit(dialog);
    expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeVisible();
    await readAgain();
  });
});
