import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Failure } from '../../src/api/failure';
import * as documents from '../../src/intl/documents';
import { brandOf } from '../../theme/brands';
import { installNative } from '../native';
import { heading, openApp, textsOf } from './app';

/** Replaces the next fetch of a document. */
function nextFetch(fetchDocument: () => Promise<never>): void {
  const { documentQuery } = documents;
  const spy = vi.spyOn(documents, 'documentQuery').mockImplementation((...key) => ({
    ...documentQuery(...key),
    queryFn: () => {
      spy.mockRestore();
      return fetchDocument();
    },
  }));
}

// None of these screens sends requests to the backend.
const sandbox = { origin: 'http://127.0.0.1:9' };
const open = (path: string, parameters: Record<string, string> = {}) => openApp(path, { sandbox, parameters });

const contents = async (name = 'Contents') => within(await screen.findByRole('navigation', { name }));
const section = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('The legal screens', () => {
  it.each([
    ['/privacy-policy', '1', 'Privacy policy', '4. Face recognition', /within 30 days/],
    ['/privacy-policy', '2', 'Aviso de privacidad', '4. Reconocimiento facial', /plazo máximo de 30 días/],
    ['/PrivacyPolicy', '1', 'Privacy policy', '8. Your ARCO rights', /within 20 days/],
    ['/PrivacyPolicy', '', 'Aviso de privacidad', '8. Tus derechos ARCO', /plazo máximo de 20 días/],
    ['/agony', '1', 'Loan agreement', '5. Interest', /The daily interest is/],
    ['/agony', '2', 'Contrato de préstamo', '5. Intereses', /El interés diario es/],
    ['/agreementTemplate', '1', 'Registration agreement', '2. Who may register', /if you are of legal age/],
    ['/about-us', '1', 'About us', 'Our mission', /is a budgeting app/],
    ['/about-us', '2', 'Quiénes somos', 'Nuestra misión', /es una aplicación de presupuesto/],
  ])('%s opens with language "%s" as %s', async (path, language, title, part, sentence) => {
    await open(path, { language });
    expect(await heading(title)).toBeVisible();
    expect(await section(part)).toBeVisible();
    expect(screen.getAllByText(sentence)[0]).toBeVisible();
    expect(document.title).toBe(title);
    expect(document.body).not.toHaveTextContent(/undefined|NaN|\[object|[{}]/);
  });

  it("contain the session's brand and its contact details, which no translation changes", async () => {
    await open('/privacy-policy', { appName: 'CreditoVerde' });
    await section('1. Who is responsible for your data');
    for (const name of ['Crédito Verde', brandOf('CreditoVerde').company, '+52 55 5000 1234']) {
      for (const each of screen.getAllByText(name)) expect(each, name).toHaveAttribute('translate', 'no');
    }
    expect(document.querySelector('main')).not.toHaveTextContent('Préstamo Azul');
    expect(screen.getAllByRole('link', { name: '+52 55 5000 1234' })[0]).toHaveAttribute('href', 'tel:+525550001234');
    expect(screen.getAllByRole('link', { name: /@/ })[0]?.getAttribute('href')).toMatch(/^mailto:.+@.+/);
  });

  it('call a number by the native application if there is one', async () => {
    const calls = installNative('callPhone');
    const { user } = await open('/agony');
    await user.click((await screen.findAllByRole('link', { name: '+52 55 5000 1234' }))[0] as HTMLElement);
    expect(calls).toEqual([['callPhone', ['+52 55 5000 1234']]]);
  });
});

describe('The contents of a document', () => {
  it('list every section in order, and are focused by the button back to the top', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = await open('/agony');
    const links = textsOf((await contents()).getAllByRole('link'));
    const sections = textsOf(within(screen.getByRole('article')).getAllByRole('heading', { level: 2 }));
    expect(links.length).toBeGreaterThan(10);
    expect(links).toEqual(sections.map((title) => title.replace('. ', '.')));
    await user.click((await contents()).getByRole('link', { name: /Late payment/ }));
    await user.click(screen.getByRole('button', { name: 'Back to top' }));
    expect(await section('Contents')).toHaveFocus();
    expect(scroll).toHaveBeenCalledWith(0, 0);
  });

  it('scroll to a section and focus it, without a change of the address; they are links, which open the same document in a new tab', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user, address } = await open('/privacy-policy');
    const before = address();
    await user.click((await contents()).getByRole('link', { name: /Your ARCO rights/ }));
    const target = await section('8. Your ARCO rights');
    expect(target).toHaveFocus();
    expect(scroll.mock.contexts).toEqual([target]);
    expect(address()).toEqual(before);
    expect(await heading('Privacy policy')).toBeVisible();
    const link = (await contents()).getByRole('link', { name: /Location/ });
    expect(link.getAttribute('href')).toBe(window.location.hash);
    link.focus();
    await user.keyboard('{Enter}');
    expect(await section('5. Location')).toHaveFocus();
  });

  it('are omitted if the text is not a contract', async () => {
    await open('/about-us');
    await section('Our mission');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull();
  });
});

it('The privacy notice has no Back button in a frame', async () => {
  const alone = await open('/PrivacyPolicy');
  await section('4. Face recognition');
  expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
  alone.unmount();
  vi.stubGlobal('parent', {});
  await open('/PrivacyPolicy');
  expect(await section('4. Face recognition')).toBeVisible();
  expect(await heading('Privacy policy')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  expect(screen.getByRole('main')).toBeVisible();
});

describe('A document that is not loaded', () => {
  it('says that it is loading', async () => {
    nextFetch(() => new Promise(() => undefined));
    await open('/agony');
    expect(await heading('Loan agreement')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  it('shows an error, and is loaded by `Try again`', async () => {
    nextFetch(() => Promise.reject(new Failure('network')));
    const { user } = await open('/agony');
    expect(await screen.findByRole('alert')).toHaveTextContent('There seems to be no connection');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await section('5. Interest')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
