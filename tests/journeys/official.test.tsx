import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json';
import { holdTimers } from '../hold-timers';
import { appOfFile, enter, heading, openApp } from './app';

const { sandbox, open } = appOfFile();

const TABS = ['Home', 'About us', 'Privacy Policy', 'Loan terms and conditions'];
const tabs = () => within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
/** Amounts and names of the brand that a translator may change. */
const translated = () =>
  [...document.querySelectorAll('body *')]
    .filter((each) => each.childElementCount === 0 && each.closest('[translate="no"]') === null)
    .filter(({ textContent }) => /[₹$]\d|Préstamo Azul/.test(textContent));

describe('The public site', () => {
  it.each([
    ['/', 'Know what a loan costs before you take it', 'Home'],
    ['/About', 'About us', 'About us'],
    ['/Policy', 'Privacy Policy', 'Privacy Policy'],
    ['/Loan', 'Loan terms and conditions', 'Loan terms and conditions'],
    ['/Contact', 'Contact us', undefined],
    ['/User', 'Your account', undefined],
  ])('%s opens with its heading, title, four tabs and the lender', async (path, title, current) => {
    const description = document.head.appendChild(document.createElement('meta'));
    description.name = 'description';
    await open(path);
    expect(await heading(title)).toBeVisible();
    expect(document.title).toContain(title);
    expect(description.content).toBe(en['official.description']);
    description.remove();
    expect(tabs().map((tab) => tab.textContent)).toEqual(TABS);
    const marked = tabs().filter((tab) => tab.getAttribute('aria-current') === 'page');
    expect(marked.map((tab) => tab.textContent)).toEqual(current === undefined ? [] : [current]);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('Préstamo Azul, S.A.P.I. de C.V.')).toBeVisible();
    expect(footer.getByRole('link', { name: '+52 55 5000 1234' })).toHaveAttribute('href', 'tel:+525550001234');
    expect(footer.getByRole('link', { name: 'contacto@prestamo-azul.example' })).toBeVisible();
    expect(footer.getByText(/Paseo de la Reforma/)).toBeVisible();
    expect(footer.getByText(/^©/)).toBeVisible();
    expect(translated()).toEqual([]);
  });

  it('has translate="no" on the brand of the download', async () => {
    await open('/downloadTemplate');
    expect((await screen.findAllByText('Préstamo Azul'))[0]).toBeInTheDocument();
    expect(translated()).toEqual([]);
  });

  it('opens each section and the contact form, with the session', async () => {
    const app = await open('/');
    for (const [name, path] of [
      ['About us', '/About'],
      ['Privacy Policy', '/Policy'],
      ['Loan terms and conditions', '/Loan'],
      ['Home', '/'],
    ] as const) {
      await app.user.click(screen.getByRole('link', { name }));
      await waitFor(() => expect(app.address().path).toBe(path));
      expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      expect(app.address().parameters).toMatchObject({ sessionId: 'session-10001', language: '1' });
      if (path === '/Loan') expect((await screen.findAllByText(/Rs\. ?1,000/))[0]).toBeVisible();
    }
    await app.user.click(screen.getByRole('link', { name: 'Contact us' }));
    expect(await heading('Contact us')).toBeVisible();
    expect(app.address().path).toBe('/Contact');
  });

  it('has the name and colours of the brand, and the standard ones without a brand', async () => {
    const colors = () => {
      const { style } = document.documentElement;
      return ['gradient', 'on-gradient', 'accent', 'tint'].map((name) => style.getPropertyValue(`--brand-${name}`));
    };
    const green = await open('/', { appName: 'CreditoVerde' });
    expect(await screen.findByRole('link', { name: 'Crédito Verde' })).toBeVisible();
    expect(screen.getByText('Crédito Verde, S.A.P.I. de C.V.')).toBeVisible();
    expect(colors()).toEqual(['linear-gradient(160deg, #0d5b3f, #2b7a1f)', '#ffffff', '#12703f', '#e5f5ec']);
    green.unmount();
    await open('/');
    expect(colors()).toEqual(['', '', '', '']);
  });

  it('explains where borrowers find their loan instead of an account', async () => {
    const app = await open('/User');
    expect(await screen.findByText('There is no account to show here')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download the app' }).getAttribute('href')).toMatch(/^#\/downloadTemplate/);
    await app.user.click(screen.getByRole('link', { name: 'See what a loan costs' }));
    expect(await screen.findByLabelText('Loan amount')).toBeVisible();
  });
});

describe('Below the calculator, the home', () => {
  const section = async (name: string) => within(await screen.findByRole('region', { name }));

  it('says what is needed, what late payment costs, and how to complain', async () => {
    const app = await open('/');
    expect((await section('What you need')).getAllByRole('listitem')).toHaveLength(4);
    const complaints = await section('Complaints and your rights');
    expect(complaints.getByRole('link', { name: '+52 55 5000 1234' })).toBeVisible();
    expect(complaints.queryByText(/working days/)).toBeNull();
    const questions = await section('Questions and answers');
    expect(questions.getByText(/never ask for your verification codes/)).not.toBeVisible();
    await app.user.click(questions.getByText('Somebody asks me for my code. Should I give it?'));
    expect(questions.getByText(/never ask for your verification codes/)).toBeVisible();
    await app.user.click((await section('If you cannot pay on time')).getByRole('link'));
    await waitFor(() => expect(app.address().path).toBe('/Loan'));
  });

  it("has the brand's licence, answer time and rights, where it names them", async () => {
    await open('/', { appName: 'PrestamoPrueba' });
    const complaints = await section('Complaints and your rights');
    expect(complaints.getByText('You get an answer within 10 working days.')).toBeVisible();
    expect(complaints.getByText(/^Nobody may threaten you/)).toBeVisible();
    expect(within(screen.getByRole('contentinfo')).getByText(/^Test licence 0000/)).toBeVisible();
  });

  it('leads to the registration and to the stores that the brand has', async () => {
    const app = await open('/');
    expect(await screen.findByRole('link', { name: 'Get it on Google Play' })).toBeVisible();
    const [first] = screen.getAllByRole('link', { name: 'Apply' });
    await app.user.click(first ?? document.body);
    expect(await screen.findByLabelText('Mobile number')).toBeVisible();
    app.unmount();
    await open('/', { appName: 'CreditoVerde' });
    expect(await screen.findByRole('heading', { name: 'Ready when you are' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Get it on Google Play' })).toBeNull();
  });
});

describe('The language switch', () => {
  it('replaces a language before the hash', async () => {
    const app = await openApp('/About', { sandbox, placed: 'before' });
    await app.user.click(screen.getByRole('link', { name: 'Español' }));
    expect(await heading('Quiénes somos')).toBeVisible();
    expect(window.location.search).toContain('language=1');
  });
});

describe('The privacy policy', () => {
  it('is in a sandboxed frame with a name, and can be opened on its own', async () => {
    const app = await open('/Policy');
    const frame = await screen.findByTitle('Privacy notice');
    const rights = frame.getAttribute('sandbox')?.split(' ');
    expect(rights?.sort()).toEqual(['allow-popups', 'allow-same-origin', 'allow-scripts']);
    const address = new URL(frame.getAttribute('src') ?? '');
    expect(address.origin).toBe(window.location.origin);
    // Browsers refuse a frame of the page's own address.
    expect(address.search).not.toBe(window.location.search);
    expect(address.hash).toMatch(/^#\/PrivacyPolicy\?.*language=1/);
    await app.user.click(screen.getByRole('link', { name: 'Open it on a page of its own' }));
    await waitFor(() => expect(app.address().path).toBe('/PrivacyPolicy'));
  });

  it("is the brand's own where it has one, without our origin's rights", async () => {
    await open('/Policy', { appName: 'PrestamoPrueba' });
    const frame = await screen.findByTitle('Privacy notice');
    expect(frame).toHaveAttribute('src', 'https://prestamo-prueba.example/privacidad');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
    // The session may be in the query of our address.
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    // Another site may forbid the frame.
    expect(screen.getByText('The notice does not appear?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open it on a page of its own' })).toBeVisible();
  });
});

describe('The contact form', () => {
  const fields = { Name: 'Ana', Telephone: '55 1234 5678', 'E-mail': 'ana@example.com', Remark: 'A question' };
  const errors = ['Enter your name.', 'Enter your telephone number.', 'Enter your e-mail.', 'Write your remark.'];

  it('keeps what was typed while another page is looked at, also after some minutes', async () => {
    const minutes = holdTimers(5 * 60_000);
    const app = await open('/Contact');
    await enter(app.user, await screen.findByLabelText('Name'), 'Ana');
    minutes.run();
    await app.user.click(screen.getByRole('link', { name: 'About us' }));
    await screen.findByRole('link', { name: 'About us', current: 'page' });
    await app.user.click(screen.getByRole('link', { name: 'Contact us' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Ana');
  });

  it('names each missing field, is successful with all four, and sends nothing', async () => {
    const app = await open('/Contact');
    for (const label of Object.keys(fields)) await enter(app.user, await screen.findByLabelText(label), '   ');
    // The field that has the focus already is not read anew.
    await app.user.type(screen.getByLabelText('Name'), '{Enter}');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      errors[0],
      'Please provide complete information!',
    ]);
    for (const [index, [label, text]] of Object.entries(fields).entries()) {
      await app.user.click(screen.getByRole('button', { name: 'Submit' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Please provide complete information!');
      const field = screen.getByLabelText(label);
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(errors[index]);
      expect(field).toHaveFocus();
      expect(screen.queryByText('Successful!')).not.toBeInTheDocument();
      await app.user.clear(field);
      await enter(app.user, field, text);
    }
    await app.user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('heading', { name: 'Successful!' })).toBeVisible();
    expect(screen.queryByText('Please provide complete information!')).not.toBeInTheDocument();
    expect(screen.getByText(/^One step is left: send the message/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Send it by e-mail' })).toHaveFocus();
    const mail = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Send it by e-mail' }).href);
    expect(mail.href).toMatch(/^mailto:contacto@prestamo-azul\.example\?/);
    expect(mail.searchParams.get('body')).toBe('A question\r\n\r\nAna\r\n55 1234 5678\r\nana@example.com');
    expect(await sandbox.calls()).toEqual([]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('ana@example.com');
    await app.user.click(screen.getByRole('button', { name: 'Back' }));
    for (const [label, text] of Object.entries(fields)) expect(screen.getByLabelText(label)).toHaveValue(text);
  });
});
