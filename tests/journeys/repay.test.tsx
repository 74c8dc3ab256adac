import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { appOfFile, heading, PATHS, ROUTES, SESSION, textsOf } from './app';

const { sandbox, open } = appOfFile({ route: ROUTES.repay });
const channel = (name: string) => screen.findByRole('button', { name });
/** Replaces these fields of the next answer. */
const answer = (data: unknown) => sandbox.fault({ path: PATHS.repayment, kind: 'data', merge: true, data });
const notes = () => textsOf(screen.queryAllByRole('note'));
const line = (text: string, value: number | string) => ({ text, value });
const lines = () => screen.getAllByRole('term').map((term) => term.textContent);

describe('Repayment', () => {
  it('shows the amount, the due date and the product', async () => {
    await answer({ repayAmount: '346045', repayDate: '2026-11-30 12:00:00', productName: 'Préstamo Azul' });
    await open();
    expect(await heading('Repayment')).toBeVisible();
    expect(await within(screen.getByRole('banner')).findByText('₹3,460.45')).toBeVisible();
    expect(screen.getByRole('banner')).toHaveTextContent('Pay by 2026-11-30');
    expect(screen.getByText('Préstamo Azul')).toBeVisible();
    expect(document.title).toBe('Repayment');
    const steps = () => screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'));
    await waitFor(() => expect(textsOf(steps())).toEqual([expect.stringMatching(/^Choose a store or a bank/)]));
  });

  it('shows two lines, all lines after `More`, also after Back, and two again after `Hide`', async () => {
    const { user } = await open();
    await channel('Tienda Uno');
    expect(lines()).toEqual(['Amount received', 'Interest']);
    const more = screen.getByRole('button', { name: 'More' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(lines()).toHaveLength(5);
    await user.click(await channel('Tienda Uno'));
    await heading('Payment instructions');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Repayment');
    expect(lines()).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(lines()).toHaveLength(2);
  });

  it('shows beside `More` what the lines behind it add, so that all adds up to the amount', async () => {
    const { user } = await open();
    await channel('Tienda Uno');
    expect(screen.getByText('₹3,460.45', { selector: 'header *' })).toBeVisible();
    expect(textsOf(screen.getAllByRole('definition'))).toEqual(['₹3,456.00', '₹1.57']);
    expect(screen.getByText('₹2.88')).toBeVisible();
    const more = screen.getByRole('button', { name: 'More' });
    expect(more).toHaveAccessibleDescription('Other items ₹2.88');
    await user.click(more);
    const hide = screen.getByRole('button', { name: 'Hide' });
    expect(hide).toHaveAccessibleDescription('');
    expect(screen.queryByText('₹2.88')).not.toBeInTheDocument();
    // The list stays open for this history entry.
    await user.click(hide);
  });

  it.each([
    ['do not add up to the total', 100_00, [line('A', 50_00), line('B', 30_00), line('C', 10_00)]],
    ['add up without the others', 80_00, [line('A', 50_00), line('B', 30_00), line('C', 0), line('D', '1000174')]],
    ['have an amount as text', 100_00, [line('A', 50_00), line('B', 30_00), line('C', '2000')]],
    ['have no total', null, [line('A', 50_00), line('B', 30_00), line('C', 20_00)]],
    ['are no amounts', null, [line('A', 'a'), line('B', 'b'), line('C', 'c')]],
  ])('shows nothing beside `More` if the lines %s', async (_case, repayAmount, detail) => {
    await answer({ repayAmount, detail });
    await open();
    await channel('Tienda Uno');
    expect(screen.getByRole('button', { name: 'More' })).toHaveAccessibleDescription('');
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

  it('requests the voucher at the tap on a channel, and uses its answer in the instructions', async () => {
    const { user } = await open();
    const sent = vi.spyOn(window, 'fetch');
    onTestFinished(() => sent.mockRestore());
    const tapped = await channel('Tienda Uno');
    sent.mockClear();
    fireEvent.click(tapped);
    // No promise has been handled yet, and nothing has been rendered.
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ url: expect.stringContaining(PATHS.voucher) });
    expect(await heading('Payment instructions')).toBeVisible();
    expect(await sandbox.calls(PATHS.voucher)).toHaveLength(1);
    // The next opening has a request of its own.
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await channel('Tienda Uno'));
    expect(await heading('Payment instructions')).toBeVisible();
    expect(await sandbox.calls(PATHS.voucher)).toHaveLength(2);
  });

  it('has no `More` if there are no more lines', async () => {
    await answer({
      detail: [
        { text: 'A', value: 100 },
        // A line without label and value.
        { text: {}, value: [] },
        { text: 'B', value: '100' },
      ],
    });
    await open();
    await channel('Tienda Uno');
    expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
    // A number is an amount; text is shown unchanged.
    expect(textsOf(screen.getAllByRole('definition'))).toEqual(['₹1.00', '100']);
  });

  it('shows the notice, if there is one', async () => {
    const first = await open();
    await channel('Tienda Uno');
    expect(notes()).toContainEqual(expect.stringContaining('A payment shows here'));
    first.unmount();
    await answer({ noticeMsg: '' });
    await open();
    await channel('Tienda Uno');
    expect(notes()).not.toContainEqual(expect.stringMatching(/^$|A payment shows here/));
  });

  it('groups the channels under their titles, without empty groups', async () => {
    await answer({
      repayList: [
        { reviewer: 'Stores', channels: [{ desc: 'Shop', payCode: 'S' }] },
        { reviewer: 'Nothing', channels: [] },
        { reviewer: 'Nobody' },
        { reviewer: 'Banks', channels: [{ desc: 'Bank', payCode: 'B' }, { payCode: 'C' }] },
      ],
    });
    await open();
    await channel('Shop');
    const regions = screen
      .getAllByRole('region')
      .filter((region) => within(region).queryAllByRole('listitem').length > 0);
    expect(regions.map((region) => within(region).getByRole('heading').textContent)).toEqual(['Stores', 'Banks']);
    expect(screen.getByRole('button', { name: 'Payment channel 2' })).toBeVisible();
  });

  it.each([[[]], [[{ reviewer: 'Empty', channels: [] }]], [null], ['none']])(
    'leads to customer service without channels (%j)',
    async (repayList) => {
      await answer({ repayList });
      const { user, address } = await open();
      expect(await screen.findByText('No payment channel is available')).toBeVisible();
      const [way] = screen.getAllByRole('button', { name: 'Customer service' });
      if (way !== undefined) await user.click(way);
      expect(address().path).toBe('/Dag');
      expect(address().parameters).toMatchObject({ ...SESSION, language: '1' });
    },
  );

  it('opens the instructions of a channel with all their parameters', async () => {
    const { user, address } = await open();
    await user.click(await channel('Tienda Uno'));
    expect(address()).toEqual({
      path: '/carpmm',
      parameters: {
        ...SESSION,
        language: '1',
        requestType: '1',
        amount: '346045',
        payCode: 'CASH01',
        productId: '101',
        orderId: '1000174',
      },
    });
    expect(await heading('Payment instructions')).toBeVisible();
    // The heading is visible while the call is pending.
    expect(await screen.findByRole('link', { name: 'Customer service' })).toBeVisible();
    expect((await sandbox.calls(PATHS.voucher))[0]?.body).toMatchObject({
      requestType: '1',
      amount: '346045',
      payCode: 'CASH01',
    });
  });

  it.each([
    ['1', '₹4,567.89', '₹1,23,45,678.00'],
    ['2', '$4,567.89', '$12,345,678.00'],
    ['', '$4,567.89', '$12,345,678.00'],
  ])('formats amounts in language %j as %s and %s', async (language, small, great) => {
    await answer({ repayAmount: 456789, detail: [{ text: 'Great', value: 1234567800 }] });
    await open(ROUTES.repay, { language });
    expect(await within(screen.getByRole('banner')).findByText(small)).toBeVisible();
    expect(screen.getByText(great)).toBeVisible();
    expect(document.documentElement.lang).toBe(language === '1' ? 'en' : 'es');
  });
});

it.each([
  ['Tienda Uno', ['Tienda Uno', 'Copy', 'Barcode payment'], 'Barcode'],
  ['Farmacia Central', ['Farmacia Central', 'Copy', 'Show at the till'], 'Till'],
  ['Banco del Valle transfer', ['Banco del Valle transfer', 'Copy'], 'Copy'],
])('A channel %s is one row to open, with `Copy` and one control for the till', async (name, actions, shown) => {
  await open();
  const item = (await channel(name)).closest('li');
  if (item === null) throw new Error('no list item');
  const buttons = within(item).getAllByRole('button');
  expect(
    buttons.map((button) => button.ariaLabel ?? button.querySelector('.name')?.textContent ?? button.textContent),
  ).toEqual(actions);
  expect(buttons.at(-1)).toHaveTextContent(new RegExp(`^${shown}$`));
});

describe("A voucher's code", () => {
  it('is copied without the spaces that are displayed', async () => {
    await answer({ repayList: [{ channels: [{ desc: 'Shop', payCode: 'S', vCode: '52123456789012' }] }] });
    const { user } = await open();
    expect(await screen.findByText('5212 3456 7890 12')).toBeVisible();
    const copy = screen.getByRole('button', { name: 'Copy' });
    expect(copy).toHaveAccessibleDescription('5212 3456 7890 12');
    await user.click(copy);
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    // The button shows it, too, and keeps its name.
    expect(copy).toHaveAccessibleName('Copy');
    expect(copy.querySelector('[data-copied]')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('52123456789012');
  });

  it('is selected if it cannot be copied, and `Copied` is not shown', async () => {
    await answer({ repayList: [{ channels: [{ desc: 'Shop', payCode: 'S', vCode: '52123456789012' }] }] });
    const { user } = await open();
    await screen.findByText('5212 3456 7890 12');
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/^Could not copy/)).toBeInTheDocument();
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
    expect(window.getSelection()?.toString()).toBe('5212 3456 7890 12');
  });
});

describe('A barcode', () => {
  const withBarcode = (BARcodeImg: unknown, vCode: unknown = '52123456789012') =>
    answer({ repayList: [{ channels: [{ desc: 'Shop', payCode: 'S', vCode, BARcodeImg }] }] });
  const opener = () => screen.findByRole('button', { name: 'Barcode payment' });

  it('opens in a dialog with the prompt; Esc closes it and returns the focus', async () => {
    await withBarcode('52123456789012');
    const { user } = await open();
    await user.click(await opener());
    const dialog = await screen.findByRole('dialog', { name: 'Barcode payment' });
    expect(within(dialog).getByText('Shop')).toBeVisible();
    expect(within(dialog).getByText('₹3,460.45')).toBeVisible();
    expect(dialog).toHaveTextContent('Show this code to the cashier');
    await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
    expect(within(dialog).getByRole('img', { name: /52123456789012/ })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(await opener()).toHaveFocus();
  });

  it('keeps the focus inside the dialog until `Close`', async () => {
    await withBarcode('52123456789012');
    const { user } = await open();
    await user.click(await opener());
    const dialog = await screen.findByRole('dialog');
    await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
    for (let stop = 0; stop < 6; stop += 1) {
      await user.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['a picture', '/pictures/code128/5.svg', /\/pictures\/code128\/5\.svg$/],
    ['a picture elsewhere', 'https://a.example/b.png', /^https:\/\/a\.example\/b\.png$/],
    ['an inline picture', 'data:image/png;base64,AAAA', /^data:image\/png/],
  ])('may be %s', async (_what, value, address) => {
    await withBarcode(value);
    const { user } = await open();
    await user.click(await opener());
    const picture = within(await screen.findByRole('dialog')).getByRole('img');
    expect(picture).toHaveAttribute('src', expect.stringMatching(address));
  });

  it('is drawn from the code if its image does not load', async () => {
    await withBarcode('https://a.example/gone.png');
    const { user } = await open();
    await user.click(await opener());
    const dialog = await screen.findByRole('dialog');
    fireEvent.error(within(dialog).getByRole('img'));
    expect(
      within(dialog)
        .getByRole('img', { name: /52123456789012/ })
        .querySelector('svg'),
    ).not.toBeNull();
  });

  it.each([
    ['javascript:alert(1)//', '52123456789012'],
    ['código ñ', '52123456789012'],
    ['x'.repeat(500), '52123456789012'],
  ])('is drawn from the code for the value %j', async (value, vCode) => {
    await withBarcode(value, vCode);
    const { user } = await open();
    await user.click(await opener());
    const drawn = within(await screen.findByRole('dialog')).getByRole('img');
    expect(drawn).toHaveAccessibleName(/52123456789012/);
    expect(drawn).not.toHaveAttribute('src');
  });

  it.each([
    ['of the code', 'código ñ', ' 5212 3456\t789012 ', '52123456789012'],
    ['around the value', ' AB 12\n', '', 'AB 12'],
  ])('is drawn without the white space %s', async (_what, value, vCode, plain) => {
    const bars = async (...fields: [string, string]) => {
      await withBarcode(...fields);
      const { user, unmount } = await open();
      await user.click(await opener());
      const drawn = within(await screen.findByRole('dialog'))
        .getByRole('img')
        .querySelector('svg')?.innerHTML;
      unmount();
      return drawn;
    };
    const expected = await bars(plain, '');
    expect(expected).toContain('rect');
    expect(await bars(value, vCode)).toBe(expected);
  });

  it('shows the code, to read out to the cashier, if it cannot be drawn', async () => {
    await withBarcode('ñandú', '');
    const { user } = await open();
    await user.click(await opener());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^The barcode can’t be drawn/)).toBeInTheDocument();
    expect(dialog.getByText('ñandú')).toBeInTheDocument();
    expect(dialog.queryByText(/scan and pay/)).not.toBeInTheDocument();
  });

  it('is not offered without a value', async () => {
    await withBarcode('');
    await open();
    await channel('Shop');
    expect(screen.queryByRole('button', { name: 'Barcode payment' })).not.toBeInTheDocument();
  });
});
