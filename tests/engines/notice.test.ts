/** The notice of an app that does not start: a throw in each module of the start, and a tap made before it. */
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import boot from '../../locales/boot.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { PATHS } from '../../src/contract/paths.ts';
import { hostOfFile } from '../webview/fixture.ts';
import { role } from '../webview/web-view.ts';
import { PLANTED, START_MODULES } from './planted.ts';

const open = hostOfFile();
const dist = join(inject('dist'), '..', PLANTED);

const expectNotice = async (module: string) => {
  const { view } = await open(`/repay?productId=101&orderId=1000174&plant=${module}`, { dist });
  view.expectOnConsole(/planted/);
  const notice = role('alert');
  expect(await view.see(notice)).toContain(boot.en.failed);
  await view.see(role('button', boot.en.retry, { within: notice }));
  await view.see(role('link', new RegExp(`^${boot.en.service}: `), { within: notice }));
  expect(await view.evaluate('return document.getElementById("first-paint").innerText')).toContain('₹3,460.45');
};

const [first, ...others] = START_MODULES;
it(`A throw in ${first} is shown over the first paint`, { tags: ['smoke'] }, () => expectNotice(first));
it.each(others)('A throw in %s is shown over the first paint', expectNotice);

it('Without a throw, the same build starts', async () => {
  const { view } = await open('/repay?productId=101&orderId=1000174', { dist });
  await view.settled();
  await view.gone(role('alert'));
  await view.tap(role('button', 'More'));
  await view.see(role('button', 'Hide'));
});

it('A tap made before is repeated neither after the notice nor by Try again', async () => {
  const { view, backend } = await open('/confirm-loan?productId=102&plant=main.tsx', { dist });
  view.expectOnConsole(/planted/);
  await view.see(role('alert'));
  await view.see(role('button', en['confirm.submit']));
  // The notice covers the button.
  await view.evaluate(
    'window.isOld = true; [...document.querySelectorAll("button")].find((each) => each.textContent.startsWith(argument)).click()',
    en['confirm.submit'],
  );
  await view.tap(role('button', boot.en.retry));
  const isReloaded = 'return !window.isOld && document.querySelector(".start-notice") !== null';
  await expect.poll(() => view.evaluate(isReloaded).catch(() => false)).toBe(true);
  expect(await backend.calls(PATHS.loanRequest)).toEqual([]);
});
