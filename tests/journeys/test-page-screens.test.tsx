import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appOfFile } from './app';
import { type FakeDatabase, installDatabase } from './fake-database';

const { open: openRoute } = appOfFile();
let database: FakeDatabase;
beforeEach(() => {
  database = installDatabase();
});

const open = async (query = '', parameters: Record<string, string> = {}) => {
  const app = await openRoute(`/testPreview${query}`, parameters);
  await screen.findByRole('textbox', { name: 'Order ID' });
  await screen.findByRole('button', { name: /^iPhone 15/ });
  return app;
};
const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const profileNames = () =>
  [...document.querySelectorAll('button[aria-current]')].map((row) => row.querySelector('b')?.textContent);

describe('A profile', () => {
  it('puts its phone, borrower and language into everything that is opened', async () => {
    const { user, address } = await open();
    await user.click(button(/^Android/));
    expect(await screen.findByText('Los campos tienen los valores de “Android · español”')).toBeVisible();
    expect(field('Nombre del dispositivo')).toHaveValue('Moto G34');
    expect(button(/^Android/)).toHaveAttribute('aria-current', 'true');
    expect(button(/^iPhone 15/)).toHaveAttribute('aria-current', 'false');
    await user.click(button('Aviso de privacidad'));
    expect(address().parameters).toMatchObject({ userId: '30003', deviceName: 'Moto G34', language: '2' });
    expect(address().parameters).not.toHaveProperty('idfa');
    expect(address().parameters).not.toHaveProperty('contactName');
  });

  it('can be undone, which restores the fields', async () => {
    const { user } = await open();
    type('Order ID', 'typed');
    await user.click(button(/^Android/));
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('textbox', { name: 'Order ID' })).toHaveValue('typed');
    expect(field('Device name')).toHaveValue('iPhone 15');
  });

  it('is saved under a name of its own, and stays after a reload and a cleared local storage', async () => {
    const { user, unmount } = await open();
    type('OS version', '17.2');
    const form = screen.getByRole('textbox', { name: 'Name of the profile' }).closest('details');
    expect(form).not.toHaveAttribute('open');
    await user.click(screen.getByText('Save the fields as a profile'));
    expect(form).toHaveAttribute('open');
    await user.click(button('Save'));
    expect(screen.getByText('Give the profile a name.')).toBeVisible();
    await user.type(field('Name of the profile'), 'Old phone');
    await user.click(button('Save'));
    expect(await screen.findByRole('button', { name: /^Old phone/ })).toHaveAttribute('aria-current', 'true');
    unmount();
    localStorage.clear();
    sessionStorage.clear();
    await open();
    type('OS version', '18');
    fireEvent.click(await screen.findByRole('button', { name: /^Old phone/ }));
    expect(field('OS version')).toHaveValue('17.2');
  });

  it('replaces another one only after a confirmation, and can be undone', async () => {
    const { user } = await open();
    type('Device name', 'Fold');
    await user.click(screen.getByText('Save the fields as a profile'));
    await user.type(field('Name of the profile'), 'iPhone SE · ENGLISH');
    await user.click(button('Save'));
    expect(screen.getByText('There is a profile “iPhone SE · ENGLISH” already.')).toBeVisible();
    await user.click(button('Replace it'));
    await waitFor(() =>
      expect(profileNames()).toEqual(['iPhone 15 · español', 'iPhone SE · ENGLISH', 'Android · español']),
    );
    await user.click(button('Undo'));
    await waitFor(() =>
      expect(profileNames()).toEqual(['iPhone 15 · español', 'iPhone SE · English', 'Android · español']),
    );
  });

  it('is renamed, but not to a name that is taken', async () => {
    const { user } = await open();
    await user.click(button('More for iPhone SE · English'));
    await user.click(button('Rename'));
    const name = field('New name');
    expect(name).toHaveFocus();
    await user.clear(name);
    await user.type(name, 'Android · español{Enter}');
    expect(screen.getByText('There is a profile “Android · español” already.')).toBeVisible();
    await user.clear(name);
    await user.type(name, ' Small phone {Enter}');
    expect(await screen.findByRole('button', { name: /^Small phone/ })).toBeVisible();
    await waitFor(() => expect(profileNames()).toEqual(['iPhone 15 · español', 'Small phone', 'Android · español']));
  });

  it('is deleted, and restored to its place by Undo', async () => {
    const { user } = await open();
    await user.click(button('More for iPhone SE · English'));
    await user.click(button('Delete'));
    await waitFor(() => expect(profileNames()).toEqual(['iPhone 15 · español', 'Android · español']));
    expect(screen.getByText('“iPhone SE · English” is deleted')).toBeVisible();
    const undo = button('Undo');
    expect(undo).toHaveFocus();
    await user.click(undo);
    await waitFor(() =>
      expect(profileNames()).toEqual(['iPhone 15 · español', 'iPhone SE · English', 'Android · español']),
    );
  });

  it('shows that none is left, and does not restore the samples', async () => {
    const { user, unmount } = await open();
    for (const name of ['iPhone 15 · español', 'iPhone SE · English', 'Android · español']) {
      await user.click(button(`More for ${name}`));
      await user.click(button('Delete'));
      await waitFor(() => expect(profileNames()).not.toContain(name));
    }
    expect(screen.getByText(/^No profile yet/)).toBeVisible();
    unmount();
    await openRoute('/testPreview');
    expect(await screen.findByText(/^No profile yet/)).toBeVisible();
  });

  it('lasts until the page is closed if the browser stores nothing, with a message', async () => {
    database.deny();
    const { user } = await open();
    expect(screen.getByText(/profiles last for this visit only/)).toBeVisible();
    await user.type(field('Name of the profile'), 'Denied');
    await user.click(button('Save'));
    expect(await screen.findByRole('button', { name: /^Denied/ })).toBeVisible();
    expect(database.entries.size).toBe(0);
  });
});

describe('A link', () => {
  const readLink = async (text: string) => {
    const app = await open();
    await app.user.click(screen.getByText('Import from a link'));
    if (text !== '') fireEvent.change(field('Link to any screen'), { target: { value: text } });
    await app.user.click(button('Read the link'));
    return app;
  };

  it.each([
    ['', 'Paste a link first.'],
    ['hello', /^This is not a link/],
    ['https://h5.example/#/repay?campaign=1', /has no parameter/],
  ])('%j is refused with a message', async (text, words) => {
    await readLink(text);
    expect(screen.getByText(words)).toBeVisible();
    expect(field('Link to any screen')).toHaveFocus();
    expect(field('Link to any screen')).toBeInvalid();
  });

  it('is shown before it is taken, with what is unknown and what is left out', async () => {
    const { user, address } = await readLink(
      'https://h5.example/?userId=9&deviceName=Moto#/repay?orderId=55&region=north&requestType=1&section=faults',
    );
    expect(screen.getByText('5 parameters for the profile')).toBeVisible();
    expect(screen.getByText('region', { selector: 'dt > span' }).parentElement).toHaveTextContent(
      'unknown here, passed on',
    );
    expect(screen.getByText(/^Left out/)).toHaveTextContent('requestType, section');
    expect(field('Order ID')).toHaveValue('1000174');
    await user.type(field('Save the link’s profile as'), 'From QA');
    const saves = screen.getAllByRole('button', { name: 'Save' });
    await user.click(saves[1] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: /^From QA/ }));
    await user.click(await screen.findByRole('button', { name: 'Pago' }));
    expect(address().parameters).toEqual({
      orderId: '55',
      userId: '9',
      deviceName: 'Moto',
      region: 'north',
      language: '2',
    });
  });

  it('to this page brings the profile to another browser, over what was typed there, once', async () => {
    const first = await open();
    type('Order ID', 'mine');
    first.unmount();
    const link = '?userId=77&orderId=O77&section=open';
    const second = await openRoute(`/testPreview${link}&profile=From%20afar`);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Order ID' })).toHaveValue('O77'));
    expect(field('Product ID')).toHaveValue('');
    await waitFor(() => expect(second.address().parameters).not.toHaveProperty('profile'));
    type('Order ID', 'typed later');
    second.unmount();
    await open(link);
    expect(field('Order ID')).toHaveValue('typed later');
  });

  it('leaves this page as text and as a QR code, without what is no part of the profile', async () => {
    const { user } = await open('?section=open');
    await user.click(button('More for iPhone 15 · español'));
    expect(screen.getByRole('img', { name: 'QR code of the link with iPhone 15 · español' })).toBeVisible();
    await user.click(button('Copy'));
    const link = await navigator.clipboard.readText();
    expect(link).toContain('/#/testPreview?');
    expect(link).toContain('userId=10001');
    expect(link).not.toContain('section');
  });

  it('that is too long for a QR code says so', async () => {
    const { user } = await open();
    type('Session ID', 'x'.repeat(2000));
    await user.type(field('Name of the profile'), 'Long');
    await user.click(button('Save'));
    await user.click(await screen.findByRole('button', { name: 'More for Long' }));
    expect(screen.getByText(/too long for a QR code/)).toBeVisible();
  });
});

describe('The fields', () => {
  it('stay after a reload, and a complaint that clears local storage', async () => {
    const { unmount } = await open();
    type('Order ID', 'typed');
    unmount();
    localStorage.clear();
    await open();
    expect(field('Order ID')).toHaveValue('typed');
  });

  it('are replaced only by parameters of a new address', async () => {
    const { unmount } = await open();
    type('Order ID', 'typed');
    unmount();
    await open('', { userId: '20002' });
    expect(field('Order ID')).toHaveValue('typed');
    expect(screen.getByLabelText('User ID')).toHaveValue('20002');
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
    fireEvent.change(screen.getByLabelText('Header swift'), { target: { value: 'fast' } });
    fireEvent.change(screen.getByLabelText('User ID'), { target: { value: '' } });
    await user.click(button('Privacy policy'));
    expect(address().parameters).toMatchObject({ swift: 'fast', appName: 'PrestamoAzul' });
    expect(address().parameters).not.toHaveProperty('userId');
  });
});

describe('The photo', () => {
  const choose = async (file: File) => {
    const app = await open();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    await app.user.upload(input as HTMLInputElement, file);
    return within(screen.getByRole('heading', { name: 'Photo' }).parentElement as HTMLElement);
  };
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 2, 0xff, 0xd9]);

  it('is shown as it is and as it would go', async () => {
    const card = await choose(new File([jpeg], 'IMG_1.jpg', { type: 'image/jpeg' }));
    expect(await card.findByText('IMG_1.jpg')).toBeVisible();
    expect(await card.findByText('What would be sent')).toBeVisible();
    expect(card.getByText('Upright JPEG, without place, time or camera.')).toBeVisible();
    expect(card.getByText(/8 bytes/)).toBeVisible();
    expect(card.getByText(/3 bytes/)).toBeVisible();
  });

  it('that cannot be decoded is refused with the message of the complaint', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValueOnce(new Error('not decodable'));
    const card = await choose(new File([jpeg], 'IMG_1.jpg', { type: 'image/jpeg' }));
    expect(await card.findByText('We cannot read this photo. Choose another one.')).toBeVisible();
    expect(card.queryByText('What would be sent')).not.toBeInTheDocument();
  });

  it('that is none is refused with the message of the complaint', async () => {
    const card = await choose(
      new File(['<svg xmlns="http://www.w3.org/2000/svg"></svg>'], 'a.svg', { type: 'image/svg+xml' }),
    );
    expect(await card.findByRole('status')).toHaveTextContent(/\S/);
    expect(card.queryByText('What would be sent')).not.toBeInTheDocument();
  });
});

describe('The location', () => {
  const answerWith = (answer: (found: PositionCallback, failed: PositionErrorCallback) => void) =>
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition: answer } }),
    );

  it('is shown with its accuracy', async () => {
    answerWith((found) =>
      found({ coords: { latitude: 19.4326, longitude: -99.1332, accuracy: 12.4 } } as GeolocationPosition),
    );
    const { user } = await open();
    await user.click(button('Get location'));
    expect(await screen.findByText('19.43260, -99.13320')).toBeVisible();
    expect(screen.getByText('Accurate to 12 m')).toBeVisible();
  });

  it.each([
    [1, ['The permission for the location was denied.', /in the phone’s settings/]],
    [2, ['The device can’t tell its location right now.']],
    [3, ['The location is taking too long. Try again outdoors.']],
  ])('refused with %i, says why', async (code, words) => {
    answerWith((_found, failed) => failed({ code } as GeolocationPositionError));
    const { user } = await open();
    await user.click(button('Get location'));
    for (const each of words) expect(await screen.findByText(each)).toBeVisible();
  });
});
