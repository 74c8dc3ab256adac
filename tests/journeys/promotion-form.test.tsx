import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FaultRequest } from '../admin-api';
import { enter, heading, type OpenedApp, PATHS } from './app';
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

const PHONE_ERROR = 'Please enter the phone number correctly';
const CAPTCHA_ERROR = 'Please enter the image captcha correctly';
const SMS_ERROR = 'Please enter the SMS code correctly';
const RESEND_ERROR = 'Please do not resend the code';

const { sandbox, open, openLanding, requestCode } = landingPage();

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
  'Every other refusal of %s (%s) has the message of the server, in a toast and beside the buttons, and starts no countdown',
  async (path, code, button) => {
    const app = await openLanding();
    await sandbox.fault({ path, kind: 'refuse', code, message: 'Closed for tonight' });
    await fill(app);
    await app.user.click(button());
    await waitFor(() => expect(screen.getAllByText('Closed for tonight')).toHaveLength(2));
    expect(captcha()).toHaveValue('ab12');
    expect(sendCode()).toHaveAccessibleDescription('');
    expect(app.address().path).toBe('/promotion');
  },
);

describe('An invalid form', () => {
  it('has an error beside each field, and no toast, and nothing is sent', async () => {
    const app = await openLanding();
    await app.user.click(apply());
    await waitFor(() => expect(phone()).toBeInvalid());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('11 digits, starting with 1')).toBeVisible();
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

  it('has neither the failure nor the hint of an earlier answer any more', async () => {
    const app = await openLanding();
    await requestCode(app);
    await sandbox.fault({ path: PATHS.registration, kind: 'refuse', code: '5', message: 'Closed for today' });
    await enter(app.user, smsCode(), '123456');
    await app.user.click(apply());
    await waitFor(() => expect(screen.getAllByText('Closed for today')).not.toHaveLength(0));
    const failure = screen.getByText('Closed for today', { selector: 'form *' });
    await app.user.clear(phone());
    await app.user.click(apply());
    expect(phone()).toHaveAccessibleDescription(PHONE_ERROR);
    expect(failure).not.toBeInTheDocument();
    expect(smsCode()).not.toHaveAccessibleDescription(CODE_SENT);
  });

  it('has the errors of phone and captcha after Send code', async () => {
    const app = await openLanding();
    await fill(app, { phone: '138', captcha: ' ', smsCode: '' });
    await app.user.click(sendCode());
    for (const error of [PHONE_ERROR, CAPTCHA_ERROR]) expect(await screen.findByText(error)).toBeVisible();
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

const ANSWERS = { kind: 'data', data: {} } as const;

/** Taps a button, and reads the agreement before the answer comes. */
async function leaveBeforeAnswer(name: 'Send code' | 'Apply', answer: Omit<FaultRequest, 'path'>): Promise<OpenedApp> {
  const app = await openLanding();
  const path = name === 'Apply' ? PATHS.registration : PATHS.smsCode;
  await sandbox.fault({ path, ms: 100_000, ...answer } as FaultRequest);
  await fill(app);
  await app.user.click(screen.getByRole('button', { name }));
  await app.user.click(screen.getByRole('link', { name: 'Registration agreement' }));
  await heading('Registration agreement');
  return app;
}

async function goBack({ user }: OpenedApp) {
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await picture();
}

describe('A visitor who reads the agreement when the answer comes', () => {
  it.each([
    ['Send code', { kind: 'refuse', code: '11' }, 'Already registered, please download the app and log in'],
    ['Apply', ANSWERS, 'Registration successful'],
  ] as const)('stays there: %s, %j', async (name, answer, text) => {
    const app = await leaveBeforeAnswer(name, answer);
    await sandbox.clearFaults();
    await toast(text);
    expect(app.address().path).toBe('/agreementTemplate');
  });

  it('goes to the download page if back by then', async () => {
    const app = await leaveBeforeAnswer('Apply', ANSWERS);
    await goBack(app);
    await sandbox.clearFaults();
    await toast('Registration successful');
    expect(app.address().path).toBe('/downloadTemplate');
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
    await sandbox.answer(PATHS.smsCode, {});
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

  it('starts also on a page that was opened again while the code was being sent', async () => {
    await goBack(await leaveBeforeAnswer('Send code', ANSWERS));
    await sandbox.clearFaults();
    await toast(CODE_SENT);
    expect(sendCode()).toHaveAccessibleDescription('60 s left');
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
  await sandbox.answer(PATHS.smsCode, {});
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

// Its session: `faults.test.tsx`.
it('The captcha can be loaded again if its picture failed to load', async () => {
  const app = await openLanding();
  fireEvent.error(await picture());
  expect(screen.queryByRole('img', { name: 'Picture with the characters to type' })).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('The picture did not load. Load it again.');
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await picture()).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await sandbox.calls(PATHS.captchaSession)).toHaveLength(2);
});

it('A captcha that cannot be loaded says so, and no code is asked for as if it were typed wrong', async () => {
  await sandbox.fault({ path: PATHS.captchaSession, kind: 'status', status: 500, times: 3 });
  const app = await open('/promotion?id=2');
  expect(await screen.findByText('Our service has a problem right now (code 500). Please try again.')).toBeVisible();
  await app.user.type(phone(), '13812345678');
  await app.user.type(captcha(), 'ab12');
  await app.user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(captcha()).toHaveAccessibleDescription('Our service has a problem right now (code 500). Please try again.');
  expect(screen.getAllByText(/has a problem right now/)).toHaveLength(1);
  expect(await sandbox.calls(PATHS.smsCode)).toEqual([]);
  await sandbox.clearFaults();
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await picture()).toBeVisible();
  expect(captcha()).toHaveAccessibleDescription('');
});
