/** Several borrowers in one web view or browser: none sees, or leaves on the device, what belongs to another. */
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showLoading } from '../../src/ui/overlay/toast';
import { appOfFile, enter, type OpenedApp, openInPage, PATHS, ROUTES, SESSION } from './app';
import { file, holdDecode } from './complaint-form';
import { installDatabase } from './fake-database';

const TEXT = 'They called my mother';

const { sandbox, open } = appOfFile();

const parametersOf = (userId: string) => ({ ...SESSION, language: '1', userId, sessionId: `session-${userId}` });
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
const openAs = (route: string, userId: string) => openInPage(`#${route}`, parametersOf(userId));
const order = '/order?productId=102&orderId=1000151';

async function writeDraft(): Promise<OpenedApp> {
  const app = await open(ROUTES.complaintNext);
  await enter(app.user, await screen.findByRole('textbox'), TEXT);
  expect(stored()).toContain(TEXT);
  return app;
}

describe('Another borrower', () => {
  it('by a change of the hash sees nothing of the previous one, and nothing stays stored', async () => {
    await writeDraft();
    await sandbox.fault({ path: PATHS.complaintStart, kind: 'hang', userId: '10002' });
    const seen: string[] = [];
    let isOther = false;
    const observer = new MutationObserver(() => {
      const shown = [...document.querySelectorAll('textarea')].some(({ value }) => value === TEXT);
      if (isOther && shown) seen.push(document.body.innerHTML);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    const otherAppears = () => {
      observer.takeRecords();
      isOther = true;
    };
    window.addEventListener('popstate', otherAppears, { once: true });
    await openAs(ROUTES.complaintNext, '10002');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
    observer.disconnect();
    expect(seen).toEqual([]);
    expect(stored()).not.toContain(TEXT);
    expect(stored()).not.toContain('10001');
    await openAs(ROUTES.complaintNext, '10001');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
  });

  it('by a link inside the app finds nothing of the previous one stored', async () => {
    const written = await writeDraft();
    written.unmount();
    const data = { orderStatus: 151, h5Url: '/#/order?productId=102&orderId=1000151&userId=10002' };
    await sandbox.answer(PATHS.order, data);
    const { user } = await open(order);
    await user.click(await screen.findByRole('link', { name: /More loan options/ }));
    await waitFor(() => expect(stored()).not.toContain(TEXT));
  });

  it('sees no data of the previous one, also while the server does not answer', async () => {
    await open(order);
    await screen.findByText('1000151');
    act(() => void showLoading('Sending'));
    await screen.findByText('Sending');
    await sandbox.fault({ path: PATHS.order, kind: 'hang', userId: '10002' });
    await openAs(order, '10002');
    await waitFor(() => expect(screen.queryByText('1000151')).toBeNull());
    await waitFor(() => expect(screen.queryByText('Sending')).toBeNull());
    await waitFor(async () =>
      expect((await sandbox.calls(PATHS.order)).map(({ query }) => query.userId)).toEqual(['10001', '10002']),
    );
    expect(screen.queryByText('1000151')).toBeNull();
  });

  it('gets no receipt that was still being prepared for the previous one', async () => {
    const { entries } = installDatabase();
    const decode = holdDecode();
    const { user } = await open(ROUTES.repay);
    await user.click(await screen.findByRole('button', { name: 'I already paid' }));
    await user.upload(await screen.findByLabelText('Photo of the receipt'), file('IMG_1.JPG'));
    await screen.findByRole('button', { name: 'Remove photo 1' });
    await openAs(ROUTES.repay, '10002');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await act(async () => decode());
    await user.click(await screen.findByRole('button', { name: 'I already paid' }));
    expect(await screen.findByLabelText('Photo of the receipt')).toBeEnabled();
    expect([...entries.keys()].filter((key) => key.includes('paidReceipt'))).toEqual([]);
  });
});
