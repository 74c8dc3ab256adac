import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { enter, PATHS } from './app';
import {
  apply,
  CODE_SENT,
  captcha,
  fill,
  landingPage,
  phone,
  picture,
  sendCode,
  smsCode,
  toast,
  values,
} from './promotion-form';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const CAPTCHA_ERROR = 'Please enter the image captcha correctly';

const { sandbox, open, openLanding, captchaAnswer, requestCode } = landingPage();

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
    expect(smsCode()).toHaveFocus();

    const code = await sandbox.smsCode('13800138000');
    await enter(app.user, smsCode(), code === '000000' ? '111111' : '000000');
    await app.user.click(apply());
    await toast('The SMS code is not the one we sent');
    expect(captcha()).toHaveValue(answer);

    await app.user.clear(smsCode());
    await enter(app.user, smsCode(), code);
    for (let tap = 0; tap < 5; tap += 1) fireEvent.click(apply());
    await toast('Registration successful');
    expect(await screen.findByRole('heading', { name: 'Download the app' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
    const announcements = [...screen.getAllByRole('alert'), ...screen.queryAllByRole('status')];
    expect(announcements.filter(({ textContent }) => textContent === 'Registration successful')).toHaveLength(1);
    expect(app.address().path).toBe('/downloadTemplate');
    // What was typed is no longer needed.
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/login\.(phone|smsCode)/);

    const [sid] = (await sandbox.calls(PATHS.smsCode)).map(({ body }) => body.sid).slice(-1);
    const [, registration, ...more] = await sandbox.calls(PATHS.registration);
    expect(more).toEqual([]);
    expect(await sandbox.calls(PATHS.click)).toHaveLength(4);
    // All fields: `tests/rules/commands.dom.test.ts`.
    const campaign = { invite_code: 'INV1', user_from: 'u1', id: '2', app_from: 'web', utm_tag: 'tag' };
    const deviceId = expect.stringMatching(UUID);
    expect(registration?.body).toMatchObject({ capcode: answer, sid, deviceId, smsCode: code, ...campaign });
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

  it('whose answer was lost sees a message, keeps the input, and can apply again', async () => {
    const app = await openLanding();
    await sandbox.fault({ path: PATHS.registration, kind: 'reset-before' });
    await fill(app);
    await app.user.click(apply());
    await toast('We did not get a clear answer. Tap “Apply” again: your number can be registered only once.');
    expect(values()).toEqual(['13800138000', 'ab12', '123456']);
    expect(await sandbox.calls(PATHS.registration)).toHaveLength(1);
  });
});

describe('The template', () => {
  it("changes the page's hero; its text about applying describes the button, if it is not the button's own", async () => {
    await sandbox.answer(PATHS.template, {
      template: { title: 'Hello there', subtitle: 'Come in', buttonText: 'Get mine' },
    });
    const { unmount } = await openLanding();
    expect(await screen.findByRole('heading', { name: 'Hello there' })).toBeVisible();
    expect(screen.getByText('Come in')).toBeVisible();
    expect(apply()).toHaveAccessibleDescription('Get mine');
    expect((await sandbox.calls(PATHS.template))[0]?.query).toMatchObject({ templateId: '2' });
    unmount();
    await sandbox.answer(PATHS.template, { template: { title: 'Hello there', buttonText: ' Apply ' } });
    await openLanding();
    await screen.findByRole('heading', { name: 'Hello there' });
    expect(apply()).not.toHaveAccessibleDescription();
  });

  it('gives the hero its background: in the dark scheme no light one, and a shaded dark one', async () => {
    const hero = () => document.querySelector<HTMLElement>('[style*="--brand-gradient"]');
    const openWith = async (background: string) => {
      await sandbox.answer(PATHS.template, { template: { title: 'The template', background } });
      const app = await openLanding();
      await screen.findByRole('heading', { name: 'The template' });
      return app;
    };
    const light = await openWith('#e8f1fa');
    expect(hero()?.style.getPropertyValue('--brand-gradient')).toBe('#e8f1fa');
    light.unmount();
    const real = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
      ...real(media),
      matches: media === '(prefers-color-scheme: dark)',
    }));
    const dark = await openWith('#e8f1fa');
    expect(hero()).toBeNull();
    dark.unmount();
    await openWith('#0a4a86');
    expect(hero()?.style.getPropertyValue('--brand-gradient')).toMatch(/^linear-gradient\(.+\), #0a4a86$/);
  });

  it('may have no fields', async () => {
    await sandbox.answer(PATHS.template, null);
    await openLanding();
    expect(await screen.findByRole('heading', { name: /^Borrow ?₹10,000.00 ?and know the interest$/ })).toBeVisible();
  });

  it.each([
    ['fails to load', { kind: 'reset-before' }, 'error'],
    ['a server with a fault refuses', { kind: 'status', status: 503, body: { code: 7, message: 'Later' } }, 'Later'],
  ] as const)('that %s can be requested again, and the form works', async (_what, fault, words) => {
    await sandbox.fault({ path: PATHS.template, ...fault });
    const app = await openLanding();
    await toast(words);
    await requestCode(app);
    expect(await sandbox.calls(PATHS.template)).toHaveLength(1);
    const retry = screen.getByRole('button', { name: 'Try again' });
    expect(retry.closest('[role="alert"]')).not.toBeNull();
    await app.user.click(retry);
    expect(await screen.findByRole('heading', { name: 'A loan without surprises' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it("that is refused shows the server's message, and a way to the calculator instead of the form", async () => {
    await sandbox.fault({ path: PATHS.template, kind: 'refuse', code: '7', message: 'This channel is closed' });
    const app = await open('/promotion?id=2');
    await toast('This channel is closed');
    expect(screen.getByRole('heading', { name: 'You can’t register through this link now' })).toBeVisible();
    expect(screen.getByText('This channel is closed', { selector: 'header *' })).toBeVisible();
    // The brand's own logo, beside its name.
    expect(document.querySelector('header p > svg')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Promotion' })).toBeVisible();
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
});

describe('Before applying, a visitor sees', () => {
  const lender = () => within(screen.getByRole('heading', { name: 'The lender' }).closest('section') ?? document.body);

  it('what an example costs and when it is paid, and who lends, without a licence where the brand names none', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22, 18) });
    await openLanding();
    expect(screen.getByText('You receive').nextElementSibling).toHaveTextContent('₹10,000.00');
    expect(screen.getByText('You pay').nextElementSibling).toHaveTextContent('₹10,273.00');
    expect(screen.getByRole('heading', { name: 'Example, before commission and VAT' })).toBeVisible();
    expect(screen.getByText('2027-02-21').closest('p')).toHaveTextContent('3 payments, the last on 2027-02-21.');
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

describe('Tracking', () => {
  it('reports a visit once and a click with the phone, shows no failure of them, and has the cookie of the device', async () => {
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
    expect(document.cookie.replace('deviceId=', '')).toMatch(UUID);
  });

  it("contains the template's id if the address has no id", async () => {
    await sandbox.answer(PATHS.template, { id: 7, template: {} });
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
    for (const path of [PATHS.visit, PATHS.click]) await sandbox.fault({ path, kind: 'status', status: 401 });
    const app = await openLanding();
    await requestCode(app);
    await waitFor(async () => expect(await sandbox.calls(PATHS.click)).toHaveLength(1));
    expect(app.address().path).toBe('/promotion');
  });
});
