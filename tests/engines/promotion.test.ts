/** The promotion: a visitor registers on the landing page and reaches the download. */
import { expect, it } from 'vitest';
import type { LoggedCall } from '../../sandbox/calls.ts';
import { hostOfFile } from '../webview/fixture.ts';
import { role, text } from '../webview/web-view.ts';

const open = hostOfFile();
const PHONE = '13800138000';

it('A visitor registers', async () => {
  const { view, backend } = await open('/promotion?id=1&app_from=web&UC=7', { handlers: [] });
  await view.settled();
  await view.type(role('textbox', 'Mobile number'), PHONE);
  const captchas = async () =>
    (await backend.admin<LoggedCall[]>('GET', '/calls')).filter(({ path }) => path.endsWith('/get-captcha'));
  await expect.poll(captchas).toHaveLength(1);
  const [captcha] = await captchas();
  const { answer } = await backend.admin<{ answer: string }>('GET', `/captcha?sid=${captcha?.query.sid}`);
  await view.type(role('textbox', 'Image captcha'), answer);
  await view.tap(role('button', 'Send code'));
  const codeOf = () => backend.admin<{ code: string }>('GET', `/sms?phone=${PHONE}`);
  await expect
    .poll(async () =>
      codeOf().then(
        ({ code }) => code,
        () => '',
      ),
    )
    .toMatch(/^\d+$/);
  await view.type(role('textbox', 'SMS code'), (await codeOf()).code);
  await view.tap(role('button', 'Apply'));
  await view.see(text('Registration successful'));
  expect((await view.address()).hash).toMatch(/^#\/downloadTemplate\?.*UC=7/);
});
