/** What the tests of the landing page share. */
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { appOfFile, enter, type OpenedApp, PATHS } from './app';

export const CODE_SENT = 'The code has been sent, please check your phone';

/** Call it once per test file. Each test has a first-time visitor. */
export function landingPage() {
  const { sandbox, open } = appOfFile();
  beforeEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: a first-time visitor
    document.cookie = `deviceId=; Expires=${new Date(0).toUTCString()}; Path=/`;
  });
  return {
    sandbox,
    open,
    openLanding: async (parameters: Record<string, string> = {}): Promise<OpenedApp> => {
      const app = await open('/promotion?id=2', parameters);
      await picture();
      return app;
    },
    /** The text of the captcha: requests the picture as the browser would, then asks the sandbox. */
    captchaAnswer: async (): Promise<string> => {
      const { src } = await picture();
      expect((await fetch(src)).headers.get('content-type')).toMatch(/^image\//);
      return sandbox.captchaText(new URL(src).searchParams.get('sid') ?? '');
    },
    /** Requests a code, which the server accepts. */
    requestCode: async (app: OpenedApp): Promise<void> => {
      await sandbox.answer(PATHS.smsCode, {});
      await fill(app, { smsCode: '' });
      await app.user.click(sendCode());
      await toast(CODE_SENT);
    },
  };
}

export const phone = () => screen.getByRole('textbox', { name: 'Mobile number' });
export const captcha = () => screen.getByRole('textbox', { name: 'Image captcha' });
export const smsCode = () => screen.getByRole('textbox', { name: 'SMS code' });
export const sendCode = () => screen.getByRole('button', { name: 'Send code' });
export const apply = () => screen.getByRole('button', { name: 'Apply' });
export const picture = () =>
  screen.findByRole<HTMLImageElement>('img', { name: 'Picture with the characters to type' });
export const values = () => [phone(), captcha(), smsCode()].map((field) => (field as HTMLInputElement).value);
export const toast = async (text: string) => {
  await waitFor(() => expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain(text));
};

/** Fills in the form with valid values. */
export async function fill({ user }: OpenedApp, texts: { phone?: string; captcha?: string; smsCode?: string } = {}) {
  await enter(user, phone(), texts.phone ?? '13800138000');
  await enter(user, captcha(), texts.captcha ?? 'ab12');
  if (texts.smsCode !== '') await enter(user, smsCode(), texts.smsCode ?? '123456');
}
