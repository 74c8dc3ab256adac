import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import QrCode from '../../src/ui/picture/qr-code';
import { brandOf } from '../../theme/brands';
import { appOfFile, heading, type OpenedApp, PATHS } from './app';
import { apply, fill, picture } from './promotion-form';

const { sandbox, open } = appOfFile();

const AGENTS = {
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  android: 'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/120 Mobile',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120',
  weChat: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) Mobile MicroMessenger/8.0.40',
};

const openDownload = (agent: keyof typeof AGENTS, parameters: Record<string, string> = {}): Promise<OpenedApp> => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENTS[agent]);
  return open('/downloadTemplate?app_from=web', parameters);
};

const { stores } = brandOf('PrestamoAzul');
const appStore = () => screen.queryByRole('link', { name: 'Download on the App Store' });
const playStore = () => screen.queryByRole('link', { name: 'Get it on Google Play' });

describe('The download page', () => {
  it.each([
    ['iphone', appStore, stores.ios, playStore],
    ['android', playStore, stores.android, appStore],
  ] as const)('links to the store of the device alone: %s', async (device, store, address, otherStore) => {
    await openDownload(device);
    expect(store()).toHaveAttribute('href', address);
    expect(otherStore()).not.toBeInTheDocument();
    expect(screen.queryByText('Your account is ready')).not.toBeInTheDocument();
  });

  it('shows a QR code of its address and both stores on a desktop', async () => {
    await openDownload('desktop', { UC: '7' });
    expect(await screen.findByRole('img', { name: 'QR code of this page' })).toBeVisible();
    const link = new URL(screen.getByText(/#\/downloadTemplate\?/).textContent ?? '');
    expect(link.search).toBe('');
    const parameters = Object.fromEntries(new URLSearchParams(link.hash.split('?')[1]));
    // No session, because it is opened on another device.
    expect(parameters).toEqual({ app_from: 'web', appName: 'PrestamoAzul', UC: '7', language: '1' });
    expect(appStore()).toBeVisible();
    expect(playStore()).toBeVisible();
  });

  it('shows no QR code that is too dense for a camera, but the link', async () => {
    const { container } = render(<QrCode text={'x'.repeat(5000)} label="code" />);
    expect(container).toBeEmptyDOMElement();
    await openDownload('desktop', { UC: 'x'.repeat(5000) });
    expect(screen.getByText(/UC=xxxxx/)).toBeInTheDocument();
  });

  it('explains in WeChat how to open it in the browser', async () => {
    await openDownload('weChat');
    expect(screen.getByText('Choose “Open in browser”')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
    expect(appStore()).not.toBeInTheDocument();
  });

  it('links to customer service if the brand has no store page', async () => {
    const { user, address } = await openDownload('iphone', { appName: 'CreditoVerde' });
    expect(document.querySelector('[data-action-bar]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Customer service' }));
    await waitFor(() => expect(address().path).toBe('/Dag'));
  });
});

describe('Parameters', () => {
  const campaign = { user_from: 'u1', utm_tag: 't', links_id: 'l1', invite_code: 'i1', UC: '7', some_day: 'x y&z' };
  const known = { ...campaign, id: '2', app_from: 'web', language: '1' };

  it.each(['before', 'after'] as const)('%s the hash are all passed on to the agreement', async (place) => {
    const { user, address } = await open('/promotion?id=2&app_from=web', campaign, place);
    const sentence = within(screen.getByRole('link', { name: 'Registration agreement' }).parentElement as HTMLElement);
    await user.click(sentence.getByRole('link', { name: 'Registration agreement' }));
    await heading('Registration agreement');
    expect(address().path).toBe('/agreementTemplate');
    expect(address().parameters).toMatchObject(known);
  });

  it('are all passed on to the download page', async () => {
    const app = await open('/promotion?id=2&app_from=web', { ...campaign, down_id: 'd1' });
    await sandbox.answer(PATHS.registration, {});
    await picture();
    await fill(app);
    await app.user.click(apply());
    await screen.findByRole('heading', { name: 'Download the app' });
    expect(app.address().path).toBe('/downloadTemplate');
    expect(app.address().parameters).toMatchObject({ ...known, down_id: 'd1' });
    // The result says it, and no list of steps repeats it.
    expect(screen.getAllByText('Log in with the number you registered')).toHaveLength(1);
  });
});

it('In Spanish the page has its title and its explanation', async () => {
  await open('/promotion?id=3', { language: '2' });
  expect(await screen.findByRole('heading', { name: /^Pide ?\$10,000\.00 ?y conoce el interés$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Solicitar' })).toBeVisible();
});
