import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { appOfFile, heading, PATHS, ROUTES, SESSION, textsOf } from './app';

const { sandbox, open } = appOfFile({ route: ROUTES.repay });
const channel = (name: string) => screen.findByRole('button', { name });
/** Replaces these fields of the next answer. */
const answer = (data: unknown) => sandbox.merge(PATHS.repayment, data);
const notes = () => textsOf(screen.queryAllByRole('note'));
const lines = () => screen.getAllByRole('term').map((term) => term.textContent);

describe('Repayment', () => {
  it('shows the amount, the due date and the product', async () => {
    await answer({ repayAmount: '346045', repayDate: '2099-11-30 12:00:00', productName: 'Préstamo Azul' });
    await open();
    expect(await heading('Repayment')).toBeVisible();
    expect(await within(screen.getByRole('banner')).findByText('₹3,460.45')).toBeVisible();
    expect(screen.getByRole('banner')).toHaveTextContent('Pay by 2099-11-30');
    expect(screen.getByText('Préstamo Azul')).toBeVisible();
    expect(document.title).toBe('Repayment');
    // The first letter takes the place of a logo that does not load.
    fireEvent.error(document.querySelector('header img') ?? document.body);
    expect(within(screen.getByRole('banner')).getByText('P')).toBeVisible();
    const steps = () => screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'));
    await waitFor(() => expect(textsOf(steps())).toEqual([expect.stringMatching(/^Choose a store or a bank/)]));
  });

  it("counts an instant on the lender's day, wherever the phone is", async () => {
    // In Mexico it is still the day before.
    await answer({ repayDate: Date.UTC(2099, 0, 6, 5, 30) });
    await open();
    await channel('Tienda Uno');
    expect(screen.getByRole('banner')).toHaveTextContent(/Pay by ?2099-01-05/);
  });

  it('shows of an overdue order the days overdue first, in the tone of a warning, and the charge first of its lines', async () => {
    await open('/repay?productId=102&orderId=1000180');
    await waitFor(() => expect(lines()[0]).toBe('Late charge'));
    const banner = screen.getByRole('banner');
    expect(banner).toHaveAttribute('data-tone', 'overdue');
    expect(within(banner).getAllByRole('listitem')[0]).toHaveTextContent(/^\d+ days? overdue$/);
    expect(banner).not.toHaveTextContent('Pay by');
  });

  it('shows two lines, all lines after `More`, also after Back, and two again after `Hide`', async () => {
    const { user } = await open();
    await channel('Tienda Uno');
    expect(lines()).toEqual(['Amount received', 'Interest']);
    const more = screen.getByRole('button', { name: 'More' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(more).toHaveAccessibleDescription('Other items ₹2.88');
    expect(document.getElementById(more.getAttribute('aria-controls') ?? '')).toContainElement(
      screen.getByText('Interest'),
    );
    await user.click(more);
    expect(lines()).toHaveLength(5);
    expect(screen.getByRole('button', { name: 'Hide' })).not.toHaveAccessibleDescription();
    await user.click(await channel('Tienda Uno'));
    await heading('Payment instructions');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Repayment');
    expect(lines()).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(lines()).toHaveLength(2);
  });

  it('adds one history entry for a double tap on a channel', async () => {
    const { address } = await open();
    const tapped = await channel('Tienda Uno');
    // Removes the entries ahead, which an earlier test may have left.
    window.history.pushState(window.history.state, '');
    const before = window.history.length;
    await act(async () => {
      tapped.click();
      tapped.click();
    });
    expect(address().path).toBe('/carpmm');
    expect(window.history.length).toBe(before + 1);
    expect(await heading('Payment instructions')).toBeVisible();
    expect(await sandbox.calls(PATHS.voucher)).toHaveLength(1);
  });

  it('requests the voucher at the tap on a channel, and opens the instructions with all their parameters and its answer', async () => {
    const { user, address } = await open();
    const sent = vi.spyOn(window, 'fetch');
    const tapped = await channel('Tienda Uno');
    sent.mockClear();
    fireEvent.click(tapped);
    // No promise has been handled yet, and nothing has been rendered.
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      url: expect.stringContaining(PATHS.voucher),
      cache: 'no-store',
    });
    expect(await heading('Payment instructions')).toBeVisible();
    // The heading is visible while the call is pending.
    expect(await screen.findByRole('link', { name: 'Customer service' })).toBeVisible();
    const sentValues = { requestType: '1', amount: '346045', payCode: 'CASH01' };
    const parameters = { ...SESSION, language: '1', ...sentValues, productId: '101', orderId: '1000174' };
    expect(address()).toEqual({ path: '/carpmm', parameters });
    expect((await sandbox.calls(PATHS.voucher)).map(({ body }) => body)).toEqual([expect.objectContaining(sentValues)]);
    // The next opening has a request of its own.
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await channel('Tienda Uno'));
    expect(await heading('Payment instructions')).toBeVisible();
    expect(await sandbox.calls(PATHS.voucher)).toHaveLength(2);
  });

  it('shows the notice, if there is one, and is read again when the browser restores the page that it has kept', async () => {
    await open();
    await channel('Tienda Uno');
    expect(notes()).toContainEqual(expect.stringContaining('A payment shows here'));
    await answer({ repayAmount: 360_000, noticeMsg: '' });
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await within(screen.getByRole('banner')).findByText('₹3,600.00')).toBeVisible();
    expect(notes()).not.toContainEqual(expect.stringMatching(/^$|A payment shows here/));
  });

  it('groups the channels under their titles, without empty groups', async () => {
    await answer({
      repayList: [
        { reviewer: 'Stores', channels: [{ desc: 'Shop', payCode: 'S' }] },
        { reviewer: 'Nothing', channels: [] },
        { reviewer: 'Nobody' },
        { reviewer: 'Banks', channels: [{ desc: 'Bank', payCode: 'B' }, { payCode: 'C' }] },
        { reviewer: '', channels: [{ desc: 'Others', payCode: 'D' }] },
      ],
    });
    await open();
    await channel('Shop');
    const regions = screen
      .getAllByRole('region')
      .filter((region) => within(region).queryAllByRole('listitem').length > 0);
    const titles = regions.map((region) => within(region).queryByRole('heading')?.textContent);
    expect(titles).toEqual(['Stores', 'Banks', undefined]);
    // A group without a title has the name of the whole list.
    for (const name of ['Stores', 'Banks', 'Choose where to pay'])
      expect(screen.getByRole('region', { name })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Payment channel 2' })).toBeVisible();
  });

  it('leads to customer service without channels', async () => {
    await answer({ repayList: [{ reviewer: 'Empty', channels: [] }] });
    const { user, address } = await open();
    expect(await screen.findByText('No payment channel is available')).toBeVisible();
    const [way] = screen.getAllByRole('button', { name: 'Customer service' });
    if (way !== undefined) await user.click(way);
    expect(address().path).toBe('/Dag');
    expect(address().parameters).toMatchObject({ ...SESSION, language: '1' });
    // The order that it is about.
    const chat = await screen.findByRole('link', { name: 'Write on WhatsApp' });
    expect(chat.getAttribute('href')).toContain('1000174');
  });

  it('has a floating button to customer service, which says how it is moved, and knows the order', async () => {
    await open();
    await channel('Tienda Uno');
    // It is hidden until the page is at rest.
    fireEvent.scroll(window);
    const floating = await screen.findByRole('button', { name: 'Customer service' });
    expect(floating).toHaveAccessibleDescription(/arrow keys/);
    fireEvent.click(floating);
    const chat = await screen.findByRole('link', { name: 'Write on WhatsApp' });
    expect(chat.getAttribute('href')).toContain('1000174');
  });
});

it('Parameters of a link before the hash are not those of the screens that are opened later', async () => {
  await answer({ repayAmount: null, repayList: [{ channels: [{ desc: 'Otro banco', payCode: null }] }] });
  const { user } = await open(ROUTES.repay, { requestType: '2', amount: '17280', payCode: 'CASH01' }, 'before');
  await user.click(await channel('Otro banco'));
  await waitFor(async () => expect(await sandbox.calls(PATHS.voucher)).toHaveLength(1));
  const [asked] = await sandbox.calls(PATHS.voucher);
  expect(asked?.body).toEqual({ productId: '101', orderId: '1000174', requestType: '1' });
});

it('A channel is one row to open, with `Copy` and one control for the till, but none for a bank transfer', async () => {
  await open();
  for (const [name, actions, shown] of [
    ['Tienda Uno', ['Tienda Uno', 'Copy', 'Barcode payment'], 'Barcode'],
    ['Farmacia Central', ['Farmacia Central', 'Copy', 'Show at the till'], 'Till'],
    ['Banco del Valle transfer', ['Banco del Valle transfer', 'Copy'], 'Copy'],
  ] as const) {
    const item = (await channel(name)).closest('li');
    if (item === null) throw new Error('no list item');
    const buttons = within(item).getAllByRole('button');
    expect(
      buttons.map((button) => button.ariaLabel ?? button.querySelector('.name')?.textContent ?? button.textContent),
    ).toEqual(actions);
    expect(buttons.at(-1)).toHaveTextContent(new RegExp(`^${shown}$`));
  }
});
