/** A voucher's code and its barcode on the repayment: copied, and shown at the till. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { COPY_TIMEOUT } from '../../src/ui/copy/copy';
import { holdTimers } from '../hold-timers';
import { appOfFile, heading, PATHS, ROUTES } from './app';

const { sandbox, open } = appOfFile({ route: ROUTES.repay });
const answer = (data: unknown) => sandbox.merge(PATHS.repayment, data);

describe("A voucher's code", () => {
  it('is copied without the spaces that are displayed', async () => {
    await answer({ repayList: [{ channels: [{ desc: 'Shop', payCode: 'CASH01', vCode: '52123456789012' }] }] });
    const { user } = await open();
    // The message does not end by itself.
    holdTimers(3000);
    expect(await screen.findByText('5212 3456 7890 12')).toBeVisible();
    const copy = screen.getByRole('button', { name: 'Copy' });
    expect(copy).toHaveAccessibleDescription('5212 3456 7890 12');
    await user.click(copy);
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    // The button shows it, too, and keeps its name.
    expect(copy).toHaveAccessibleName('Copy');
    expect(copy.querySelector('[data-copied]')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('52123456789012');
    await user.click(screen.getByRole('button', { name: 'Shop' }));
    await heading('Payment instructions');
    await waitFor(() => expect(screen.queryByText('Copied')).toBeNull());
  });

  it('is marked as copied for two seconds after the last copy, and a screen that is left leaves no timer', async () => {
    const marks = holdTimers(2000);
    const { user, unmount } = await open();
    const [copy] = await screen.findAllByRole('button', { name: 'Copy' });
    if (copy === undefined) throw new Error('no Copy');
    await user.click(copy);
    await waitFor(() => expect(copy.querySelector('[data-copied]')).toBeVisible());
    await user.click(copy);
    await waitFor(() => expect(marks.count()).toBe(1));
    act(marks.run);
    expect(copy.querySelector('[data-copied]')).toBeNull();
    await user.click(copy);
    await waitFor(() => expect(marks.count()).toBe(1));
    unmount();
    expect(marks.count()).toBe(0);
  });

  it.each([
    ['has no clipboard', undefined],
    ['never answers', { writeText: () => new Promise(() => {}) }],
  ])('is selected if the browser %s, and `Copied` is not shown', async (_what, clipboard) => {
    await answer({ repayList: [{ channels: [{ desc: 'Shop', payCode: 'S', vCode: '52123456789012' }] }] });
    const { user } = await open();
    await screen.findByText('5212 3456 7890 12');
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    const limit = holdTimers(COPY_TIMEOUT);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    limit.run();
    expect(await screen.findByText(/^Could not copy/)).toBeInTheDocument();
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
    expect(window.getSelection()?.toString()).toBe('5212 3456 7890 12');
  });
});

describe('A barcode', () => {
  const withBarcode = (BARcodeImg: unknown, vCode: unknown = '52123456789012') =>
    answer({ repayList: [{ channels: [{ desc: 'Shop', payCode: 'S', vCode, BARcodeImg }] }] });
  const opener = (name = 'Barcode payment') => screen.findByRole('button', { name });
  const openDialog = async (name?: string) => {
    const app = await open();
    await app.user.click(await opener(name));
    return { ...app, dialog: await screen.findByRole('dialog') };
  };
  const bars = (dialog: HTMLElement) => dialog.querySelector('svg')?.innerHTML;

  it('opens in a dialog with the prompt, which keeps the focus; Esc closes it and returns the focus, `Close` closes it', async () => {
    await withBarcode('52123456789012');
    const { user } = await open();
    await user.click(await opener());
    const dialog = await screen.findByRole('dialog', { name: 'Barcode payment' });
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(within(dialog).getByText('Shop')).toBeVisible();
    expect(within(dialog).getByText('₹3,460.45')).toBeVisible();
    expect(dialog).toHaveTextContent('Show this code to the cashier');
    await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
    expect(within(dialog).getByRole('img', { name: /52123456789012/ })).toBeInTheDocument();
    for (let stop = 0; stop < 6; stop += 1) {
      await user.tab({ shift: stop < 3 });
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await user.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(await opener()).toHaveFocus();
    await user.click(await opener());
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  // Which values are pictures, and which can be drawn: `tests/rules/loan.dom.test.ts`.
  it('may be a picture, and is drawn from the code if that does not load', async () => {
    await withBarcode('/pictures/code128/5.svg');
    const { dialog } = await openDialog();
    const picture = within(dialog).getByRole('img');
    expect(picture).toHaveAttribute('src', expect.stringMatching(/\/pictures\/code128\/5\.svg$/));
    fireEvent.error(picture);
    expect(within(dialog).getByRole('img', { name: /52123456789012/ })).toContainHTML('<svg');
  });

  it.each([
    ['no barcode', '', '52123456789012', '5212 3456 7890 12', '', 'Show at the till'],
    ['a picture that does not load', '/pictures/a.svg', '52123456789012', '5212 3456 7890 12', '/pictures/a.svg'],
    ['a value that cannot be drawn', 'código ñ', '52123456789012', ' 5212 3456\t789012 ', 'código ñ'],
    ['a value beside a code', 'AB 12', '52123456789012', '52123456789012', ' AB 12\n'],
    ['a value without a code', 'AB 12', '', '', ' AB 12\n'],
  ])('is drawn without white space for %s', async (_what, barcode, code, spacedCode, spacedBarcode, name?: string) => {
    const drawn = async (...channel: [barcode: string, code: string]) => {
      await withBarcode(...channel);
      const { dialog, unmount } = await openDialog(name);
      if (bars(dialog) === undefined) fireEvent.error(within(dialog).getByRole('img'));
      await expect.poll(() => bars(dialog)).toContain('rect');
      const found = bars(dialog);
      const label = within(dialog).getByRole('img').getAttribute('aria-label');
      unmount();
      return [found, label];
    };
    expect(await drawn(spacedBarcode, spacedCode)).toEqual(await drawn(barcode, code));
  });

  it('without a code sends to customer service if the picture does not load', async () => {
    await withBarcode('/pictures/code128/5.svg', '');
    const { dialog } = await openDialog();
    fireEvent.error(within(dialog).getByRole('img'));
    expect(within(dialog).getByRole('alert')).toHaveTextContent(/^The barcode can’t be drawn\. Customer service/);
    expect(dialog).not.toHaveTextContent(/scan and pay/);
  });

  it('shows the code, to read out to the cashier, if it cannot be drawn', async () => {
    await withBarcode('ñandú', '');
    const dialog = within((await openDialog()).dialog);
    expect(dialog.getByText(/^The barcode can’t be drawn/)).toBeInTheDocument();
    expect(dialog.getByText('ñandú')).toBeInTheDocument();
    expect(dialog.queryByText(/scan and pay/)).not.toBeInTheDocument();
  });

  it('is not offered without a value', async () => {
    await withBarcode('');
    await open();
    await screen.findByRole('button', { name: 'Shop' });
    expect(screen.queryByRole('button', { name: 'Barcode payment' })).not.toBeInTheDocument();
  });
});
