/** A lost session: one way to the login, a screen that says so, and everything read anew with the next session. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { requestOf } from '../../src/api/call';
import { type Answer, requestKey } from '../../src/api/early-answer';
import { repayment } from '../../src/contract/repayment';
import { brandOf } from '../../theme/brands';
import { installNative } from '../native';
import { appOfFile, enter, heading, type OpenedApp, openInPage, PATHS, ROUTES, returnToPage, SESSION } from './app';

const ENDED = 'Your session has ended';

const { sandbox, open } = appOfFile();

const loseSession = (times = 100) => sandbox.fault({ path: '*', kind: 'status', status: 401, body: '', times });

/** Advances the clock that measures the 10 s without another login. */
function passTime(ms: number): void {
  ahead += ms;
}
let ahead = 0;
const { now } = performance;
beforeEach(() => {
  ahead = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + ahead);
});

const logIn = () => screen.findByRole('button', { name: 'Log in again' });

describe('HTTP 401 on the first read', () => {
  it('opens the native login once, and the screen says that the session has ended', async () => {
    const calls = installNative('offToLogin');
    await loseSession();
    const { user } = await open(ROUTES.repay);
    expect(await screen.findByRole('heading', { name: ENDED })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(ENDED);
    expect(screen.getByText('Nothing about your loan or your money has changed.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(calls).toHaveLength(1);
    // The page's own load is no return from the login.
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: false }));
    expect(screen.getByRole('heading', { name: ENDED })).toBeVisible();
    await user.click(await logIn());
    expect(calls).toEqual([
      ['offToLogin', []],
      ['offToLogin', []],
    ]);
  });

  it('takes the place of the cards of an older payment, and leaves the phone number of customer service in reach', async () => {
    const calls = installNative('offToLogin');
    await loseSession();
    await open(ROUTES.olderRepayChoose);
    expect(await screen.findByRole('heading', { name: ENDED })).toBeVisible();
    expect(await logIn()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByText('error')).toBeNull();
    expect(calls).toHaveLength(1);
    await openInPage('#/Dag');
    await heading('Customer service');
    await logIn();
    expect(screen.getByRole('button', { name: /^Call / })).toBeVisible();
  });

  it('navigates once to the login failure in a plain browser; Back shows that the session has ended', async () => {
    const { address, settled } = await open('/service');
    await settled();
    await loseSession();
    await openInPage('#/repay?orderId=1000174');
    await heading('Login failed');
    expect(address().path).toBe('/error/joint-login-fail');
    expect(screen.queryByText(ENDED)).toBeNull();
    passTime(11_000);
    await act(async () => window.history.back());
    expect(await screen.findByRole('heading', { name: ENDED })).toBeVisible();
    expect(await logIn()).toBeVisible();
    expect(address().path).toBe('/repay');
  });
});

describe('Further calls of a lost session', () => {
  it('that are repeated when the page is shown again do not open the login again', async () => {
    const calls = installNative('offToLogin');
    await loseSession();
    await open(ROUTES.confirmLoan);
    await logIn();
    const showAgain = () =>
      act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    // The login takes the place of the page for longer than that.
    const isHidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await showAgain();
    isHidden.mockRestore();
    passTime(11_000);
    const before = (await sandbox.calls()).length;
    await showAgain();
    await waitFor(async () => expect((await sandbox.calls()).length).toBeGreaterThan(before));
    await logIn();
    expect(calls).toHaveLength(1);
    // The login may renew the same session.
    await sandbox.clearFaults();
    await showAgain();
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible();
    expect(screen.queryByText(ENDED)).toBeNull();
  });

  it('of a write leave the form unchanged, with a link to the login', async () => {
    const calls = installNative('offToLogin');
    const { user } = await open(ROUTES.complaintNext);
    const text = await screen.findByRole('textbox');
    await enter(user, text, 'They called my mother');
    await loseSession();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await logIn()).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('They called my mother');
    expect(calls).toHaveLength(1);
    passTime(5000);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(async () => expect(await sandbox.calls(PATHS.complaintSave)).toHaveLength(2));
    expect(calls).toHaveLength(1);
    passTime(11_000);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(calls).toHaveLength(2));
  });
});

// In which forms: `tests/rules/envelope.test.ts`.
it('An envelope code that the brand lists is a lost session', async () => {
  const calls = installNative('offToLogin');
  const brand = brandOf('CreditoVerde');
  Object.assign(brand, { sessionLostCodes: ['7001'] });
  onTestFinished(() => void delete brand.sessionLostCodes);
  await sandbox.fault({ path: PATHS.order, kind: 'refuse', code: 7001, message: 'Refused' });
  await open('/order?productId=101&orderId=1000174', { appName: 'CreditoVerde' });
  expect(await screen.findByRole('heading', { name: ENDED })).toBeVisible();
  expect(calls).toHaveLength(1);
});

it('Another session at the same place loads everything again, and no longer says that the session has ended', async () => {
  const logins = installNative('offToLogin');
  await loseSession(1);
  const { address } = await open(ROUTES.repay);
  await logIn();
  const before = (await sandbox.calls(PATHS.repayment)).length;
  await openInPage('#/repay', { ...address().parameters, sessionId: 'session-2' });
  await screen.findByText('₹3,460.45', { selector: 'header *' });
  expect(screen.queryByText(ENDED)).toBeNull();
  const calls = (await sandbox.calls(PATHS.repayment)).slice(before);
  expect(calls.map(({ query }) => query.sessionId)).toEqual(['session-2']);
  // The new session may end at once, too.
  await loseSession();
  returnToPage();
  await waitFor(() => expect(logins).toHaveLength(2));
  await logIn();
  expect(screen.queryByText('Could not refresh.')).toBeNull();
});

describe('A first read that is under way', () => {
  const changeTo = ({ address }: OpenedApp, parameters: Record<string, string>) =>
    openInPage('#/repay', { ...address().parameters, ...parameters });

  it.each([
    ['session', 'sessionId', 'session-2'],
    ['language', 'language', '2'],
  ])('is sent again with another %s', async (_what, name, value) => {
    await sandbox.fault({ path: PATHS.repayment, kind: 'hang' });
    const app = await open(ROUTES.repay);
    await waitFor(async () => expect(await sandbox.calls(PATHS.repayment)).toHaveLength(1));
    await changeTo(app, { [name]: value });
    await screen.findByText(/3,460.45/, { selector: 'header *' });
    const calls = await sandbox.calls(PATHS.repayment);
    expect(calls.map(({ query }) => query[name])).toEqual([expect.not.stringContaining(value), value]);
  });

  it('does not end the next session when it answers late with 401', async () => {
    const logins = installNative('offToLogin');
    let end = (_answer: Answer) => {};
    const answer = new Promise<Answer>((resolve) => {
      end = resolve;
    });
    vi.stubEnv('VITE_API_BASE', sandbox.origin);
    const order = { productId: '101', orderId: '1000174' };
    const parameters = new Map(Object.entries({ ...SESSION, language: '1', ...order }));
    const key = requestKey(requestOf(repayment, order), parameters);
    window.earlyCall = { key, sentAt: Date.now(), answer, isAnswered: false };
    const app = await open(ROUTES.repay);
    await changeTo(app, { sessionId: 'session-2' });
    await screen.findByText('₹3,460.45', { selector: 'header *' });
    await act(async () => end({ status: 401, text: '' }));
    expect(screen.queryByText(ENDED)).toBeNull();
    expect(logins).toEqual([]);
  });
});
