import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { appOfFile, button, enter } from './app';
import { file } from './complaint-form';
import { databaseOfEachTest } from './fake-database';

const { open: openRoute } = appOfFile();
const database = databaseOfEachTest();

const open = async (query = '', parameters: Record<string, string> = {}) => {
  const app = await openRoute(`/testPreview${query}`, parameters);
  await screen.findByRole('textbox', { name: 'Order ID' });
  await screen.findByRole('option', { name: /^iPhone 15/ });
  return app;
};
const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const list = () => screen.getByRole('combobox', { name: /^(Profile|Perfil)$/ });
const profileNames = () =>
  within(list())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const SAMPLES = ['iPhone 15 · español', 'iPhone SE · English', 'Android · español'];

describe('A profile', () => {
  it('puts its phone, borrower and language into everything that is opened, until it is undone', async () => {
    const { user, address } = await open();
    type('Order ID', 'typed');
    await user.selectOptions(list(), 'Android · español');
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('textbox', { name: 'Order ID' })).toHaveValue('typed');
    expect(field('Device name')).toHaveValue('iPhone 15');
    await user.selectOptions(list(), 'Android · español');
    expect(await screen.findByRole('textbox', { name: 'Nombre del dispositivo' })).toHaveValue('Moto G34');
    expect(list()).toHaveValue('Android · español');
    await user.click(button('Aviso de privacidad'));
    expect(address().parameters).toMatchObject({ userId: '30003', deviceName: 'Moto G34', language: '2' });
    expect(address().parameters).not.toHaveProperty('idfa');
    expect(address().parameters).not.toHaveProperty('contactName');
  });

  it('is saved under a name, and stays after a reload and a cleared local storage', async () => {
    const { user, unmount } = await open();
    type('OS version', '17.2');
    expect(button('Save')).toBeDisabled();
    await enter(user, field('Name of the profile'), 'Old phone');
    await user.click(button('Save'));
    await waitFor(() => expect(list()).toHaveValue('Old phone'));
    unmount();
    localStorage.clear();
    sessionStorage.clear();
    const { user: later } = await open();
    type('OS version', '18');
    await later.selectOptions(list(), 'Old phone');
    expect(field('OS version')).toHaveValue('17.2');
  });

  it('replaces the one of its name with a warning, which can be undone, and is renamed, but not to a name that is taken', async () => {
    const { user } = await open();
    type('Device name', 'Fold');
    await enter(user, field('Name of the profile'), 'iPhone SE · ENGLISH');
    expect(field('Name of the profile')).toHaveAccessibleDescription(/Saving replaces it/);
    await user.click(button('Save'));
    await waitFor(() => expect(profileNames()).toEqual(['iPhone 15 · español', 'iPhone SE · ENGLISH', SAMPLES[2]]));
    await user.click(button('Undo'));
    await waitFor(() => expect(profileNames()).toEqual(['Not saved', ...SAMPLES]));
    await user.selectOptions(list(), 'iPhone SE · English');
    const name = field('Name of the profile');
    await user.clear(name);
    await enter(user, name, 'Android · español');
    expect(button('Rename')).toBeDisabled();
    await user.clear(name);
    await enter(user, name, ' Small phone ');
    await user.click(button('Rename'));
    await waitFor(() => expect(profileNames()).toEqual([SAMPLES[0], 'Small phone', SAMPLES[2]]));
  });

  it('is deleted, and restored to its place by Undo, but not by a reload', async () => {
    const { user, unmount } = await open();
    await user.selectOptions(list(), 'iPhone SE · English');
    await user.click(button('Delete'));
    await waitFor(() => expect(profileNames()).toEqual(['Not saved', SAMPLES[0], SAMPLES[2]]));
    expect(screen.getByText('Delete: iPhone SE · English')).toBeVisible();
    await user.click(button('Undo'));
    await waitFor(() => expect(profileNames()).toEqual(SAMPLES));
    await user.click(button('Delete'));
    await waitFor(() => expect(profileNames()).not.toContain('iPhone SE · English'));
    unmount();
    await open();
    expect(profileNames()).not.toContain('iPhone SE · English');
  });

  it('lasts until the page is closed if the browser stores nothing, with a message', async () => {
    database.deny();
    const { user } = await open();
    expect(screen.getByText(/profiles last for this visit only/)).toBeVisible();
    await enter(user, field('Name of the profile'), 'Denied');
    await user.click(button('Save'));
    await waitFor(() => expect(list()).toHaveValue('Denied'));
    expect(database.entries.size).toBe(0);
  });
});

describe('The fields', () => {
  it('stay after a reload and a cleared local storage, and are replaced only by parameters of a new address', async () => {
    const { unmount } = await open();
    type('Order ID', 'typed');
    unmount();
    localStorage.clear();
    await open('', { userId: '20002' });
    expect(field('Order ID')).toHaveValue('typed');
    expect(screen.getByLabelText('userId')).toHaveValue('20002');
  });

  it('are reset to the samples, which can be undone', async () => {
    const { user } = await open();
    type('Contact name', 'Typed');
    await user.click(button('Reset'));
    expect(field('Contact name')).toHaveValue('María Fernanda Ortiz');
    await user.click(button('Undo'));
    expect(field('Contact name')).toHaveValue('Typed');
  });

  it('have the rest of the session behind a fold, and send it', async () => {
    const { user, address } = await open();
    await user.click(screen.getByText('More parameters'));
    fireEvent.change(screen.getByLabelText('swift'), { target: { value: 'fast' } });
    fireEvent.change(screen.getByLabelText('userId'), { target: { value: '' } });
    await user.click(button('Privacy policy'));
    expect(address().parameters).toMatchObject({ swift: 'fast', appName: 'PrestamoAzul' });
    expect(address().parameters).not.toHaveProperty('userId');
  });

  it('opens each screen with what is typed', async () => {
    const { user, address, settled } = await open();
    type('Product ID', 'P');
    type('Order ID', 'O');
    type('OS version', '17 & more');
    type('Device ID', '');
    for (const [name, path, parameters] of [
      ['Loan confirmation', '/confirm-loan', { productId: 'P' }],
      ['Order details', '/loan-detail', { productId: 'P', orderId: 'O' }],
      ['Repayment', '/repay', { productId: 'P', orderId: 'O' }],
      ['Extension', '/repay-delay', { productId: 'P', orderId: 'O' }],
      ['Bank binding', '/bind-bank', {}],
      ['About us', '/about-us', {}],
      ['Complaint', '/complaint', { orderId: 'O' }],
      ['Customer service', '/Dag', {}],
      ['Privacy policy', '/privacy-policy', {}],
      ['Repayment instructions', '/carpmm', { productId: 'P', orderId: 'O', requestType: '1' }],
    ] as const) {
      await user.click(await screen.findByRole('button', { name }));
      expect(address()).toMatchObject({ path, parameters: { ...parameters, osVersion: '17 & more', userId: '10001' } });
      expect(address().parameters).not.toHaveProperty('deviceId');
      await settled();
      window.history.back();
      await screen.findByRole('textbox', { name: 'Product ID' });
    }
  });
});

describe('The photo', () => {
  const choose = async (chosen: File) => {
    const app = await open();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    await app.user.upload(input as HTMLInputElement, chosen);
    return within(button('Choose a photo').parentElement as HTMLElement);
  };

  it('is shown as it is and as it would go', async () => {
    const card = await choose(file('IMG_1.jpg'));
    expect(await card.findByText('Original: IMG_1.jpg')).toBeVisible();
    expect(await card.findByText(/^What would be sent: an upright JPEG/)).toBeVisible();
    expect(card.getByText(/8 bytes/)).toBeVisible();
    expect(card.getByText(/3 bytes/)).toBeVisible();
  });

  it.each([
    ['cannot be decoded', file('IMG_1.jpg'), 'We cannot read this photo. Choose another one.'],
    [
      'is none',
      file('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'image/svg+xml'),
      'Drawings (SVG) can’t be sent. Please choose a photo.',
    ],
  ])('that %s is refused with the message of the complaint', async (_what, chosen, message) => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValueOnce(new Error('not decodable'));
    const card = await choose(chosen);
    expect(await card.findByText(message)).toBeVisible();
    expect(card.queryByText(/^What would be sent/)).not.toBeInTheDocument();
  });
});

describe('The location', () => {
  const answerWith = (answer: (found: PositionCallback, failed: PositionErrorCallback) => void) =>
    vi.stubGlobal(
      'navigator',
      Object.defineProperties(Object.create(navigator), {
        geolocation: { value: { getCurrentPosition: answer } },
        onLine: { value: true },
      }),
    );

  it('is shown with its accuracy; where it is refused, the page says why', async () => {
    const { user } = await open();
    const coords = { latitude: 19.4326, longitude: -99.1332, accuracy: 12.4 };
    answerWith((found) => found({ coords } as GeolocationPosition));
    await user.click(button('Get location'));
    expect(await screen.findByText('19.43260, -99.13320 ± 12 m')).toBeVisible();
    for (const [code, words] of [
      [1, /^The permission for the location was denied. You can allow it in the phone’s settings/],
      [2, 'The device can’t tell its location right now.'],
      [3, 'The location is taking too long. Try again outdoors.'],
    ] as const) {
      answerWith((_found, failed) => failed({ code } as GeolocationPositionError));
      await user.click(button('Get location'));
      expect(await screen.findByText(words)).toBeVisible();
    }
  });
});
