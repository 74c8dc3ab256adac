import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import en from '../../locales/en.json';
import es from '../../locales/es.json';
import * as channels from '../../src/loan/channels/channel';
import { expectOnConsole } from '../console';
import { installNative } from '../native';
import { appOfFile, heading, openInPage, PATHS, ROUTES, SESSION, textsOf } from './app';
import { watchDrawing } from './drawing';

const { sandbox, open } = appOfFile();

const VERSION_LINE = `App version: ${SESSION.appVersion} (${__VERSION__})`;

describe('Customer service', () => {
  it('shows every contact, and calls the number as it came', async () => {
    const messages = installNative('callPhone');
    await sandbox.merge(PATHS.customerService, { phone: '5550001234' });
    const { user } = await open('/Dag');
    const call = await screen.findByRole('link', { name: 'Call us' });
    expect(call).toHaveAccessibleDescription('55 5000 1234');
    await user.click(call);
    expect(messages).toEqual([['callPhone', ['5550001234']]]);
    expect((await sandbox.calls(PATHS.customerService))[0]).toMatchObject({ method: 'GET', query: { overall: '30' } });
    const chat = screen.getByRole('link', { name: 'Write on WhatsApp' });
    expect(chat).toHaveAccessibleDescription('+52 1 55 5000 1235');
    expect(chat).toHaveAttribute(
      'href',
      `https://wa.me/5215550001235?text=${encodeURIComponent(`${VERSION_LINE}\n\n`)}`,
    );
    expect(screen.getByText('contacto@')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send an e-mail' })).toHaveAttribute(
      'href',
      `mailto:contacto@prestamo-azul.example?body=${encodeURIComponent(`${VERSION_LINE}\r\n\r\n`)}`,
    );
  });

  it('names the order from which it was opened in the messages to us, in the language of the borrower', async () => {
    const text = 'Número de préstamo: 1000174\nVersión de la aplicación: ';
    const { user } = await open(ROUTES.repay, { language: '2' });
    await user.click(await screen.findByRole('link', { name: es['common.customerService'] }));
    const chat = await screen.findByRole('link', { name: es['service.openWhatsapp'] });
    expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toContain(text);
    const mail = screen.getByRole('link', { name: es['service.writeEmail'] });
    const body = new URL(mail.getAttribute('href') ?? '').searchParams.get('body');
    expect(body).toContain(text.replace('\n', '\r\n'));
    expect(body).not.toContain(SESSION.sessionId);
  });

  it('leads to the complaints of the borrower, where one is known', async () => {
    const { user, address, unmount } = await open('/Dag');
    await user.click(await screen.findByRole('link', { name: 'My complaints' }));
    expect(address().path).toBe('/complaintList');
    unmount();
    await open('/Dag', { userId: undefined, sessionId: undefined });
    expect(await screen.findByRole('link', { name: 'Send an e-mail' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'My complaints' })).not.toBeInTheDocument();
  });

  it('offers a call, and still the complaints, without any contact', async () => {
    const messages = installNative('callPhone');
    await sandbox.answer(PATHS.customerService, {});
    const { user } = await open('/Dag');
    expect(await screen.findByRole('heading', { name: 'Call us' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'My complaints' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Call \+\d/ }));
    expect(messages).toHaveLength(1);
  });

  it.each([
    ['spaces before it', { phone: ' 5550001234 ' }, 'Call us', /^tel:5550001234$/, /^55 5000 1234$/],
    ['a line break', { email: ' ayuda@example.com\n' }, 'Send an e-mail', /^mailto:ayuda@example\.com\?/, /./],
    ['a country code', { va: '+525550001234' }, 'Write on WhatsApp', /me\/525550001234\?text=/, /^\+52 55 5000 1234$/],
    ['zeros to dial abroad', { va: '005215550001234' }, 'Write on WhatsApp', /me\/5215550001234\?text=/, /./],
  ])('opens a contact with %s', async (_what, contact, name, href, description) => {
    await sandbox.merge(PATHS.customerService, contact);
    await open('/Dag');
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toMatch(href);
    expect(link).toHaveAccessibleDescription(description);
  });

  // Which numbers can be called: `tests/rules/urls.dom.test.ts`.
  it('shows what cannot be called or written to as text, and offers the brand’s number', async () => {
    await sandbox.merge(PATHS.customerService, { phone: 'Llámanos de 9 a 18 h', va: 'pronto', email: '' });
    await open('/Dag');
    expect(await screen.findByText('Llámanos de 9 a 18 h')).toBeVisible();
    expect(screen.getByText('pronto')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Call us' })).not.toBeInTheDocument();
    expect(screen.queryByText('E-mail')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Call \+52/ })).toBeVisible();
  });
});

describe('The contract', () => {
  it.each([
    ['1', 'Save', 'Promissory note'],
    ['2', 'Guardar', 'Pagaré'],
  ])(
    "has the specification's figures, and can be kept as a picture in the native application (language %s)",
    async (language, save, title) => {
      installNative('closeWebView');
      const drawn = watchDrawing();
      await sandbox.merge(PATHS.promissoryNote, { userName: 'Ana Ruiz', contractAmount: 346_045, company: '' });
      const { user } = await open('/contract?orderNo=1000174', { language });
      const paper = await screen.findByRole('article');
      for (const figure of [
        /18\s?%/,
        /0\.0065\s?%/,
        /16\s?%/,
        /3\s?%/,
        /up to 7 days\. For the deferral only|hasta por 7 días\. Para la prórroga solo/,
      ])
        expect(paper).toHaveTextContent(figure);
      await user.click(await screen.findByRole('button', { name: save }));
      expect(await screen.findByRole('dialog')).toBeVisible();
      expect(drawn[0]).toBe(title);
      // What is not stated stays empty.
      expect(drawn).toEqual(expect.arrayContaining(['Ana Ruiz', '________']));
      // Every text of the screen, in its order.
      const clauses = screen
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }, index) => `${index + 1}. ${textContent}`);
      expect(drawn.filter((line) => clauses.includes(line))).toEqual(clauses);
    },
  );

  it('of an offer says that it is not signed yet; that of an order does not, and has an account that is no number as it came', async () => {
    const unsigned = 'You have not signed it yet. You sign it when you confirm the loan.';
    const { unmount } = await open('/contract?orderNo=draft-101');
    expect(await screen.findByText(unsigned)).toBeVisible();
    unmount();
    await sandbox.merge(PATHS.promissoryNote, { bankNo: 'BBVA **** 1234' });
    await open('/contract?orderNo=1000174');
    expect(await screen.findAllByText('BBVA **** 1234')).not.toHaveLength(0);
    expect(screen.queryByText(unsigned)).toBeNull();
  });

  it('can be printed, but not in the native application, where printing does nothing', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user, unmount } = await open('/contract?orderNo=1000174');
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    unmount();

    installNative('closeWebView');
    await open('/contract?orderNo=1000174');
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it('shows each figure, name and date in its place', async () => {
    await sandbox.merge(PATHS.promissoryNote, {
      userName: 'Ana Ruiz',
      userAddress: 'Calle 1',
      company: 'Prestadora',
      productName: 'Azul',
      amount: 100100,
      giveAmount: 200200,
      Interest: 300300,
      commission: 400400,
      IVA: 500500,
      contractAmount: 600600,
      bankNo: '012345678901234567',
      // The note has days alone.
      daiDate: '2026-11-01 12:30:00',
      planDate: '2026-11-30',
      contractDate: '2026-10-31',
    });
    await open('/contract?orderNo=1000174');
    const paper = await screen.findByRole('article');
    const amounts = ['₹1,001.00', '₹2,002.00', '₹3,003.00', '₹4,004.00', '₹5,005.00', '₹6,006.00'];
    const lastRows = ['012345678901234567', '2026-11-01', '2026-11-30', '2026-10-31'];
    const rows = ['Ana Ruiz', 'Calle 1', 'Prestadora', 'Azul', ...amounts, ...lastRows];
    expect(textsOf(within(paper).getAllByRole('definition'))).toEqual(rows);
    // Above the note, what is promised.
    expect(screen.getByText('Amount of this note', { selector: 'p' }).nextElementSibling).toHaveTextContent(
      '₹6,006.00',
    );
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Pay by 2026-11-30 (Monday)');
    expect([...paper.querySelectorAll('b')].filter(({ translate }) => translate)).toEqual([]);
    expect((await sandbox.calls(PATHS.promissoryNote))[0]?.query).toMatchObject({ orderNo: '1000174' });
    for (const sentence of [
      /I, Ana Ruiz, of Calle 1, .* pay Prestadora, .* the amount of ₹6,006\.00 on 2026-11-30\./,
      /a loan of ₹1,001\.00 under the product Azul\. It pays ₹2,002\.00 to me on 2026-11-01, into the bank account 012345678901234567\./,
      /The interest of this note is ₹3,003\.00\./,
      /The commission is ₹4,004\.00\. Value-added tax is .* it is ₹5,005\.00\./,
      /I sign it on 2026-10-31\./,
    ]) {
      expect(paper).toHaveTextContent(sentence);
    }
  });
});

describe('The joint login failure', () => {
  it.each(['1', '2'])(
    'has its title and the Spanish notice in language %s, and asks the server nothing',
    async (language) => {
      await open('/error/joint-login-fail', { language });
      expect(await heading(language === '1' ? 'Login failed' : 'No se pudo iniciar sesión')).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Vuelve a la app e inicia sesión de nuevo' })).toBeVisible();
      expect(screen.getByText(/^No pudimos iniciar tu sesión. Tu préstamo y tus pagos siguen igual/)).toBeVisible();
      // Customer service's contacts may be refused without a session.
      expect(screen.getByRole('button', { name: /^(Call|Llamar al) [+\d]/ })).toBeVisible();
      expect(await sandbox.calls()).toEqual([]);
    },
  );

  it('opens the native login, and leads to customer service', async () => {
    const messages = installNative('offToLogin');
    const { user, address } = await open('/error/joint-login-fail');
    await user.click(await screen.findByRole('button', { name: 'Log in again' }));
    expect(messages).toEqual([['offToLogin', []]]);
    await user.click(screen.getByRole('button', { name: 'Customer service' }));
    expect(address().path).toBe('/Dag');
  });
});

it.each(['/no-such-screen', '/repay/1', '/error', '/%E0%A4%A'])(
  'An unknown address %s says so, with a way back',
  async (route) => {
    // The router's warning about an address that cannot be decoded.
    if (route.includes('%')) expectOnConsole(/malformed URL segment/);
    await open(route);
    expect(await heading('Page not found')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to home' })).toBeVisible();
    expect(document.title).toBe('Page not found');
  },
);

it('A screen that throws says so, other screens open, and `Try again` shows it', async () => {
  expectOnConsole(/planted/);
  const broken = vi.spyOn(channels, 'channelRows').mockImplementation(() => {
    throw new Error('planted');
  });
  const { address } = await open(ROUTES.repay);
  expect(await screen.findByRole('alert')).toHaveTextContent(en['error.crash']);
  expect(document.title).toBe(en['error.crashTitle']);
  await openInPage('#/Dag', address().parameters);
  expect(await heading('Customer service')).toBeVisible();
  window.history.back();
  await screen.findByText(en['error.crash']);
  broken.mockRestore();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Tienda Uno' })).toBeVisible();
});

describe('The test page', () => {
  it('has fields for the application, the device and the order, a button for a photo and one for the location', async () => {
    await open('/testPreview');
    expect(await screen.findByRole('button', { name: 'Get location' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByText('Choose a photo')).toBeInTheDocument();
    for (const name of [
      ...['App version', 'Device name', 'Device ID', 'OS version', 'Session ID'],
      ...['Advertising ID', 'Product ID', 'Order ID', 'Contact name'],
    ])
      expect(screen.getByRole('textbox', { name })).toBeVisible();
  });
});
