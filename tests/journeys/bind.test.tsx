import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectOnConsole } from '../console';
import { holdTimers } from '../hold-timers';
import { installNative } from '../native';
import { appOfFile, button, DATE_AND_TIME, enter, heading, PATHS, watchHaptics } from './app';

const { sandbox, open } = appOfFile();

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('Bank binding', () => {
  it('lists the bound cards by bank and last four digits, and notifies the native application when it starts and when it ends', async () => {
    const messages = installNative('startBank', 'endBank');
    const { user } = await open('/bind-bank');
    await heading('Bank cards');
    expect(messages).toEqual([['startBank', []]]);
    expect(await screen.findByText('Banco Norte')).toBeVisible();
    expect(screen.getByText('•••• •••• •••• 9017')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/4000/);
    expect(await sandbox.calls(PATHS.cards)).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Add a bank card' }));
    await heading('Add a bank card');
    expect(messages).toEqual([
      ['startBank', []],
      ['endBank', []],
    ]);
  });

  it('ends when the web view leaves the page, and starts again when it returns', async () => {
    const messages = installNative('startBank', 'endBank');
    await open('/bind-bank');
    await heading('Bank cards');
    fireEvent(window, new Event('pagehide'));
    fireEvent(window, new Event('pageshow'));
    expect(messages.map(([name]) => name)).toEqual(['startBank', 'endBank', 'startBank']);
  });

  it('shows that there is no card, and links to the form', async () => {
    const { user, address } = await open('/bind-bank', { userId: '20002' });
    expect(await screen.findByText('You have no bank card yet')).toBeVisible();
    await user.click(button('Add a bank card'));
    expect(address()).toMatchObject({ path: '/bind-card', parameters: { userId: '20002' } });
  });
});

describe('Card binding', () => {
  const openForm = async (parameters: Record<string, string> = {}) => {
    const app = await open('/bind-card', parameters);
    await heading('Add a bank card');
    return app;
  };
  const fill = async (user: UserEvent) => {
    await enter(user, field('Name on the card'), 'Ana López');
    await enter(user, field('Card number'), '4111111111111111');
  };
  const save = async () => {
    const { user } = await openForm();
    await fill(user);
    await user.click(button('Save card'));
    return user;
  };

  it('keeps what was typed when Back is followed by a return, however late, but does not save it', async () => {
    // react-query removes data that no screen shows.
    const removals = holdTimers(5 * 60_000);
    const { user } = await open('/bind-bank', { mobilePhone: '' });
    await user.click(await screen.findByRole('button', { name: 'Add a bank card' }));
    await heading('Add a bank card');
    await enter(user, field('Card number'), '4111111111111111');
    await user.click(button('Back'));
    await heading('Bank cards');
    removals.run();
    await user.click(await screen.findByRole('button', { name: 'Add a bank card' }));
    await heading('Add a bank card');
    expect(field('Card number')).toHaveValue('4111 1111 1111 1111');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('4111');
  });

  it("starts with the session's phone number, groups digits, ignores other characters, and keeps the caret", async () => {
    const { user } = await openForm();
    expect(field('Phone number')).toHaveValue('55 1234 5678');
    await user.clear(field('Phone number'));
    await user.type(field('Phone number'), '5512x');
    expect(field('Phone number')).toHaveValue('551 2');
    await user.type(field('Card number'), '4a11-12');
    expect(field('Card number')).toHaveValue('4111 2');
    await user.clear(field('Card number'));
    await enter(user, field('Card number'), '41111111');
    await user.type(field('Card number'), '22', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(field('Card number')).toHaveValue('4111 2211 11');
    expect(field('Card number').selectionStart).toBe(7);
    await user.keyboard('{Backspace}{Backspace}');
    expect(field('Card number')).toHaveValue('4111 1111');
    // Before the space, so that the next key deletes a digit.
    expect(field('Card number').selectionStart).toBe(4);
  });

  it('saves the national number and the card of what is pasted', async () => {
    const { user } = await openForm({ mobilePhone: '' });
    await user.type(field('Name on the card'), 'Ana');
    await user.click(field('Card number'));
    await user.paste('4111 1111 1111 1111 CVV 102');
    await user.click(field('Phone number'));
    await user.paste('\u2066+52 1 55 1234 5678\u2069');
    expect(field('Phone number')).toHaveValue('55 1234 5678');
    // An answer without the card.
    await sandbox.fault({ path: PATHS.newCard, kind: 'data', data: null });
    await user.click(button('Save card'));
    expect(await screen.findByText('Your card was added')).toBeVisible();
    expect(screen.getByText('•••• •••• •••• 1111')).toBeVisible();
    expect((await sandbox.calls(PATHS.newCard)).map(({ body }) => body)).toEqual([
      { userName: 'Ana', cardNo: '4111111111111111', phone: '5512345678' },
    ]);
  });

  it('shows an error beside each invalid field, and focuses the first one', async () => {
    const { user } = await openForm({ mobilePhone: '' });
    await user.click(button('Save card'));
    expect(field('Name on the card')).toHaveFocus();
    expect(field('Name on the card')).toHaveAccessibleDescription('Enter the name as it appears on the card.');
    expect(field('Card number')).toHaveAccessibleDescription('Enter the card number.');
    expect(field('Phone number')).toHaveAccessibleDescription('A phone number has 10 or 11 digits.');
    // The focus announces the first one.
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(field('Name on the card'), 'Ana');
    expect(field('Name on the card')).toBeValid();
    // Which numbers are no cards: `tests/rules/card.test.ts`.
    await enter(user, field('Card number'), '41111111111');
    await user.click(button('Save card'));
    expect(field('Card number')).toHaveAccessibleDescription('A card number has 12 to 19 digits. You have entered 11.');
    expect(field('Card number')).toHaveFocus();
    expect(await sandbox.calls(PATHS.newCard)).toEqual([]);
  });

  it('saves once, and no number on the device, shows the bank that the server found, and links to the list', async () => {
    const write = vi.spyOn(Storage.prototype, 'setItem');
    const haptics = watchHaptics();
    const { user } = await openForm({ appName: 'PrestamoPrueba' });
    await fill(user);
    for (let tap = 0; tap < 5; tap += 1) fireEvent.submit(field('Card number').form as HTMLFormElement);
    expect(await screen.findByText('Your card was added')).toBeVisible();
    expect(screen.getByText(DATE_AND_TIME)).toBeVisible();
    await waitFor(() => expect(haptics).toEqual([['hapticFeedback', ['success']]]));
    expect(screen.getByText('Banco del Mar')).toBeVisible();
    expect(screen.getByText('•••• •••• •••• 1111')).toBeVisible();
    expect((await sandbox.calls(PATHS.newCard)).map(({ body }) => body)).toEqual([
      { userName: 'Ana López', cardNo: '4111111111111111', phone: '5512345678' },
    ]);
    await user.click(button('See my cards'));
    await heading('Bank cards');
    expect(await screen.findByText('•••• •••• •••• 1111')).toBeVisible();
    await user.click(button('Add a bank card'));
    await heading('Add a bank card');
    expect(field('Card number')).toHaveValue('');
    expect(JSON.stringify(write.mock.calls)).not.toContain('4111');
  });

  it('keeps the input when the server refuses, and shows the card that it saved, if that is not the one that was sent', async () => {
    await sandbox.fault({ path: PATHS.newCard, kind: 'refuse', code: 4, message: 'This card is already saved' });
    const user = await save();
    expect(await screen.findAllByText('This card is already saved')).not.toHaveLength(0);
    expect(field('Card number')).toHaveValue('4111 1111 1111 1111');
    await sandbox.merge(PATHS.newCard, { cardNo: '4000123456789017' });
    await user.click(button('Save card'));
    expect(await screen.findByText('Your card was added')).toBeVisible();
    expect(screen.getByText('•••• •••• •••• 9017')).toBeVisible();
  });

  it('shows an unknown outcome when the answer is lost, with a link to the list', async () => {
    expectOnConsole(/.*/);
    await sandbox.fault({ path: PATHS.newCard, kind: 'reset-after' });
    const user = await save();
    expect(await screen.findByText('We don’t know yet whether your card was saved')).toBeVisible();
    await user.click(button('See my cards'));
    expect(await screen.findByText('•••• •••• •••• 1111')).toBeVisible();
    expect(await sandbox.calls(PATHS.newCard)).toHaveLength(1);
  });
});
