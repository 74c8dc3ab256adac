import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callNative, canCall } from '../../src/platform/bridge';
import { startReturnLink } from '../../src/test-page/return-link';
import { clearTimeline, startTimeline } from '../../src/test-page/timeline/timeline';
import { installNative } from '../native';
import { appOfFile, button, enter, heading, PATHS, ROUTES, SESSION } from './app';

const { sandbox, open } = appOfFile();
beforeAll(() => {
  startTimeline();
  startReturnLink();
});
beforeEach(() => {
  for (const kind of ['screen', 'call', 'bridge'] as const) clearTimeline(kind);
});

/** A screen first, then the test page, as the way back leads there. */
async function comeFrom(
  route: string,
  section: string,
  act: (user: UserEvent) => Promise<unknown> = async () => undefined,
): Promise<UserEvent> {
  const first = await open(route);
  await first.settled();
  await act(first.user);
  first.unmount();
  return (await open('/testPreview', { section })).user;
}

describe('Network', () => {
  it('lists the last calls with plain and wire names, masked, to be searched and cleared', async () => {
    const user = await comeFrom(ROUTES.repay, 'network');
    await user.click(await screen.findByText(`GET ${PATHS.repayment}`));
    const request = await screen.findByRole('region', { name: 'Request' });
    expect(request).toHaveTextContent('"orderId": "1000174"');
    expect(request).toHaveTextContent('"sessionId": "xxxxxxx-00000"');
    expect(request).toHaveTextContent('"mobilePhone": "0000000000"');
    expect(screen.getByRole('region', { name: 'Answer' })).toHaveTextContent('"repayAmount": 346045');
    expect(document.body).not.toHaveTextContent(SESSION.sessionId);
    expect(screen.getByText(/^Answered · \d+ ms/)).toBeInTheDocument();
    await enter(user, screen.getByLabelText('Filter by name or value'), 'nothing like it');
    expect(screen.getByText(/^0 of \d+ entr(?:y|ies)$/)).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Filter by name or value'));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByText(/^Nothing yet/)).toBeInTheDocument();
  });

  it('masks what a call has sent also where the answer repeats it', async () => {
    const message = 'Your code 482913 is an old one';
    await sandbox.fault({ path: PATHS.olderPaymentCode, kind: 'refuse', code: 9, message });
    const user = await comeFrom(ROUTES.olderRepay, 'network', async (by) => {
      await by.click(await screen.findByRole('radio', { name: /Banco Norte/ }));
      await by.click(button('Pay'));
      await enter(by, await screen.findByLabelText('Verification code'), '482913');
      await by.click(button('Confirm'));
      await screen.findAllByText(message);
    });
    await user.click(await screen.findByText(`POST ${PATHS.olderPaymentCode}`));
    const answer = await screen.findByRole('region', { name: 'Answer' });
    expect(answer).toHaveTextContent('Your code 000000 is an old one');
    expect(answer).not.toHaveTextContent('482913');
  });

  it('says how a call ended', async () => {
    const ends = [
      [{ kind: 'refuse', code: '4711', message: 'No' }, 'Refused, code 4711'],
      [{ kind: 'html' }, 'No envelope, HTTP 200'],
      [{ kind: 'status', status: 503 }, 'No envelope, HTTP 503'],
      [{ kind: 'hang' }, 'Screen left before the answer'],
    ] as const;
    for (const [index, [fault]] of ends.entries()) {
      await sandbox.fault({ path: PATHS.repayment, ...fault });
      const { unmount } = await open(ROUTES.repay);
      await vi.waitFor(async () => expect(await sandbox.calls(PATHS.repayment)).toHaveLength(index + 1));
      if (fault.kind !== 'hang') await screen.findByRole('button', { name: 'Try again' });
      unmount();
    }
    await open('/testPreview?section=network');
    for (const [, words] of ends) expect(await screen.findByText(new RegExp(`^${words} ·`))).toBeInTheDocument();
  });
});

describe('Bridge', () => {
  it('logs the calls of the native app, received or not', async () => {
    const user = await comeFrom('/error/joint-login-fail', 'bridge', async (by) => {
      await by.click(await screen.findByRole('button', { name: 'Go to home' }));
    });
    await user.click(await screen.findByText('toHome', { selector: 'b' }));
    expect(screen.getByText(/^home · Not received · /)).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Content' })).toHaveTextContent('[]');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByText(/^Nothing yet/)).toBeInTheDocument();
  });

  it('masks the number that is called', async () => {
    installNative('callPhone');
    // Too short to be told from other numbers by itself.
    await sandbox.answer(PATHS.customerService, { phone: '57575' });
    const user = await comeFrom('/Dag', 'bridge', async (by) => {
      await by.click(await screen.findByRole('link', { name: /Call us/ }));
    });
    await user.click(await screen.findByText('callPhone', { selector: 'b' }));
    expect(await screen.findByRole('region', { name: 'Content' })).toHaveTextContent('[ "00000" ]');
  });

  it('simulates an app, handler by handler, at once', async () => {
    const { user } = await open('/testPreview?section=bridge');
    expect(await screen.findByText('A plain browser: none of the 11 handlers is here.')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Simulate the native app' }));
    expect(screen.getByText(/the screen stays/)).toBeInTheDocument();
    expect([canCall('home'), callNative('home')]).toEqual([true, true]);
    await user.selectOptions(screen.getByLabelText('toHome'), 'Throwing');
    expect([canCall('home'), callNative('home'), callNative('mine')]).toEqual([true, false, true]);
    await user.selectOptions(screen.getByLabelText('All handlers'), 'Missing');
    expect(screen.getByLabelText('toMine')).toHaveValue('missing');
    expect(canCall('mine')).toBe(false);
    await user.click(screen.getByRole('checkbox', { name: 'Simulate the native app' }));
    expect(await screen.findByText(/^A plain browser/)).toBeInTheDocument();
  });

  it("leaves the device's own app alone, and gives it back when it ends", async () => {
    const postMessage = vi.fn();
    window.webkit = { messageHandlers: { toHome: { postMessage } } };
    const { user } = await open('/testPreview?section=bridge');
    expect(await screen.findByText('This device has 1 of the 11 handlers.')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Simulate the native app' }));
    await user.selectOptions(screen.getByLabelText('All handlers'), 'Present');
    expect(callNative('home')).toBe(true);
    expect(postMessage).not.toHaveBeenCalled();
    await user.click(screen.getByRole('checkbox', { name: 'Simulate the native app' }));
    expect(callNative('home')).toBe(true);
    expect(postMessage).toHaveBeenCalledOnce();
  });
});

describe('Report', () => {
  const whole = async () => (await screen.findByRole('region', { name: 'Content' })).textContent ?? '';

  it('contains the last screen and its calls, and nothing of the borrower', async () => {
    const user = await comeFrom(ROUTES.repay, 'report');
    const text = await whole();
    expect(JSON.parse(text)).toMatchObject({
      route: ROUTES.repay,
      parameters: { language: '1', appName: 'PrestamoAzul', appVersion: '2.4.0' },
      timeline: expect.arrayContaining([expect.objectContaining({ kind: 'call', path: PATHS.repayment })]),
    });
    for (const secret of [SESSION.sessionId, SESSION.userId, SESSION.mobilePhone, SESSION.deviceId])
      expect(text).not.toMatch(new RegExp(`\\b${secret}\\b`));
    await enter(user, screen.getByLabelText('What did you expect? (optional)'), 'Call me at 55 1234 5678');
    expect(JSON.parse(await whole())).toMatchObject({ note: 'Call me at 00 0000 0000' });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(await whole());
    // What was written stays when another section is looked at.
    await user.click(screen.getByRole('tab', { name: 'Faults' }));
    await user.click(screen.getByRole('tab', { name: 'Report' }));
    expect(await screen.findByLabelText('What did you expect? (optional)')).toHaveValue('Call me at 55 1234 5678');
  });

  it('is not there before any screen was', async () => {
    await open('/testPreview?section=report');
    expect(await screen.findByText(/^Nothing yet/)).toBeInTheDocument();
  });
});

describe('The link back', () => {
  const link = () => screen.queryByRole('link', { name: 'Test page' });

  it('is on what the test page opened, and leads to the section and session in which it was left', async () => {
    const { user, address } = await open('/testPreview');
    expect(await heading('Test page')).toBeVisible();
    expect(link()).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Faults' }));
    await user.click(screen.getByRole('tab', { name: 'Screens' }));
    await user.click(await screen.findByRole('button', { name: 'Privacy policy' }));
    await user.click(await screen.findByRole('link', { name: 'Test page' }));
    expect(await heading('Test page')).toBeVisible();
    expect(address()).toMatchObject({ path: '/testPreview', parameters: { userId: '10001', language: '1' } });
    expect(link()).not.toBeInTheDocument();
  });

  it('is not there in a tab in which the test page was never open', async () => {
    const { settled } = await open('/privacy-policy');
    await settled();
    expect(link()).not.toBeInTheDocument();
  });

  it("leads back to the test page's own borrower", async () => {
    const { unmount } = await open('/testPreview?section=faults');
    expect(await screen.findByRole('tab', { name: 'Faults' })).toBeVisible();
    unmount();
    const { user, address } = await open('/privacy-policy', { userId: 'qa-123' });
    await user.click(await screen.findByRole('link', { name: 'Test page' }));
    expect(await heading('Test page')).toBeVisible();
    expect(address().parameters).toMatchObject({ section: 'faults', userId: '10001' });
  });
});
