import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import en from '../../locales/en.json';
import { toastDuration } from '../../src/ui/overlay/toast';
import { holdTimers } from '../hold-timers';
import { appOfFile, heading, PATHS, ROUTES, returnToPage } from './app';
import { watchDrawing } from './drawing';

const { sandbox, open } = appOfFile();

describe('The instructions', () => {
  it('request the voucher each time they open, not when the page or the network returns', async () => {
    const { user, settled } = await open(ROUTES.instructions);
    await screen.findAllByRole('button', { name: 'Copy' });
    returnToPage();
    await user.click(screen.getByRole('link', { name: 'Customer service' }));
    expect(await heading('Customer service')).toBeVisible();
    await settled();
    expect(await sandbox.calls(PATHS.voucher)).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await heading('Payment instructions')).toBeVisible();
    await waitFor(async () => expect(await sandbox.calls(PATHS.voucher)).toHaveLength(2));
  });

  it('request the voucher again if the network returns before there is one', async () => {
    await sandbox.fault({ path: PATHS.voucher, kind: 'html' });
    await open(ROUTES.instructions);
    await screen.findByRole('button', { name: 'Try again' });
    returnToPage();
    expect(await screen.findByText('₹3,460.45')).toBeVisible();
  });

  it('show channel, amount and date in this order, then the code to copy under a heading of its own, the image, the company and all sections', async () => {
    const { user } = await open(ROUTES.instructions);
    expect(await screen.findByRole('img', { name: 'Payment barcode' })).toHaveAttribute(
      'src',
      expect.stringMatching(/\/pictures\/code128\/\d{14}\.svg$/),
    );
    expect(screen.getByRole('heading', { level: 2, name: /^Your code for ?Tienda Uno$/ })).toBeVisible();
    await expect
      .poll(() => screen.getByRole('banner').textContent)
      .toMatch(/Tienda Uno.*Total to pay.*₹3,460\.45.*Pay by \d{4}-\d\d-\d\d.*Order number 1000174$/);
    expect(screen.getByRole('main')).toHaveTextContent(/^Your code for Tienda Uno.*5218 \d/);
    // Not a second heading of the code.
    expect(screen.getByText('Valid until your repayment date')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Valid until your repayment date' })).toBeNull();
    for (const title of ['How to pay', 'Good to know', 'Where to find us'])
      expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'pagos.prestamo-azul.example/tiendas' })).toBeVisible();
    const [state] = (await sandbox.state()).vouchers.filter(({ asked }) => asked > 0);
    const copies = screen.getAllByRole('button', { name: 'Copy' });
    expect(copies).toHaveLength(2);
    for (const [index, copied] of [state?.vCode, 'Préstamo Azul, S.A.P.I. de C.V.'].entries()) {
      const copy = copies[index];
      if (copy !== undefined) await user.click(copy);
      expect(await navigator.clipboard.readText()).toBe(copied);
    }
    fireEvent.error(screen.getByRole('img', { name: 'Payment barcode' }));
    expect(screen.getByText('The picture did not load. You can pay with the code.')).toBeVisible();
  });

  it('of an overdue loan say when it was due: not that its code has expired', async () => {
    const drawn = watchDrawing();
    await sandbox.merge(PATHS.repayment, { repayDate: '2026-01-05' });
    const { user } = await open(ROUTES.instructions);
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('Was due 2026-01-05'));
    await user.click(await screen.findByRole('button', { name: 'Save as picture' }));
    expect(drawn).toContain('Loan was due 2026-01-05');
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Show at the till' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Loan was due 2026-01-05');
  });

  it('of a bank transfer have the amount to copy, as a bank takes it, and the beneficiary that it asks for', async () => {
    const drawn = watchDrawing();
    const { user } = await open(ROUTES.instructions.replace('CASH01', 'BANK01'));
    const copy = await screen.findByRole('button', { name: 'Copy', description: '₹3,460.45' });
    expect(screen.getByRole('heading', { name: 'Transfer to this account' })).toBeVisible();
    expect(screen.getByText('CLABE')).toBeVisible();
    expect(screen.getByText('Beneficiary')).toBeVisible();
    await user.click(copy);
    expect(await navigator.clipboard.readText()).toBe('3460.45');
    // No store scans it.
    expect(screen.queryByRole('button', { name: 'Show at the till' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Save as picture' }));
    expect(drawn).toEqual(expect.arrayContaining(['CLABE', 'Banco Norte transfer', 'Préstamo Azul, S.A.P.I. de C.V.']));
    expect(document.querySelector('.print-only')).toBeNull();
  });

  it('of an extension by bank transfer name the amount to copy as its fee', async () => {
    await open('/carpmm?requestType=2&amount=17280&payCode=BANK01&productId=101&orderId=1000174');
    expect(await screen.findByRole('button', { name: 'Copy', description: '₹172.80' })).toBeVisible();
    expect(screen.getAllByText('Extension fee')).toHaveLength(2);
    expect(screen.queryByText('Total to pay')).toBeNull();
  });

  it('of an extension say that the payment is its fee and does not repay the loan, also at the till', async () => {
    const route = ROUTES.instructions.replace('requestType=1', 'requestType=2').replace('346045', '17280');
    const { user } = await open(route);
    const says = async (all: ReturnType<typeof within>) => {
      expect(await all.findByText('Extension fee')).toBeVisible();
      expect(all.getByText('Does not repay your loan')).toBeVisible();
      expect((await all.findAllByText(/Pay by/))[0]).toBeVisible();
      expect(all.queryByText('Total to pay')).toBeNull();
      expect(all.queryByText(/Due in/)).toBeNull();
    };
    await says(screen);
    expect(screen.getAllByText(/New due date/)[0]).toBeVisible();
    const drawn = watchDrawing();
    await user.click(await screen.findByRole('button', { name: 'Save as picture' }));
    expect(drawn).toEqual(expect.arrayContaining(['Extension fee', '₹172.80', 'Does not repay your loan']));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Show at the till' }));
    await says(within(await screen.findByRole('dialog')));
  });

  it('take their toast with them when they are left', async () => {
    // By itself it would close after that time.
    holdTimers(toastDuration());
    const { user } = await open(ROUTES.instructions);
    await user.click((await screen.findAllByRole('button', { name: 'Copy' }))[0] as HTMLElement);
    const toast = () => screen.queryAllByRole('alert').find(({ textContent }) => textContent === 'Copied');
    await waitFor(() => expect(toast()).toBeDefined());
    // Announced again, which an element that stays is not.
    const first = toast();
    await user.click((await screen.findAllByRole('button', { name: /^Cop/ }))[0] as HTMLElement);
    await waitFor(() => expect(toast()).not.toBe(first));
    expect(toast()).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Customer service' }));
    expect(await heading('Customer service')).toBeVisible();
    await waitFor(() => expect(toast()).toBeUndefined());
  });

  it('head the code also if the channel is not known, and say what to pay', async () => {
    await sandbox.fault({ path: PATHS.repayment, kind: 'html', times: 9 });
    await open(ROUTES.instructions);
    expect(await screen.findByRole('heading', { level: 2, name: 'Payment code' })).toBeVisible();
    expect(screen.getByRole('banner')).toHaveTextContent(/Total to pay.*₹3,460\.45/);
  });

  it.each([
    [ROUTES.instructions, '₹3,460.45'],
    [ROUTES.instructions.replace('requestType=1', 'requestType=2'), '₹172.80'],
  ])('show what is due if the voucher has no amount (%s)', async (route, amount) => {
    await sandbox.answer(PATHS.voucher, { repayDetail: { repayCode: '5212345678901234' } });
    await open(route);
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent(amount));
  });

  it.each([
    ['5212345678901234', en['instructions.imageFailed']],
    [null, en['instructions.imageLost']],
  ])('say how to pay if the picture of the code does not load (code %s)', async (vCode, text) => {
    await sandbox.answer(PATHS.voucher, { repayDetail: { repayCode: '/code.png', vCode } });
    await open(ROUTES.instructions);
    fireEvent.error(await screen.findByAltText('Payment barcode'));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('show the amount of the address if no answer has one, also as the name of the till', async () => {
    await sandbox.answer(PATHS.voucher, { repayDetail: { vCode: '5212345678901234' } });
    await sandbox.fault({ path: PATHS.repayment, kind: 'refuse', message: 'Closed' });
    const { user } = await open(ROUTES.instructions);
    await user.click(await screen.findByRole('button', { name: 'Show at the till' }));
    expect(await screen.findByRole('dialog', { name: '₹3,460.45' })).toBeVisible();
  });

  it.each([
    ['https://pay.example/a', 'pay.example/a', 'https://pay.example/a'],
    ['mailto:help@pay.example', 'help@pay.example', expect.stringMatching(/^mailto:help@pay\.example\?body=/)],
    [
      'help@pay.example',
      'help@pay.example',
      expect.stringMatching(/^mailto:help@pay\.example\?body=Order%20number%3A%201000174%0D%0A/),
    ],
  ])('the site %s is the link %s to %s', async (eMail, name, href) => {
    await sandbox.merge(PATHS.voucher, { imgList: { title: 'Site', eMail, content: [] } });
    await open(ROUTES.instructions);
    await screen.findByRole('heading', { name: 'Site' });
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    if (!eMail.startsWith('https')) return;
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    // With a key, the browser itself opens it.
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    const tab = vi.spyOn(window, 'open').mockReturnValue({ opener: window } as Window);
    expect(fireEvent.click(link)).toBe(false);
    expect(tab).toHaveBeenCalledWith('https://pay.example/a', '_blank');
  });

  // Which contacts have a site: `tests/rules/loan.dom.test.ts`.
  it('show any other contact as text, and a section that has a title alone, or lines alone', async () => {
    const dataList = [{ title: 'Open every day' }, { content: ['Keep the receipt.'] }];
    await sandbox.merge(PATHS.voucher, { imgList: { title: 'Site', eMail: 'Mondays only', content: [] }, dataList });
    await open(ROUTES.instructions);
    const text = await screen.findByText('Mondays only');
    expect(text).toBeVisible();
    expect(text.closest('a')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Open every day' })).toBeVisible();
    expect(screen.getByText('Keep the receipt.')).toBeVisible();
  });

  it('show the titles of a voucher that has nothing else, and lead to customer service', async () => {
    await sandbox.answer(PATHS.voucher, {
      repayDetail: { amount: 5, repayTitle: 'Pay at OXXO' },
      imgList: { title: 'Where to find us' },
    });
    await open(ROUTES.instructions);
    expect(await screen.findByText(/no instructions for this payment yet/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Pay at OXXO' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Where to find us' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Customer service' })).toBeVisible();
    // There was nothing to pay with.
    expect(screen.queryByRole('button', { name: 'I already paid' })).not.toBeInTheDocument();
  });
});
