import { afterEach, describe, expect, it, vi } from 'vitest';
import { removeServiceWorkers } from '../../src/platform/service-workers';
import { sourcesOf } from './sources';

function install(serviceWorker: unknown): void {
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('A service worker', () => {
  it('of an older release is removed, however many there are', async () => {
    const left = [vi.fn(async () => true), vi.fn(async () => false)];
    install({ getRegistrations: async () => left.map((unregister) => ({ unregister })) });
    await removeServiceWorkers();
    for (const unregister of left) expect(unregister).toHaveBeenCalledOnce();
  });

  it.each<[string, unknown]>([
    ['are not known', undefined],
    ['are denied', { getRegistrations: () => Promise.reject(new DOMException('denied', 'SecurityError')) }],
    ['can not be removed', { getRegistrations: async () => [{ unregister: () => Promise.reject(new Error('no')) }] }],
  ])('harms no start where they %s', async (_what, workers) => {
    install(workers);
    await expect(removeServiceWorkers()).resolves.toBeUndefined();
  });

  it('leaves no files, where this build has none', async () => {
    const deleted: string[] = [];
    vi.stubGlobal('caches', {
      keys: async () => ['offline https://h5.example/ 1', 'of another page'],
      delete: async (name: string) => deleted.push(name),
    });
    install({ getRegistrations: async () => [] });
    await removeServiceWorkers();
    expect(deleted).toEqual(['offline https://h5.example/ 1']);
  });

  it('is registered in one place', () => {
    const code = sourcesOf('src', ['.ts', '.tsx']).filter(({ text }) => /serviceWorker\??\.register/.test(text));
    expect(code.map(({ file }) => file)).toEqual(['src/platform/service-workers.ts']);
  });
});
