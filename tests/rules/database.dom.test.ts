/** What is saved in the database, and in local storage while the database cannot be used. */
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeDatabase, changeSaved, readDatabase, readSaved, removeOthersSaved } from '../../src/platform/database';
import { holdTimers } from '../hold-timers';
import { databaseOfEachTest, installDatabase } from '../journeys/fake-database';

const LIST = v.array(v.string());
const KEY = 'main.list';

const openAs = (userId: string) => window.history.replaceState(null, '', userId && `/#/x?userId=${userId}`);
const add = (text: string) => changeSaved(KEY, LIST, (saved = []) => [...saved, text]);
const read = () => readSaved(KEY, LIST);

const database = databaseOfEachTest();
beforeEach(() => openAs('7'));

describe('A value', () => {
  it('is changed in the database, for its borrower', async () => {
    expect(await read()).toEqual({ value: undefined, persisted: true });
    expect(await add('a')).toEqual({ value: ['a'], persisted: true });
    expect(await add('b')).toEqual({ value: ['a', 'b'], persisted: true });
    expect(await read()).toEqual({ value: ['a', 'b'], persisted: true });
    expect([...database.entries]).toEqual([['userId%3D7:main.list', ['a', 'b']]]);
    expect(localStorage).toHaveLength(0);
    openAs('8');
    expect(await read()).toEqual({ value: undefined, persisted: true });
  });

  it('of another shape is none', async () => {
    database.entries.set('userId%3D7:main.list', 'text');
    expect(await read()).toEqual({ value: undefined, persisted: true });
    expect(await add('a')).toEqual({ value: ['a'], persisted: true });
  });

  it('is saved in local storage while the database cannot be used, and stays there', async () => {
    database.deny();
    expect(await read()).toEqual({ value: undefined, persisted: false });
    expect(await add('a')).toEqual({ value: ['a'], persisted: false });
    installDatabase();
    expect(await read()).toEqual({ value: ['a'], persisted: false });
    expect(await add('b')).toEqual({ value: ['a', 'b'], persisted: false });
    expect(database.entries.size).toBe(0);
  });

  it('is changed once where only reading works', async () => {
    await add('a');
    const mend = database.failWrites();
    const change = vi.fn((saved: string[] = []) => [...saved, 'b']);
    expect(await changeSaved(KEY, LIST, change)).toEqual({ value: ['a', 'b'], persisted: false });
    expect(change).toHaveBeenCalledOnce();
    mend();
    expect(await read()).toEqual({ value: ['a', 'b'], persisted: false });
  });

  it('is not awaited longer than three seconds', async () => {
    const answer = database.hold();
    const deadline = holdTimers(3000);
    const reading = read();
    await vi.waitUntil(() => deadline.count() === 1);
    deadline.run();
    expect(await reading).toEqual({ value: undefined, persisted: false });
    answer();
    await add('a');
    expect(deadline.count()).toBe(0);
  });

  it('of the database alone is undefined without it, and says so', async () => {
    expect(await changeDatabase(KEY, LIST, () => ['a'])).toBe(true);
    expect(await readDatabase(KEY, LIST)).toEqual(['a']);
    database.deny();
    expect(await changeDatabase(KEY, LIST, () => ['b'])).toBe(false);
    expect(await readDatabase(KEY, LIST)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });
});

it('The entries of other borrowers are removed, and no others', async () => {
  for (const userId of ['7', '8', '']) {
    openAs(userId);
    await add('a');
  }
  await changeSaved('setting.list', LIST, () => ['of the device']);
  openAs('8');
  await removeOthersSaved();
  expect([...database.entries.keys()]).toEqual(['userId%3D8:main.list', 'setting.list']);
  database.deny();
  await expect(removeOthersSaved()).resolves.toBeUndefined();
});
