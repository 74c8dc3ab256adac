/**
 * A write whose answer was lost: what the screen shows and asks, and what it sends. Which answers leave it in doubt:
 * `tests/rules/envelope.test.ts`; when it may be sent again: `tests/rules/use-attempt.isolated.test.tsx`.
 */

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../locales/en.json';
import type { FaultRequest } from '../admin-api';
import { expectOnConsole } from '../console';
import { installNative } from '../native';
import { appOfFile, button, enter, heading, type OpenedApp, PATHS, ROUTES, SESSION, tapToOpen, textsOf } from './app';
import { description } from './complaint-form';

const UNKNOWN = 'We do not know whether this was sent';
const ARRIVED = 'This was already sent';

interface Subject {
  name: string;
  path: string;
  route: string;
  /** The same screen for something else. */
  otherRoute: string;
  /** Fills in what the write needs. */
  prepare(app: OpenedApp): Promise<void>;
  button: string;
  /** What the screen says of the lost answer. */
  says: string | RegExp;
  /** The amount that is shown beside the time. */
  amount: string | undefined;
  illustration: string;
}

const chooseCard = async ({ user }: OpenedApp, bank: string) => {
  await user.click(await screen.findByRole('radio', { name: new RegExp(bank) }));
};

const LOAN: Subject = {
  name: 'loan request',
  path: PATHS.loanRequest,
  route: ROUTES.confirmLoan,
  otherRoute: '/confirm-loan?productId=102',
  prepare: async () => void (await screen.findByRole('button', { name: 'Submit' })),
  button: 'Submit',
  says: UNKNOWN,
  amount: '₹3,456.00',
  illustration: 'loanUnknown',
};
const PAYMENT: Subject = {
  name: 'payment',
  path: PATHS.olderPayment,
  route: ROUTES.olderRepay,
  otherRoute: '/ynRepay?productId=101&orderId=1000180',
  prepare: (app) => chooseCard(app, 'Banco del Valle'),
  button: 'Pay',
  says: /^We don’t know yet whether your payment arrived|settled/,
  amount: '₹3,460.45',
  illustration: 'paymentUnknown',
};
const CODE: Subject = {
  ...PAYMENT,
  name: 'confirmation by code',
  path: PATHS.olderPaymentCode,
  prepare: async (app) => {
    if (screen.queryByLabelText('Verification code') === null) {
      await waitFor(() => expect(screen.queryByText(/Banco Norte|Confirm with a code/)).not.toBeNull());
    }
    if (screen.queryByLabelText('Verification code') === null) {
      await chooseCard(app, 'Banco Norte');
      await app.user.click(screen.getByRole('button', { name: 'Pay' }));
    }
    const field = await screen.findByLabelText('Verification code');
    await app.user.clear(field);
    await enter(app.user, field, await sandbox.sentCode());
  },
  button: 'Confirm',
};
const COMPLAINT: Subject = {
  name: 'complaint',
  path: PATHS.complaintSave,
  route: ROUTES.complaintNext,
  otherRoute: '/complainPageNext?problemType=4&orderNo=1000174',
  prepare: async ({ user }) => {
    const field = await description();
    await user.clear(field);
    await enter(user, field, 'My charge is wrong');
  },
  button: 'Submit',
  says: UNKNOWN,
  amount: undefined,
  illustration: 'messageUnknown',
};
const SUBJECTS = [LOAN, PAYMENT, CODE, COMPLAINT];

const { sandbox, open } = appOfFile();
beforeEach(() => {
  vi.stubEnv('VITE_IDEMPOTENCY', '1');
});

const fails = (path: string, status = 503): FaultRequest => ({ path, kind: 'status', status });
const keysOf = async (path: string) => (await sandbox.calls(path)).map(({ headers }) => headers['idempotency-key']);

/** Sends once with this fault, and leaves the page. */
async function lose(subject: Subject, fault: FaultRequest = fails(subject.path)) {
  expectOnConsole(/XMLHttpRequest|socket|aborted|network|terminated/i);
  const app = await open(subject.route);
  await subject.prepare(app);
  await sandbox.fault(fault);
  await app.user.click(button(subject.button));
  await waitFor(async () => expect(await sandbox.calls(subject.path)).toHaveLength(1));
  await waitFor(() => expect(Object.values(localStorage).join()).toContain('"at":'));
  await screen.findByText(subject.says);
  app.unmount();
}

/** As the other tab does. @param parts see `subjectOf`. */
async function sendInOtherTab(...parts: (string | undefined)[]) {
  const { sendAttempt, subjectOf } = await import('../../src/api/attempts');
  const subject = subjectOf('userId=10001', parts);
  await sendAttempt({ subject, sender: 'other', openedAt: 0, facts: {}, confirmed: [] }, () => Promise.resolve());
}

describe.each(SUBJECTS)('A $name whose answer was lost', (subject) => {
  it('is shown with its time, amount and illustration when the screen is opened again, and not on other screens', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 9, 30, 15) });
    await lose(subject);
    const stored = JSON.stringify(Object.values(localStorage));
    for (const name of ['sessionId', 'deviceId', 'mobilePhone'] as const) expect(stored).not.toContain(SESSION[name]);
    const other = await open(subject.otherRoute);
    await other.settled();
    await waitFor(() => expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument());
    other.unmount();
    const app = await open(subject.route);
    const notice = (await screen.findByText(UNKNOWN)).closest('[role=alert]');
    expect(notice).toHaveTextContent('Tried 2026-11-22 09:30:15');
    if (subject.amount !== undefined) expect(notice).toHaveTextContent(subject.amount);
    const illustration = `[data-illustration=${subject.illustration}]`;
    await waitFor(() => expect(notice?.querySelector(illustration)).toBeInTheDocument());
    await subject.prepare(app);
    expect(button(subject.button)).toBeEnabled();
    app.unmount();
    await (await open(subject.route, { userId: 'somebody-else' })).settled();
    await waitFor(() => expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument());
  });

  it('is sent again only after the confirmation, with another idempotency key', async () => {
    await lose(subject);
    const app = await open(subject.route);
    await screen.findByText(UNKNOWN);
    await subject.prepare(app);
    await app.user.click(button(subject.button));
    const dialog = await screen.findByRole('dialog', { name: 'Send it again?' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await app.user.click(button(subject.button));
    await screen.findByRole('dialog', { name: 'Send it again?' });
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await sandbox.calls(subject.path)).toHaveLength(1);

    await app.user.click(button(subject.button));
    await screen.findByRole('dialog', { name: 'Send it again?' });
    await app.user.click(button('Send again'));
    await waitFor(async () => expect(await sandbox.calls(subject.path)).toHaveLength(2));
    const keys = await keysOf(subject.path);
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) expect(key).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    await waitFor(() => expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument());
  });
});

describe('A lost loan request', () => {
  it('offers the list of loans only if the native app has one', async () => {
    await lose(LOAN);
    const browser = await open(LOAN.route);
    await screen.findByText(UNKNOWN);
    expect(screen.queryByRole('button', { name: 'Check my loans' })).not.toBeInTheDocument();
    expect(button('Customer service')).toBeVisible();
    expect(button('Go to home')).toBeVisible();
    expect(screen.getByText(en['confirm.askService'])).toBeVisible();
    browser.unmount();

    const messages = installNative('toMine');
    const { user } = await open(LOAN.route);
    const check = await screen.findByRole('button', { name: 'Check my loans' });
    expect(screen.queryByText(en['confirm.askService'])).toBeNull();
    await user.click(check);
    expect(messages).toEqual([['toMine', []]]);
  });

  it('is sent again below the ways to check it and the cost, and not from the bar', async () => {
    const app = await open(LOAN.route);
    await LOAN.prepare(app);
    await sandbox.fault(fails(LOAN.path));
    await app.user.click(button('Submit'));
    const notice = (await screen.findByText(UNKNOWN)).closest<HTMLElement>('[role=alert]') as HTMLElement;
    expect(textsOf(within(notice).getAllByRole('button'))).toEqual(['Customer service', 'Go to home']);
    const cost = screen.getByText('This loan costs');
    const consent = screen.getByRole('checkbox', { name: /Loan agreement/ });
    expect(notice.compareDocumentPosition(cost)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(cost.compareDocumentPosition(consent)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(consent).toBeChecked();
    // With the cost beside it (contract, section 6).
    expect(button('Submit')).toHaveTextContent('SubmitReceive ₹3,456.00, repay ₹3,460.45');
    // The button that was pressed is gone.
    expect(notice.parentElement).toHaveFocus();
  });

  it('that another tab has sent is shown as received, also on a screen that is opened after it', async () => {
    const first = await open(LOAN.route);
    const submit = await screen.findByRole('button', { name: 'Submit' });
    await sendInOtherTab('loan', '101');
    expect(submit).toBeVisible();
    fireEvent(window, new StorageEvent('storage'));
    expect(await screen.findByText(ARRIVED)).toBeVisible();
    first.unmount();
    await open(LOAN.route);
    expect(await screen.findByText(ARRIVED)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/Sent \d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
  });
});

it('A lost payment is shown as received if the order is settled, also when the screen is opened again', async () => {
  await lose(PAYMENT, { path: PAYMENT.path, kind: 'reset-after' });
  await open(PAYMENT.route);
  expect(await screen.findByText('Your loan is settled')).toBeVisible();
  expect(screen.getByText(/^We did not get a clear answer, but your loan is marked as paid/)).toBeVisible();
  expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
});

describe('A lost complaint', () => {
  it('about collection is not taken for one with another sub-type', async () => {
    const about = (subType: string) => `/complainPageNext?problemType=1&problemSonType=${subType}&orderNo=1000174`;
    await lose({ ...COMPLAINT, route: about('11') });
    const same = await open(about('11'));
    expect(await screen.findByText(UNKNOWN)).toBeVisible();
    same.unmount();
    const { settled } = await open(about('12'));
    await description();
    await settled();
    await act(async () => undefined);
    expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument();
  });

  it('keeps its text, links to the list, and stays in doubt whatever that contains', async () => {
    await lose(COMPLAINT, { path: COMPLAINT.path, kind: 'reset-after' });
    const { settled } = await open(COMPLAINT.route);
    await screen.findByText(UNKNOWN);
    await settled();
    expect(await sandbox.calls(PATHS.complaintList)).toEqual([]);
    expect(await description()).toHaveValue('My charge is wrong');
    await tapToOpen(button('My complaints'));
    expect(await heading('My complaints')).toBeVisible();
  });

  it('is no longer in doubt when the borrower says that it was sent', async () => {
    await lose(COMPLAINT);
    const { user, address } = await open(COMPLAINT.route);
    await screen.findByText(UNKNOWN);
    await user.click(button('It was sent'));
    expect(await screen.findByRole('heading', { name: 'Your complaint was sent' })).toBeVisible();
    expect(address().path).toBe('/complaint');
    await open(COMPLAINT.route);
    expect(await description()).toHaveValue('');
    expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument();
    expect(await sandbox.calls(COMPLAINT.path)).toHaveLength(1);
  });

  it('that another tab has sent is not said to be unsent', async () => {
    const first = await open(COMPLAINT.route);
    await COMPLAINT.prepare(first);
    first.unmount();
    await open(COMPLAINT.route);
    expect(await screen.findByText(en['complaint.restoredUnsent'])).toBeVisible();
    await sendInOtherTab('complaint', '1000174', '3', undefined);
    fireEvent(window, new StorageEvent('storage'));
    expect(await screen.findByText(ARRIVED)).toBeVisible();
    expect(screen.getByText(en['complaint.restored'])).toBeVisible();
  });

  it('that was sent leaves the text that was written since', async () => {
    await lose(COMPLAINT);
    const { user, address } = await open(COMPLAINT.route);
    await screen.findByText(UNKNOWN);
    await user.type(await description(), ', and another one');
    await user.click(button('It was sent'));
    await waitFor(() => expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument());
    expect(await description()).toHaveValue('My charge is wrong, and another one');
    expect(address().path).toBe('/complainPageNext');
  });
});
