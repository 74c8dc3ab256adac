import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OPENING_TIMEOUT } from '../../src/platform/navigation';
import { holdTimers } from '../hold-timers';
import { UNTIL_CLEARED } from '../until-cleared';
import { appOfFile, button, heading, PATHS, SESSION } from './app';

const ROUTE = '/ynRepay?productId=101&orderId=1000174&couponId=c7';
const CHOOSE = '/ynRepayChoose?productId=101&orderId=1000174&couponId=c7';

const { sandbox, open } = appOfFile({ route: ROUTE });
const findButton = (name: string) => screen.findByRole('button', { name });
const answerMethods = (data: unknown) => sandbox.answer(PATHS.waysToRepay, data);

describe('Alipay', () => {
  it('opens its page if the address is allowed', async () => {
    await sandbox.answer(PATHS.olderPaymentAlipay, { url: `${window.location.origin}/#/Dag?language=1` });
    const { user, address } = await open();
    const alipay = await findButton('Pay with Alipay');
    expect(alipay).toHaveAccessibleDescription('You finish the payment on Alipay’s own page.');
    await user.click(alipay);
    await heading('Customer service');
    // As every link between screens, it carries the session.
    expect(address().parameters).toMatchObject({ userId: SESSION.userId, language: '1' });
    expect((await sandbox.calls(PATHS.olderPaymentAlipay)).map(({ body }) => body)).toEqual([
      { userId: SESSION.userId, orderId: '1000174', amount: 346045 },
    ]);
  });

  it('can be opened again if its page does not open', async () => {
    // jsdom opens no page.
    const timers = holdTimers(OPENING_TIMEOUT);
    const data = { url: `${window.location.origin}/pay.html` };
    await sandbox.answer(PATHS.olderPaymentAlipay, data);
    const { user } = await open();
    await user.click(await findButton('Pay with Alipay'));
    await waitFor(() => expect(timers.count()).toBe(1));
    expect(button('Pay with Alipay')).toHaveAttribute('aria-busy', 'true');
    act(() => timers.run());
    expect(button('Pay with Alipay')).toHaveAttribute('aria-busy', 'false');
  });

  it('and a card cannot be used while the other way is under way', async () => {
    await sandbox.fault({ path: PATHS.olderPaymentAlipay, kind: 'delay', ms: UNTIL_CLEARED });
    const first = await open();
    await first.user.click(await screen.findByRole('radio', { name: /Banco del Valle/ }));
    await first.user.click(await findButton('Pay with Alipay'));
    await waitFor(() => expect(button('Pay')).toBeDisabled());
    first.unmount();
    await sandbox.clearFaults();
    await sandbox.fault({ path: PATHS.olderPayment, kind: 'delay', ms: UNTIL_CLEARED });
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: /Banco del Valle/ }));
    await user.click(button('Pay'));
    await waitFor(() => expect(button('Pay with Alipay')).toBeDisabled());
  });

  // The gate of addresses: `tests/rules/urls.dom.test.ts`.
  it.each(['https://elsewhere.example/pay', null])('does not open the address %j', async (url) => {
    await sandbox.answer(PATHS.olderPaymentAlipay, { url });
    const { user, address } = await open();
    await user.click(await findButton('Pay with Alipay'));
    expect(await screen.findAllByText(/could not open the next page/)).not.toHaveLength(0);
    expect(address().path).toBe('/ynRepay');
    expect(button('Pay with Alipay')).toHaveAttribute('aria-busy', 'false');
  });

  it('shows why the server refused, and never an unknown outcome', async () => {
    await sandbox.fault({ path: PATHS.olderPaymentAlipay, kind: 'refuse', code: 9, message: 'Alipay is closed' });
    await sandbox.fault({ path: PATHS.olderPaymentAlipay, kind: 'html' });
    const { user } = await open();
    await user.click(await findButton('Pay with Alipay'));
    expect(await screen.findAllByText('Alipay is closed')).not.toHaveLength(0);
    await user.click(button('Pay with Alipay'));
    expect(await screen.findByText('error')).toBeInTheDocument();
    expect(screen.queryByText(/We don’t know yet/)).not.toBeInTheDocument();
  });
});

describe('The list of cards', () => {
  // Its retry, and its refusal: `faults.test.tsx`.
  it('that fails has a title of its own, and a toast', async () => {
    await sandbox.fault({ path: PATHS.waysToRepay, kind: 'status', status: 500 });
    await open();
    expect(await screen.findByText('Could not load the card list', { selector: 'main *' })).toBeVisible();
    expect(await screen.findByText('error')).toBeInTheDocument();
  });

  it('that is read again after a refused payment says that it failed', async () => {
    await sandbox.fault({ path: PATHS.olderPayment, kind: 'refuse', code: 9, message: 'Not now' });
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: /Banco del Valle/ }));
    await sandbox.fault({ path: PATHS.waysToRepay, kind: 'refuse', code: 7, message: 'Cards are closed' });
    await user.click(button('Pay'));
    expect(await screen.findByText('Cards are closed')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Banco del Valle/ })).toBeChecked();
  });

  it('that has no card to choose leads to the form for a new card, and Alipay stays', async () => {
    // Without id and number a payment could not say which card is meant.
    await answerMethods({ alipay: '1', bankCards: [{ bankName: 'Banco Uno' }] });
    const { user, address } = await open();
    expect(await screen.findByText('You have no bank card yet')).toBeVisible();
    expect(button('Pay with Alipay')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
    await user.click(button('Add a bank card'));
    expect(address().path).toBe('/bind-card');
  });

  it('distinguishes two cards with the same id; Alipay is not offered if the server does not say so', async () => {
    await answerMethods({
      alipay: 0,
      bankCards: [
        { id: '1', bankName: 'A' },
        { id: '1', bankName: 'B' },
      ],
    });
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: 'B' }));
    expect(screen.getByRole('radio', { name: 'A' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'B' })).toBeChecked();
    expect(screen.queryByRole('button', { name: /alipay/i })).not.toBeInTheDocument();
  });
});

describe('Choosing a card on its own screen', () => {
  it('returns to the payment once, with the choice', async () => {
    const { user, address } = await open();
    await user.click(await findButton('Use another card'));
    await heading('Choose a bank card');
    expect(address()).toMatchObject({ path: '/ynRepayChoose', parameters: { orderId: '1000174', couponId: 'c7' } });
    const chosen = await screen.findByRole('radio', { name: /Banco del Valle/ });
    const back = vi.spyOn(window.history, 'go');
    // The two clicks that a tap on a label can make.
    for (let click = 0; click < 2; click += 1) fireEvent.click(chosen, { detail: 1 });
    await heading('Repayment');
    expect(back).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('radio', { name: /Banco del Valle/ })).toBeChecked();
    await user.click(await findButton('Pay'));
    await screen.findByText('Your payment was accepted');
    expect((await sandbox.calls(PATHS.olderPayment))[0]?.body).toMatchObject({ cardId: '5002', couponId: 'c7' });
  });

  it('chooses by keyboard, and returns by the button', async () => {
    const { user, address } = await open(CHOOSE);
    // The entry before may be any page.
    const back = vi.spyOn(window.history, 'go');
    const first = await screen.findByRole('radio', { name: /Banco Norte/ });
    expect(screen.queryByRole('button', { name: 'Use this card' })).not.toBeInTheDocument();
    expect(screen.getByText('Choosing a card does not charge it.')).toBeVisible();
    first.focus();
    await user.keyboard(' ');
    expect(first).toBeChecked();
    expect(address().path).toBe('/ynRepayChoose');
    await user.click(button('Use this card'));
    await heading('Repayment');
    expect(address().path).toBe('/ynRepay');
    expect(back).not.toHaveBeenCalled();
    expect(await screen.findByRole('radio', { name: /Banco Norte/ })).toBeChecked();
  });

  it('shows a card chosen from a long list among the first on the payment', async () => {
    const bankCards = Array.from({ length: 9 }, (_, index) => ({ id: `${index}`, bankName: `Bank ${index}` }));
    await sandbox.answer(PATHS.waysToRepay, { bankCards }, { times: 3 });
    const { user } = await open();
    await screen.findByRole('radio', { name: 'Bank 0' });
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    await user.click(button('Use another card'));
    await user.click(await screen.findByRole('radio', { name: 'Bank 7' }));
    await heading('Repayment');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Bank 7' })).toBeChecked());
    expect(screen.getAllByRole('radio')).toHaveLength(3);
  });
});
