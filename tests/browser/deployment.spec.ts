/** A new deployment while a page is open: the files that the page refers to are gone. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '../../sandbox/server.ts';
import { builtApp } from '../builds.ts';
import { expect, test, waitForScreen } from './fixtures.ts';

test('Try again opens the screen of the new deployment, with address and draft', async ({ page, expectOnConsole }) => {
  // The last: the styles that are loaded when the page is idle, if that comes after the deployment.
  expectOnConsole(/Failed to load resource|dynamically imported module|Refused to apply style/);
  const dist = await mkdtemp(join(tmpdir(), 'deployment-'));
  await cp(builtApp('plain'), dist, { recursive: true });
  const sandbox = await startSandbox({ dist, quiet: true });
  await page.goto(`${sandbox.origin}/?language=1&userId=10001#/complainPageNext?problemType=3&orderNo=1000174`);
  await waitForScreen(page);
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.fill('Two calls a day');
  await description.blur();

  await rm(dist, { recursive: true });
  await cp(builtApp('dictionary'), dist, { recursive: true });
  await page.evaluate(() => window.location.assign('#/error/joint-login-fail?orderNo=1000174'));
  const failure = page.getByRole('main').getByRole('alert');
  await failure.getByRole('button', { name: 'Try again' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Login failed' })).toBeVisible();
  expect(page.url()).toContain('orderNo=1000174');

  await page.goBack();
  await expect(description).toHaveValue('Two calls a day');
  await sandbox.close();
  await rm(dist, { recursive: true });
});
