/** The promotion: a visitor registers on the landing page and reaches the download. */
import { expect, it } from 'vitest';
import { PATHS } from '../../src/contract/paths.ts';
import { hostOfFile } from '../webview/fixture.ts';
import { role, text } from '../webview/web-view.ts';

const open = hostOfFile();
const PHONE = '13800138000';

it('A visitor registers', async () => {
  const { view, backend } = await open('/promotion?id=1&app_from=web&UC=7', { handlers: [] });
  await view.settled();
  await view.type(role('textbox', 'Mobile number'), PHONE);
  await expect.poll(() => backend.calls(PATHS.captchaImage)).toHaveLength(1);
  const [captcha] = await backend.calls(PATHS.captchaImage);
  const answer = await backend.captchaText(String(captcha?.query.sid));
  await view.type(role('textbox', 'Image captcha'), answer);
  await view.tap(role('button', 'Send code'));
  await expect.poll(() => backend.smsCode(PHONE).catch(() => '')).toMatch(/^\d+$/);
  await view.type(role('textbox', 'SMS code'), await backend.smsCode(PHONE));
  await view.tap(role('button', 'Apply'));
  await view.see(text('Registration successful'));
  expect((await view.address()).hash).toMatch(/^#\/downloadTemplate\?.*UC=7/);
});
