import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { appOfFile, enter, type OpenedApp } from './app';

const { open } = appOfFile();

const calculator = () => within(screen.getByRole('region', { name: 'Loan calculator' }));
const schedule = () =>
  calculator()
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** The chosen term. */
const term = async () =>
  (await screen.findByRole('option', { selected: true })).querySelector(':last-child')?.textContent;

async function enterAmount(app: OpenedApp, text: string) {
  await app.user.clear(screen.getByLabelText('Loan amount'));
  if (text !== '') await enter(app.user, screen.getByLabelText('Loan amount'), text);
}

describe('The calculator', () => {
  it('opens with an example: 10,000 for 91 days, paid on days counted from today', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 5, 30) });
    await open('/');
    expect(await screen.findByLabelText('Loan amount')).toHaveValue('10,000');
    expect(await term()).toBe('91 days');
    expect(calculator().getByRole('status')).toHaveTextContent('3 instalments of ₹3,424.33');
    expect(calculator().getByText('₹273.00')).toBeVisible();
    expect(calculator().getByText('₹10,273.00')).toBeVisible();
    expect(calculator().getByText('Estimated yearly cost').nextElementSibling).toHaveTextContent('17.7 %');
    expect(schedule()).toEqual([
      expect.stringMatching(/^Payment 1 .*2026-12-22.*₹3,424.33$/),
      expect.stringMatching(/^Payment 2 .*2027-01-21.*₹3,424.33$/),
      expect.stringMatching(/^Payment 3 .*2027-02-21.*₹3,424.34$/),
    ]);
    expect(calculator().getByText('The dates if you receive the money today.')).toBeVisible();
    expect(calculator().getByText('The last payment includes what is left over from rounding.')).toBeVisible();
    // The picture of the app shows the loan of the calculator.
    fireEvent.change(screen.getByLabelText('Loan amount'), { target: { value: '20000' } });
    expect(screen.getByText('You receive', { selector: 'span' }).parentElement).toHaveTextContent('₹20,000.00');
  });

  it('recomputes as the form changes', async () => {
    const app = await open('/');
    await app.user.click(await screen.findByRole('option', { name: '120 days' }));
    expect(calculator().getByText('₹10,360.00')).toBeVisible();
    expect(calculator().getByText('in days; 120 is about 4 months')).toBeVisible();
    expect(schedule()).toHaveLength(4);
  });

  it('keeps an amount as it is typed, with the caret at its end, and takes a pasted one whole', async () => {
    const app = await open('/');
    const field = screen.getByLabelText('Loan amount');
    for (const [keys, shown, total] of [
      ['5000.00', '5000.00', '₹5,136.50'],
      ['5,000,000', '5,000,000', '₹51,36,500.00'],
      ['5000.{Backspace}', '5,000', '₹5,136.50'],
      ['1000000', '10,00,000', '₹10,27,300.00'],
    ] as const) {
      await app.user.clear(field);
      await app.user.type(field, keys);
      expect(field).toHaveValue(shown);
      expect(calculator().getByText(total)).toBeVisible();
    }
    for (const [pasted, shown, error] of [
      ['₹ 1,00,000.00 ', '1,00,000', undefined],
      ['9'.repeat(16), '9'.repeat(16), 'Enter at most ₹99,99,99,99,99,99,999.00.'],
    ] as const) {
      await app.user.clear(field);
      await app.user.paste(pasted);
      expect(field).toHaveValue(shown);
      expect(screen.queryByRole('alert')?.textContent).toBe(error);
    }
  });

  // What is read as an amount: `tests/rules/calculator.test.ts`.
  it.each(['', '12a'])('asks for a number instead of "%s", and leads nowhere', async (text) => {
    const app = await open('/');
    await enterAmount(app, text);
    expect(screen.getByRole('alert')).toHaveTextContent('Please Enter a number!');
    expect(screen.getByLabelText('Loan amount')).toBeInvalid();
    expect(screen.getByLabelText('Loan amount')).toHaveAccessibleDescription('Please Enter a number!');
    expect(calculator().queryByText(/₹/)).not.toBeInTheDocument();
    expect(calculator().queryAllByRole('listitem')).toEqual([]);
    expect(calculator().queryByRole('link')).toBeNull();
    await enterAmount(app, '10000');
    expect(screen.queryByText('Please Enter a number!')).not.toBeInTheDocument();
    expect(calculator().getByText('₹273.00')).toBeVisible();
  });

  it('takes digits that an input method composes, in the middle of others', async () => {
    await open('/');
    const field = screen.getByLabelText<HTMLInputElement>('Loan amount');
    field.focus();
    fireEvent.compositionStart(field);
    const composed = { isComposing: true, inputType: 'insertCompositionText', data: '5' };
    fireEvent.input(field, { target: { value: '105,000' }, ...composed });
    expect(field).toHaveValue('105,000');
    field.setSelectionRange(3, 3);
    fireEvent.compositionEnd(field, { data: '5' });
    expect(field).toHaveValue('1,05,000');
    expect(field.selectionStart).toBe(4);
  });

  it('groups the digits while typing, as the currency does, and keeps the caret', async () => {
    const app = await open('/');
    const field = screen.getByLabelText<HTMLInputElement>('Loan amount');
    await enterAmount(app, '1234567');
    expect(field).toHaveValue('12,34,567');
    expect(app.address().parameters).toMatchObject({ amount: '1234567' });
    // Behind the 2.
    await app.user.type(field, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field).toHaveValue('1,29,34,567');
    expect(field.selectionStart).toBe(4);
    await app.user.keyboard('{Backspace}');
    expect(field).toHaveValue('12,34,567');
    expect(field.selectionStart).toBe(2);
    expect(calculator().getByText('₹12,68,270.68')).toBeVisible();
    // Removes the digit before a separator with the second Backspace, and adds none for the first.
    await enterAmount(app, '10000');
    await app.user.type(field, '{Backspace}{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(field).toHaveValue('1,000');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leads on to the registration, with the session', async () => {
    const app = await open('/');
    const apply = calculator().getByRole('link', { name: 'Apply for a loan' });
    expect(apply).toHaveAccessibleDescription('You register your mobile number, then download the app.');
    await app.user.click(calculator().getByRole('link', { name: 'Apply for a loan' }));
    expect(await screen.findByLabelText('Mobile number')).toBeVisible();
    const parameters = { sessionId: 'session-10001', language: '1' };
    expect(app.address()).toMatchObject({ path: '/promotion', parameters });
  });

  it('leads those who are registered to the download', async () => {
    const app = await open('/');
    await app.user.click(calculator().getByRole('link', { name: 'Already registered? Download the app' }));
    await vi.waitFor(() => expect(app.address().path).toBe('/downloadTemplate'));
  });

  it('steps up and down, never below 0, and from 0 if the amount is not a number', async () => {
    const app = await open('/?amount=1500');
    const less = await screen.findByRole('button', { name: 'Decrease by 1,000' });
    await app.user.click(less);
    expect(screen.getByLabelText('Loan amount')).toHaveValue('500');
    await app.user.click(less);
    expect(screen.getByLabelText('Loan amount')).toHaveValue('0');
    await app.user.click(screen.getByRole('button', { name: 'Increase by 1,000' }));
    expect(screen.getByLabelText('Loan amount')).toHaveValue('1,000');
    expect(app.address().parameters).toMatchObject({ amount: '1000', term: '91' });
    await enterAmount(app, 'abc');
    // It keeps the last amount.
    expect(app.address().parameters).toMatchObject({ amount: '1000', term: '91' });
    await app.user.click(screen.getByRole('button', { name: 'Increase by 1,000' }));
    expect(screen.getByLabelText('Loan amount')).toHaveValue('1,000');
  });

  it('has a slider, which ends below the largest amounts, and says them', async () => {
    const app = await open('/');
    const slider = await screen.findByRole('slider', { name: 'Choose the amount' });
    expect(slider).toHaveAttribute('aria-valuetext', '₹10,000.00');
    fireEvent.change(slider, { target: { value: '12000' } });
    expect(screen.getByLabelText('Loan amount')).toHaveValue('12,000');
    expect(slider).toHaveAttribute('aria-valuetext', '₹12,000.00');
    await enterAmount(app, '999999999999');
    expect(slider).toHaveValue('50000');
    expect(slider).toHaveAttribute('aria-valuetext', '₹9,99,99,99,99,999.00');
    expect(screen.getByLabelText('Loan amount')).toHaveValue('9,99,99,99,99,999');
  });

  it('has a list of terms for the keyboard; a tap on the chosen one keeps it', async () => {
    const app = await open('/');
    const entries = window.history.length;
    const list = await screen.findByRole('listbox', { name: 'Term' });
    expect(within(list).getAllByRole('option')).toHaveLength(10);
    const active = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
    list.focus();
    for (const [key, days] of [
      ['{ArrowRight}', '120 days'],
      ['{ArrowDown}', '150 days'],
      ['{ArrowLeft}', '120 days'],
      ['{Home}', '91 days'],
      ['{ArrowUp}', '91 days'],
      ['{End}', '360 days'],
      ['{ArrowRight}', '360 days'],
    ] as const) {
      await app.user.keyboard(key);
      expect(await term()).toBe(days);
      expect(active()).toHaveAttribute('aria-selected', 'true');
      expect(list).toHaveFocus();
    }
    // It is kept in the address, without new entries in the history.
    expect(app.address().parameters).toMatchObject({ amount: '10000', term: '360', sessionId: 'session-10001' });
    expect(window.history.length).toBe(entries);
    // The page stays where it is; other keys keep what they do.
    for (const key of ['ArrowDown', 'Home']) expect(fireEvent.keyDown(list, { key })).toBe(false);
    expect(fireEvent.keyDown(list, { key: 'Tab' })).toBe(true);
    await app.user.keyboard('{End}');
    await app.user.click(screen.getByRole('option', { name: '360 days' }));
    expect(await term()).toBe('360 days');
  });

  it('opens a shared calculation, and another one in the same page', async () => {
    await open('/?amount=25000&term=360');
    expect(await screen.findByLabelText('Loan amount')).toHaveValue('25,000');
    expect(await term()).toBe('360 days');
    expect(schedule()).toHaveLength(12);
    window.location.hash = window.location.hash.replace('amount=25000&term=360', 'amount=8000&term=180');
    await vi.waitFor(() => expect(screen.getByLabelText('Loan amount')).toHaveValue('8,000'));
    expect(await term()).toBe('180 days');
  });
});
