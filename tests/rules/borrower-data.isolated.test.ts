/** When the data of other borrowers is removed from the device. */

import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { databaseIdle, databaseOfEachTest } from '../journeys/fake-database';

const TEXT = v.string();
const openAs = (userId: string) => window.history.replaceState(null, '', `/#/x${userId && `?userId=${userId}`}`);

const database = databaseOfEachTest();
let page: typeof import('../../src/platform/borrower-data');
let storage: typeof import('../../src/platform/storage');

beforeEach(async () => {
  vi.resetModules();
  storage = await import('../../src/platform/storage');
  page = await import('../../src/platform/borrower-data');
  openAs('7');
});

/** Saves something of the address's borrower in each storage. */
async function save(): Promise<void> {
  const { changeDatabase } = await import('../../src/platform/database');
  storage.localStore.write('main.a', 'x');
  storage.sessionStore.write('main.a', 'x');
  await changeDatabase('main.a', TEXT, () => 'x');
}
/** How many of the storages have something of a borrower. */
async function count(userId: string): Promise<number> {
  await databaseIdle();
  const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...database.entries.keys()];
  return keys.filter((key) => key.includes(`userId%3D${userId}:`)).length;
}

it('The data of another borrower is removed when the page opens', async () => {
  await save();
  openAs('8');
  await save();
  page.watchBorrower(() => undefined)();
  expect([await count('7'), await count('8')]).toEqual([0, 3]);
});

it('A page without a borrower removes nothing', async () => {
  await save();
  openAs('');
  page.watchBorrower(() => undefined)();
  expect(await count('7')).toBe(3);
});

it.each(['popstate', 'hashchange'])('It is removed when the address changes: %s', async (event) => {
  const changed = vi.fn();
  const forgotten = vi.fn();
  page.onOtherBorrower(forgotten);
  const stop = page.watchBorrower(changed);
  await save();
  window.dispatchEvent(new Event(event));
  expect(changed).not.toHaveBeenCalled();
  openAs('8');
  window.dispatchEvent(new Event(event));
  expect([changed.mock.calls.length, forgotten.mock.calls.length]).toEqual([1, 1]);
  expect(await count('7')).toBe(0);
  expect(page.checkBorrower()).toBe(false);
  stop();
  openAs('7');
  window.dispatchEvent(new Event(event));
  expect(changed).toHaveBeenCalledOnce();
  expect(page.checkBorrower()).toBe(true);
  expect(forgotten).toHaveBeenCalledTimes(2);
});

it('It is removed when the browser shows a page again that it has kept', async () => {
  const stop = page.watchBorrower(() => undefined);
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  // Another tab has saved it meanwhile.
  openAs('8');
  await save();
  openAs('7');
  show(false);
  expect(await count('8')).toBe(3);
  show(true);
  expect(await count('8')).toBe(0);
  openAs('8');
  await save();
  openAs('7');
  stop();
  show(true);
  expect(await count('8')).toBe(3);
});
