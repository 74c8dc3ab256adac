import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UNTIL_CLEARED } from '../until-cleared';
import { appOfFile, enter, heading, type OpenedApp, PATHS } from './app';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const PHONE_ERROR = 'Please enter the phone number correctly';
const CAPTCHA_ERROR = 'Please enter the image captcha correctly';
const SMS_ERROR = 'Please enter the SMS code correctly';
const RESEND_ERROR = 'Please do not resend the code';
const CODE_SENT = 'The code has been sent, please check your phone';

const { sandbox, open } = appOfFile();
beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: a first-time visitor
  document.cookie = `deviceId=; Expires=${new Date(0).toUTCString()}; Path=/`;
});

const openLanding = async (parameters: Record<string, string> = {}): Promise<OpenedApp> => {
  const app = await open('/promotion?id=2', parameters);
  await picture();
  return app;
};

const phone = () => screen.getByRole('textbox', { name: 'Mobile number' });
const captcha = () => screen.getByRole('textbox', { name: 'Image captcha' });
const smsCode = () => screen.getByRole('textbox', { name: 'SMS code' });
const sendCode = () => screen.getByRole('button', { name: 'Send code' });
const apply = () => screen.getByRole('button', { name: 'Apply' });
const picture = () => screen.findByRole<HTMLImageElement>('img', { name: 'Picture with the characters to type' });
const values = () => [phone(), captcha(), smsCode()].map((field) => (field as HTMLInputElement).value);
const toast = async (text: string) => {
  await waitFor(() => expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain(text));
};

/** The text of the captcha: requests the picture as the browser would, then asks the sandbox. */
async function captchaAnswer(): Promise<string> {
  const { src } = await picture();
  expect((await fetch(src)).headers.get('content-type')).toMatch(/^image\//);
  return sandbox.captchaText(new URL(src).searchParams.get('sid') ?? '');
}

/** Fills in the form with valid values. */
async function fill({ user }: OpenedApp, texts: { phone?: string; captcha?: string; smsCode?: string } = {}) {
  await enter(user, phone(), texts.phone ?? '13800138000');
  await enter(user, captcha(), texts.captcha ?? 'ab12');
  if (texts.smsCode !== '') await enter(user, smsCode(), texts.smsCode ?? '123456');
}

/** Requests a code, which the server accepts. */
async function requestCode(app: OpenedApp): Promise<void> {
  await sandbox.fault({ path: PATHS.smsCode, kind: 'data', data: {} });
  await fill(app, { smsCode: '' });
  await app.user.click(sendCode());
  await toast(CODE_SENT);
}

describe('A visitor', () => {
  it('registers after a wrong captcha and a wrong code', async () => {
    const app = await openLanding({ invite_code: 'INV1', user_from: 'u1', app_from: 'web', utm_tag: 'tag' });
    const first = (await picture()).src;
    await fill(app, { captcha: '----', smsCode: '' });
    await app.user.click(sendCode());
    expect(await screen.findByRole('textbox', { name: 'Image captcha', description: CAPTCHA_ERROR })).toHaveValue('');
    expect(phone()).toHaveValue('13800138000');
    await waitFor(async () => expect((await picture()).src).not.toBe(first));

    const answer = await captchaAnswer();
    const [{ query } = {}] = await sandbox.calls(PATHS.captchaImage);
    expect(query).toMatchObject({ sessionId: 'session-10001', t: expect.stringMatching(/^\d{13}$/) });
    await app.user.type(captcha(), answer);
    await app.user.click(sendCode());
    await toast(CODE_SENT);

    const code = await sandbox.smsCode('13800138000');
    await enter(app.user, smsCode(), code === '000000' ? '111111' : '000000');
    await app.user.click(apply());
    await toast('The SMS code is not the one we sent');
    expect(captcha()).toHaveValue(answer);

    await app.user.clear(smsCode());
    await enter(app.user, smsCode(), code);
    await app.user.click(apply());
    await toast('Registration successful');
    expect(await screen.findByRole('heading', { name: 'Download the app' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
    const announcements = [...screen.getAllByRole('alert'), ...screen.queryAllByRole('status')];
    expect(announcements.filter(({ textContent }) => textContent === 'Registration successful')).toHaveLength(1);
    expect(app.address().path).toBe('/downloadTemplate');

    const [sid] = (await sandbox.calls(PATHS.smsCode)).map(({ body }) => body.sid).slice(-1);
    const registration = (await sandbox.calls(PATHS.registration)).at(-1);
    expect(registration?.body).toEqual({
      phone: '13800138000',
      capcode: answer,
      sid,
      deviceId: expect.stringMatching(UUID),
      appName: 'PrestamoAzul',
      merchantNumber: 0,
      userName: '13800138000',
      smsCode: code,
      invite_code: 'INV1',
      user_from: 'u1',
      id: '2',
      app_from: 'web',
      utm_tag: 'tag',
    });
  });

  it.each([
    [PATHS.registration, apply],
    [PATHS.smsCode, sendCode],
  ])('who is registered already (%s) goes to the download page', async (path, button) => {
    const app = await openLanding();
    await sandbox.fault({ path, kind: 'refuse', code: '11', message: 'known' });
    await fill(app);
    await app.user.click(button());
    const text = 'Already registered, please download the app and log in';
    await toast(text);
    expect(app.address().path).toBe('/downloadTemplate');
    expect(screen.getByRole('heading', { name: 'You already have an account' })).toBeVisible();
  });

  it('who taps Apply five times registers once', async () => {
    await fill(await openLanding());
    await sandbox.fault({ path: PATHS.registration, kind: 'data', data: {}, ms: UNTIL_CLEARED });
    for (let tap = 0; tap < 5; tap += 1) fireEvent.click(apply());
    await vi.waitUntil(async () => (await sandbox.calls(PATHS.registration)).length > 0);
    await sandbox.clearFaults();
    expect(await screen.findByRole('heading', { name: 'Download the app' })).toBeVisible();
    expect(await sandbox.calls(PATHS.registration)).toHaveLength(1);
    expect(await sandbox.calls(PATHS.click)).toHaveLength(1);
  });

  it('whose answer was lost sees a message, keeps the input, and can apply again', async () => {
    const app = await openLanding();
    await sandbox.fault({ path: PATHS.registration, kind: 'reset-before' });
    await fill(app);
    await app.user.click(apply());
    await toast(
      'The connection was lost before the answer came. Tap Apply again: your number can be registered only once.',
    );
    expect(values()).toEqual(['13800138000', 'ab12', '123456']);
    expect(await sandbox.calls(PATHS.registration)).toHaveLength(1);
  });
});

describe('A wrong captcha', () => {
  it.each(['101', '-1'])('(%s) is cleared with a new picture; the other fields stay', async (code) => {
    const app = await openLanding();
    const before = (await picture()).src;
    await sandbox.fault({ path: PATHS.registration, kind: 'refuse', code, message: 'Not what the picture says' });
    await fill(app);
    await app.user.click(apply());
    await toast('Not what the picture says');
    expect(values()).toEqual(['13800138000', '', '123456']);
    expect(captcha()).toHaveAccessibleDescription('Not what the picture says');
    expect(captcha()).toBeInvalid();
    expect(captcha()).toHaveFocus();
    await waitFor(async () => expect((await picture()).src).not.toBe(before));
  });

  it('without a message from the server has our message', async () => {
    const app = await openLanding();
    await sandbox.fault({ path: PATHS.smsCode, kind: 'refuse', code: '101', message: '' });
    await fill(app);
    await app.user.click(sendCode());
    await toast(CAPTCHA_ERROR);
  });
});

it.each([
  [PATHS.registration, '500', apply],
  [PATHS.smsCode, '500', sendCode],
  // Only on registration does this code mean a wrong captcha.
  [PATHS.smsCode, '-1', sendCode],
] as const)(
  'Every other refusal of %s (%s) has the message of the server, in a toast and beside the buttons',
  async (path, code, button) => {
    const app = await openLanding();
    await sandbox.fault({ path, kind: 'refuse', code, message: 'Closed for tonight' });
    await fill(app);
    await app.user.click(button());
    await waitFor(() => expect(screen.getAllByText('Closed for tonight')).toHaveLength(2));
    expect(captcha()).toHaveValue('ab12');
    expect(app.address().path).toBe('/promotion');
  },
);

describe('An invalid form', () => {
  it('has an error beside each field, and no toast, and nothing is sent', async () => {
    const app = await openLanding();
    await app.user.click(apply());
    await waitFor(() => expect(phone()).toBeInvalid());
    expect(screen.queryByRole('alert')).toBeNull();
    for (const [field, error] of [
      [phone(), PHONE_ERROR],
      [captcha(), CAPTCHA_ERROR],
      [smsCode(), SMS_ERROR],
    ] as const) {
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(error);
    }
    expect(phone()).toHaveFocus();
    await app.user.type(phone(), '1');
    expect(phone()).toBeValid();
    expect(await sandbox.calls(PATHS.registration)).toEqual([]);
  });

  it.each([
    [{ phone: '138' }, PHONE_ERROR],
    [{ captcha: ' ' }, CAPTCHA_ERROR],
  ])('%j: Send code says %s', async (texts, error) => {
    const app = await openLanding();
    await fill(app, { ...texts, smsCode: '' });
    await app.user.click(sendCode());
    expect(await screen.findByText(error)).toBeVisible();
    expect(smsCode()).toHaveAttribute('aria-invalid', 'false');
    expect(await sandbox.calls(PATHS.smsCode)).toEqual([]);
  });

  it('a captcha can be refreshed only with a mobile number', async () => {
    const app = await openLanding();
    const before = (await picture()).src;
    await app.user.click(screen.getByRole('button', { name: 'Refresh captcha' }));
    await waitFor(() => expect(phone()).toHaveAccessibleDescription(PHONE_ERROR));
    expect((await picture()).src).toBe(before);
    await fill(app);
    await app.user.click(screen.getByRole('button', { name: 'Refresh captcha' }));
    await waitFor(async () => expect((await picture()).src).not.toBe(before));
    expect(captcha()).toHaveValue('');
  });
});

describe('The fields', () => {
  it('have their input modes, and accept 11, 4 and 6 characters, typed or pasted', async () => {
    const app = await openLanding();
    for (const field of [phone(), smsCode()]) {
      expect(field).toHaveAttribute('type', 'tel');
      expect(field).toHaveAttribute('inputmode', 'numeric');
    }
    expect(smsCode()).toHaveAttribute('autocomplete', 'one-time-code');
    await app.user.type(phone(), '138001380001234');
    await app.user.type(captcha(), 'abcdef');
    await app.user.type(smsCode(), '12345678');
    expect(values()).toEqual(['13800138000', 'abcd', '123456']);
    await app.user.clear(smsCode());
    await app.user.click(smsCode());
    await app.user.paste('Código: 98-76-54.');
    expect(smsCode()).toHaveValue('987654');
  });

  it('keep number and code after the agreement was read, with a new captcha', async () => {
    const app = await openLanding();
    const before = (await picture()).src;
    await fill(app);
    await app.user.click(screen.getByRole('link', { name: 'Registration agreement' }));
    expect(await heading('Registration agreement')).toBeVisible();
    expect(app.address().path).toBe('/agreementTemplate');
    await app.user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(phone()).toHaveValue('13800138000'));
    expect(smsCode()).toHaveValue('123456');
    expect(captcha()).toHaveValue('');
    expect((await picture()).src).not.toBe(before);
    expect(await sandbox.calls(PATHS.visit)).toHaveLength(1);
  });
});

describe('The countdown', () => {
  const start = Date.parse('2031-01-15T12:00:00Z');
  const askForCode = async () => {
    const app = await openLanding();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    await requestCode(app);
    return app;
  };

  it('starts when the code was sent, and follows the clock; a tap during it shows a message, one after it sends', async () => {
    const app = await askForCode();
    expect(sendCode()).toHaveAccessibleDescription('60 s left');
    expect(sendCode()).toBeEnabled();
    expect(sendCode()).toHaveAttribute('aria-disabled', 'true');
    await app.user.click(sendCode());
    await toast(RESEND_ERROR);
    expect(smsCode()).toHaveAccessibleDescription(RESEND_ERROR);
    const [{ body } = {}, ...more] = await sandbox.calls(PATHS.smsCode);
    expect(more).toEqual([]);
    // The captcha stays.
    expect(captcha()).toHaveValue('ab12');
    expect((await picture()).src).toContain(String(body?.sid));
    vi.setSystemTime(start + 45_000);
    await waitFor(() => expect(sendCode()).toHaveAccessibleDescription('15 s left'));
    vi.setSystemTime(start + 60_000);
    await waitFor(() => expect(sendCode()).toHaveAccessibleDescription(''));
    expect(sendCode()).toHaveAttribute('aria-disabled', 'false');
    await sandbox.fault({ path: PATHS.smsCode, kind: 'data', data: {} });
    await app.user.click(sendCode());
    await waitFor(() => expect(sendCode()).toHaveAccessibleDescription('60 s left'));
    expect(await sandbox.calls(PATHS.smsCode)).toHaveLength(2);
  });

  it('continues after a reload of the page', async () => {
    (await askForCode()).unmount();
    vi.setSystemTime(start + 20_000);
    await openLanding();
    expect(sendCode()).toHaveAccessibleDescription('40 s left');
    expect(phone()).toHaveValue('13800138000');
    expect(Object.keys({ ...localStorage, ...sessionStorage }).join()).toMatch(/\blogin\.resendAt\b/);
  });

  it('does not start when no code was sent', async () => {
    const app = await openLanding();
    await sandbox.fault({ path: PATHS.smsCode, kind: 'status', status: 500 });
    await fill(app, { smsCode: '' });
    await app.user.click(sendCode());
    await toast('Our service has a problem right now (code 500). Please try again.');
    expect(sendCode()).toHaveAccessibleDescription('');
  });
});

describe('The template', () => {
  it("changes the page's hero; its text about applying describes the button", async () => {
    await sandbox.fault({
      path: PATHS.template,
      kind: 'data',
      data: { template: { title: 'Hello there', subtitle: 'Come in', buttonText: 'Get mine' } },
    });
    await openLanding();
    expect(await screen.findByRole('heading', { name: 'Hello there' })).toBeVisible();
    expect(screen.getByText('Come in')).toBeVisible();
    expect(apply()).toHaveAccessibleDescription('Get mine');
    expect((await sandbox.calls(PATHS.template))[0]?.query).toMatchObject({ templateId: '2' });
  });

  it('may have no fields', async () => {
    await sandbox.fault({ path: PATHS.template, kind: 'data', data: null });
    await openLanding();
    expect(await screen.findByRole('heading', { name: 'Borrow ₹10,000.00 and know what you pay' })).toBeVisible();
  });

  it('that fails to load shows an error with `Try again`, and the form works', async () => {
    await sandbox.fault({ path: PATHS.template, kind: 'reset-before' });
    const app = await openLanding();
    await toast('error');
    await requestCode(app);
    expect(await sandbox.calls(PATHS.template)).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'A loan without surprises' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it("that is refused shows the server's message, and a way to the calculator instead of the form", async () => {
    await sandbox.fault({ path: PATHS.template, kind: 'refuse', code: '7', message: 'This channel is closed' });
    const app = await open('/promotion?id=2');
    await toast('This channel is closed');
    expect(screen.getByRole('heading', { name: 'You can no longer register through this link' })).toBeVisible();
    expect(screen.getByText('This channel is closed', { selector: 'header *' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'See what a loan costs' }));
    expect(await screen.findByLabelText('Loan amount')).toBeVisible();
    expect(app.address().parameters).toMatchObject({ sessionId: 'session-10001' });
  });

  it('that is refused without a campaign leaves the form, and no retry', async () => {
    await sandbox.fault({ path: PATHS.template, kind: 'refuse', code: '7', message: 'No template' });
    await open('/promotion');
    await toast('No template');
    await picture();
    expect(apply()).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('that a server with a fault refuses can be requested again, and the form works', async () => {
    await sandbox.fault({
      path: PATHS.template,
      kind: 'status',
      status: 503,
      body: { code: 7, message: 'Maintenance' },
    });
    const app = await openLanding();
    await toast('Maintenance');
    await requestCode(app);
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'A loan without surprises' })).toBeVisible();
  });
});

describe('Before applying, a visitor sees', () => {
  const lender = () => within(screen.getByRole('heading', { name: 'Who lends' }).closest('section') ?? document.body);

  it('what an example costs and when it is paid, and who lends, without a licence where the brand names none', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 12) });
    await openLanding();
    expect(screen.getByText('You receive').nextElementSibling).toHaveTextContent('₹10,000.00');
    expect(screen.getByText('You pay').nextElementSibling).toHaveTextContent('₹10,273.00');
    expect(screen.getByText('2027-02-21').closest('p')).toHaveTextContent(
      'In 3 payments, the last on 2027-02-21. An example of our calculator.',
    );
    vi.useRealTimers();
    expect(lender().getByText('Préstamo Azul, S.A.P.I. de C.V.')).toBeVisible();
    expect(lender().getByText(/Paseo de la Reforma/)).toBeVisible();
    expect(lender().getByRole('link', { name: '+52 55 5000 1234' })).toHaveAttribute('href', 'tel:+525550001234');
    expect(screen.queryByText(/licence/i)).toBeNull();
  });

  it("the brand's licence, and which numbers its pattern takes", async () => {
    await openLanding({ appName: 'PrestamoPrueba' });
    expect(lender().getByText('Test licence 0000, supervised by the Test Authority.')).toBeVisible();
    expect(phone()).toHaveAccessibleDescription('10 digits, with the area code');
  });
});

it('The step that comes next is marked; all fields can be used at any time', async () => {
  const app = await openLanding();
  const current = () => document.querySelector('[aria-current="step"]');
  expect(current()).toContainElement(phone());
  await app.user.type(captcha(), 'ab12');
  expect(current()).toContainElement(phone());
  await enter(app.user, phone(), '13800138000');
  expect(current()).toContainElement(smsCode());
  await app.user.clear(captcha());
  expect(current()).toContainElement(captcha());
  await app.user.type(captcha(), 'ab12');
  await enter(app.user, smsCode(), '123456');
  expect(current()).toBeNull();
});

it('A step has a tick only while its field holds what the server accepted', async () => {
  const app = await openLanding();
  const ticked = () =>
    [phone(), captcha(), smsCode()].map((field) => field.closest('[data-accepted]')?.getAttribute('data-accepted'));
  await fill(app);
  expect(ticked()).toEqual(['false', 'false', 'false']);
  await sandbox.fault({ path: PATHS.smsCode, kind: 'refuse', code: '5', message: 'Not now' });
  await app.user.click(sendCode());
  await toast('Not now');
  expect(ticked()).toEqual(['false', 'false', 'false']);
  await sandbox.fault({ path: PATHS.smsCode, kind: 'data', data: {} });
  await app.user.click(sendCode());
  await toast(CODE_SENT);
  expect(ticked()).toEqual(['true', 'true', 'false']);
  await app.user.clear(phone());
  await enter(app.user, phone(), '13800138001');
  expect(ticked()).toEqual(['false', 'true', 'false']);
  await app.user.click(screen.getByRole('button', { name: 'Refresh captcha' }));
  await picture();
  await enter(app.user, captcha(), 'ab12');
  expect(ticked()).toEqual(['false', 'false', 'false']);
});

it('The captcha can be loaded again if its session or picture failed to load', async () => {
  await sandbox.fault({ path: PATHS.captchaSession, kind: 'status', status: 502 });
  const app = await open('/promotion?id=2');
  await app.user.click(await screen.findByRole('button', { name: 'Try again' }));
  fireEvent.error(await picture());
  expect(screen.queryByRole('img', { name: 'Picture with the characters to type' })).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await picture()).toBeInTheDocument();
  expect(await sandbox.calls(PATHS.captchaSession)).toHaveLength(3);
});

describe('Tracking', () => {
  it('reports a visit once and a click with the phone, and shows no failure of them', async () => {
    await sandbox.fault({ path: PATHS.visit, kind: 'refuse', message: 'no visits' });
    await sandbox.fault({ path: PATHS.click, kind: 'status', status: 500 });
    const app = await openLanding({ user_from: 'u1', utm_tag: 'tag' });
    await requestCode(app);
    const [visit, ...more] = await sandbox.calls(PATHS.visit);
    expect(more).toEqual([]);
    const tags = { page_id: '2', user_from: 'u1', utm_tag: 'tag', page_type: '1', client_type: 'android' };
    expect(visit?.query).toMatchObject(tags);
    expect(visit?.query).not.toHaveProperty('app_from');
    await waitFor(async () => {
      const clicks = await sandbox.calls(PATHS.click);
      expect(clicks.map(({ query }) => query)).toMatchObject([{ ...tags, phone: '13800138000' }]);
    });
    expect(screen.queryByText('no visits')).not.toBeInTheDocument();
  });

  it("contains the template's id if the address has no id", async () => {
    await sandbox.fault({ path: PATHS.template, kind: 'data', data: { id: 7, template: {} } });
    const app = await open('/promotion');
    await picture();
    await requestCode(app);
    for (const path of [PATHS.visit, PATHS.click]) {
      await waitFor(async () => {
        const calls = await sandbox.calls(path);
        expect(calls.map(({ query }) => query.page_id)).toEqual(['7']);
      });
    }
  });

  it('does not end the session if a visit or a click is refused for it', async () => {
    for (const path of [PATHS.visit, PATHS.click]) {
      await sandbox.fault({ path, kind: 'status', status: 401 });
    }
    const app = await openLanding();
    await requestCode(app);
    await waitFor(async () => expect(await sandbox.calls(PATHS.click)).toHaveLength(1));
    expect(app.address().path).toBe('/promotion');
  });
});
