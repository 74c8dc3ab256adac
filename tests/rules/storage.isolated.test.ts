import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Storages from '../../src/platform/storage';
import type { StorageKey } from '../../src/platform/storage-keys';
import { sourcesOf } from './sources';

const AREAS = ['localStorage', 'sessionStorage'] as const;

const thrower = () => {
  throw new Error('the host is broken');
};

describe.each(AREAS)('What is kept in %s', (area) => {
  let store: Storages.Store;

  // A page of its own for each test: what could not be kept lasts as long as the page.
  beforeEach(async () => {
    vi.resetModules();
    const { localStore, sessionStore } = await import('../../src/platform/storage');
    store = area === 'localStorage' ? localStore : sessionStore;
  });

  const read = () => store.read('order.a', v.string());

  it('is read and removed', () => {
    expect(read()).toBeUndefined();
    expect(store.write('order.a', '1')).toBe(true);
    expect(read()).toBe('1');
    store.remove('order.a');
    expect(read()).toBeUndefined();
  });

  it('is cleared, except for some sections', () => {
    store.write('order.a', '1');
    store.write('setting.a', 'stays');
    store.write('main.a', 'stays too');
    window[area].setItem('of.another.page', 'x');
    store.clearExcept('setting', 'main');
    expect(read()).toBeUndefined();
    expect(store.read('setting.a', v.string())).toBe('stays');
    expect(store.read('main.a', v.string())).toBe('stays too');
    expect(window[area]).toHaveLength(2);
  });

  it('has a key with version and section', () => {
    store.write('bank.card.7', { chosen: true });
    expect({ ...window[area] }).toEqual({ 'v1:bank.card.7': '{"chosen":true}' });
  });

  it('has the borrower in its key, but for the settings of the device', () => {
    for (const key of ['order.setting.a', 'setting.a', 'host.a'] as const) store.write(key, 1, 'userId=a.b');
    const keys = ['v1:host.a', 'v1:setting.a', 'v1:userId%3Da%2Eb:order.setting.a'];
    expect(Object.keys(window[area]).sort()).toEqual(keys);
  });

  it('is read as it was written, for any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        store.write('txt.a', value);
        expect(store.read('txt.a', v.unknown())).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it.each(['', '{', 'undefined', 'null', '7', '["1"]', '{"a":1}'])('is removed alone if it is damaged: %j', (json) => {
    store.write('order.b', 'stays');
    window[area].setItem('v1:order.a', json);
    expect(read()).toBeUndefined();
    expect(Object.keys(window[area])).toEqual(['v1:order.b']);
  });

  it('lasts until the page is closed if storage is blocked', () => {
    vi.spyOn(window, area, 'get').mockImplementation(thrower);
    expect(store.write('order.a', '1')).toBe(false);
    expect(read()).toBe('1');
    expect(store.read('order.b', v.string())).toBeUndefined();
    store.write('order.b', 'stays');
    store.remove('order.a');
    expect([read(), store.read('order.b', v.string())]).toEqual([undefined, 'stays']);
    store.write('order.a', '1');
    store.clearExcept('bank');
    expect(read()).toBeUndefined();
  });

  it('is the newest value when storage is full, not the saved one', () => {
    store.write('order.a', 'old');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(thrower);
    expect(store.write('order.a', 'new')).toBe(false);
    expect(read()).toBe('new');
    full.mockRestore();
    expect(store.write('order.a', 'newest')).toBe(true);
    expect(read()).toBe('newest');
  });
});

describe('What is marked or saved as one value', () => {
  beforeEach(() => vi.resetModules());

  it('is marked by `true` alone', async () => {
    const { hasFlag, setFlag, sessionStore } = await import('../../src/platform/storage');
    expect(hasFlag(sessionStore, 'order.seen')).toBe(false);
    setFlag(sessionStore, 'order.seen');
    expect([hasFlag(sessionStore, 'order.seen'), hasFlag(sessionStore, 'order.other')]).toEqual([true, false]);
    sessionStore.write('order.seen', 1);
    expect(hasFlag(sessionStore, 'order.seen')).toBe(false);
  });

  it('is removed by saving undefined', async () => {
    const { sessionStore, slot } = await import('../../src/platform/storage');
    const phone = slot(sessionStore, 'login.phone', v.string());
    phone.save('55');
    expect(phone.read()).toBe('55');
    phone.save(undefined);
    expect(sessionStorage).toHaveLength(0);
    expect(phone.read()).toBeUndefined();
  });

  it('may be changed by another tab, also while the page was hidden', async () => {
    const { watchOtherTabs } = await import('../../src/platform/storage');
    const changed = vi.fn();
    const stop = watchOtherTabs(changed);
    const happen = () => {
      window.dispatchEvent(new StorageEvent('storage'));
      document.dispatchEvent(new Event('visibilitychange'));
    };
    happen();
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    happen();
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('of other borrowers is removed, entries of other apps stay', async () => {
    const { localStore } = await import('../../src/platform/storage');
    window.history.replaceState(null, '', '/?userId=7');
    localStore.write('order.a', 'own');
    localStore.write('order.a', 'other', 'userId=8');
    window.localStorage.setItem('of.another.page', 'x');
    localStore.removeOthers();
    expect({ ...window.localStorage }).toEqual({ 'v1:userId%3D7:order.a': '"own"', 'of.another.page': 'x' });
  });
});

// @ts-expect-error -- the specification has no such section
'elsewhere.x' satisfies StorageKey;

describe('A name', () => {
  it('is not in a section whose use the specification does not define', () => {
    const unused = /['"`](?:public|personal|job|enum|citySelect|day)\.(?!\.)[\w$]/;
    expect("write('personal.name'").toMatch(unused);
    const files = sourcesOf('src', ['.ts', '.tsx']).filter(({ text }) => unused.test(text));
    expect(files.map(({ file }) => file)).toEqual([]);
  });
});
