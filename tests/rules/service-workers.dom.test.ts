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

  it('deletes the files of all builds but its own and the previous one', async () => {
    const listeners = new Map<string, (event: object) => void>();
    const deleted: string[] = [];
    const nameOf = (build: string) => `offline ${new URL('./', window.location.href).href} ${build}`;
    vi.stubGlobal('__OFFLINE_BUILD__', { id: '4', policy: "'sha", screens: [], files: [], needed: 0 });
    vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
    vi.stubGlobal('registration', {});
    vi.stubGlobal('clients', { claim: async () => undefined });
    vi.stubGlobal('caches', {
      keys: async () => ['of another page', ...['1', '2', '3', '4'].map(nameOf)],
      delete: async (name: string) => deleted.push(name),
    });
    await import('../../src/start/offline-worker');
    await new Promise((resolve) => listeners.get('activate')?.({ waitUntil: resolve }));
    expect(deleted).toEqual(['1', '2'].map(nameOf));
  });

  it('is registered in one place', () => {
    const code = sourcesOf('src', ['.ts', '.tsx']).filter(({ text }) => /serviceWorker\??\.register/.test(text));
    expect(code.map(({ file }) => file)).toEqual(['src/platform/service-workers.ts']);
  });
});
